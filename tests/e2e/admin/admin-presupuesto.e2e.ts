import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { download, follow, records } from '../support/actions'
import { button, confirmDeletion, demote, dialog, expectClean, field, openAs } from '../support/admin'
import { dropFiles } from '../support/drop'
import { type App, withApp } from '../support/harness'
import { rowOf } from '../support/panel'
import { toast } from '../support/reportar'

const PATH = '/admin/presupuesto'
const GASTOS = 'bomberos_presupuesto_gastos'
const INGRESOS = 'bomberos_presupuesto_ingresos'
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const INCOME_LABELS = [
  'Partida',
  'Denominación',
  'Codificado',
  'Devengado',
  'Recaudado',
  'Saldo por devengar',
]
const EXPENSE_LABELS = [
  'Partida',
  'Denominación',
  'Codificado',
  'Comprometido',
  'Devengado',
  'Pagado',
  'Saldo por comprometer',
  'Saldo por devengar',
]

type Line = { partida: string; codificado: number; saldoDevengar: number }

const stored = (page: Page, key: string) => records<Line>(page, key)
const coded = async (page: Page, key: string, code: string) =>
  (await stored(page, key)).filter(({ partida }) => partida === code)
const open = ({ page }: App, path = PATH) => openAs(page, 'tesoreria', path)
const headers = (page: Page) =>
  page.getByRole('columnheader').evaluateAll((all) => all.map((cell) => cell.textContent).filter(Boolean))
const labelsOf = async (page: Page) =>
  (await dialog(page).locator('label').allInnerTexts()).map((text) => text.replace(/\s*\*$/, ''))

const downloaded = (page: Page, name: string) => download(page, () => button(page, name).click())

const choose = (page: Page, name: string, buffer: Buffer) =>
  dialog(page).getByLabel('Archivo CSV o Excel').setInputFiles({ name, mimeType: 'text/csv', buffer })

test('the treasurer adds an income, edits it, deletes it and brings it back', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    await button(page, 'Agregar Ingreso').click()
    await expect.poll(() => labelsOf(page)).toEqual(INCOME_LABELS)
    await button(page, 'Guardar').click()
    await toast(page, 'Los campos partida y denominación son obligatorios.').waitFor()
    await field(page, 'Partida').fill('13.01.06')
    await field(page, 'Denominación').fill('Especies fiscales')
    await field(page, 'Codificado').fill('-1')
    await button(page, 'Guardar').click()
    await dialog(page).getByText('Ingrese un valor de 0 o más.').waitFor()
    await field(page, 'Codificado').fill('1.234,56')
    await field(page, 'Devengado').fill('1234.5')
    await field(page, 'Recaudado').fill('mil')
    await dialog(page).getByText('No es un valor en dólares: se guardará 0.').waitFor()
    await button(page, 'Guardar').click()
    await toast(page, 'Ingreso agregado').waitFor()
    await page.getByRole('tab', { name: 'Ingresos (9)' }).waitFor()
    await expect
      .poll(() => coded(page, INGRESOS, '13.01.06'))
      .toMatchObject([{ codificado: 1234.56, devengado: 1234.5, recaudado: 0, saldoDevengar: 0.06 }])

    await button(page, 'Editar 13.01.06').click()
    await expect.poll(() => field(page, 'Codificado').inputValue()).toBe('1.234,56')
    await field(page, 'Codificado').fill('2000')
    await field(page, 'Recaudado').fill('500')
    await button(page, 'Guardar').click()
    await toast(page, 'Partida actualizada').waitFor()
    await rowOf(page, '13.01.06').getByText('25,0').waitFor()
    await expect.poll(() => coded(page, INGRESOS, '13.01.06')).toMatchObject([{ saldoDevengar: 765.5 }])

    await button(page, 'Eliminar 13.01.06').click()
    await confirmDeletion(page, '¿Está seguro de eliminar la partida «13.01.06 Especies fiscales»?')
    await toast(page, 'Partida eliminada').waitFor()
    await page.getByRole('tab', { name: 'Ingresos (8)' }).waitFor()
    await button(page, 'Deshacer').click()
    await rowOf(page, '13.01.06').waitFor()
    await expect.poll(() => coded(page, INGRESOS, '13.01.06')).toHaveLength(1)
  }))

test('an odd expense gets warnings, can be saved after a question and shows the overdraft', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    await button(page, 'Agregar Gasto').click()
    expect(new URL(page.url()).searchParams.get('tab')).toBe('gastos')
    await expect.poll(() => labelsOf(page)).toEqual(EXPENSE_LABELS)
    await field(page, 'Partida').fill('530802')
    await field(page, 'Denominación').fill('Botas')
    await field(page, 'Codificado').fill('100')
    await field(page, 'Comprometido').fill('100')
    await field(page, 'Devengado').fill('150')
    const twin = 'La partida 53.08.02 ya existe: Vestuario y Prendas de Protección.'
    const order = 'El devengado ($150,00) es mayor que el comprometido ($100,00).'
    await dialog(page).getByText(twin).waitFor()
    await dialog(page).getByText(order).waitFor()
    await button(page, 'Guardar').click()
    const question = page.getByRole('dialog', { name: 'Revise esta partida' })
    await question.getByText(`${twin} ${order} ¿Desea guardar de todos modos?`).waitFor()
    await question.getByRole('button', { name: 'Seguir editando' }).click()
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => stored(page, GASTOS)).toHaveLength(12)
    await expect.poll(() => field(page, 'Devengado').inputValue()).toBe('150,00')
    await button(page, 'Guardar').click()
    await button(page, 'Guardar de todos modos').click()
    await toast(page, 'Gasto agregado').waitFor()
    await expect
      .poll(() => coded(page, GASTOS, '530802'))
      .toMatchObject([{ saldoComprometer: 0, saldoDevengar: -50 }])

    await button(page, 'Ver 530802').click()
    await dialog(page).getByText('-$50,00', { exact: true }).first().waitFor()
    await dialog(page)
      .getByText(/150,0.%/)
      .waitFor()
    await dialog(page).getByText(order).waitFor()
    await expectClean(page)
  }))

test('cards, panels and tabs show the formulas of the spec; tab and search are an address', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    for (const [card, value] of [
      ['Ingresos Recaudados', '$414.307,37'],
      ['Gastos Ejecutados', '$425.939,66'],
      ['Saldo Disponible', '$4.706,17'],
      ['Ejecución Total', '87,5'],
    ] as const) {
      await page.getByText(card, { exact: true }).locator('xpath=../..').getByText(value).waitFor()
    }
    const income = page.getByRole('progressbar', { name: 'Avance de Ejecución de Ingresos' })
    expect(Number(await income.getAttribute('aria-valuenow'))).toBeCloseTo((414307.37 / 480000) * 100)
    await page.getByText('$65.692,63').waitFor()
    await page.getByText('$54.060,34').waitFor()
    await expect
      .poll(() => headers(page))
      .toEqual(['Partida', 'Denominación', 'Codificado', 'Recaudado', 'Ejecución', 'Acciones'])
    await page.getByRole('tab', { name: 'Gastos (12)' }).click()
    await rowOf(page, '51.01.05').waitFor()
    await expect
      .poll(() => headers(page))
      .toEqual(['Partida', 'Denominación', 'Codificado', 'Devengado', 'Pagado', 'Ejecución', 'Acciones'])
    await page.getByRole('searchbox').fill('prendas proteccion')
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
    await page.reload()
    await rowOf(page, '53.08.02').waitFor()
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
    await button(page, 'Limpiar').click()
    await page.getByLabel('Seleccionar todo').check()
    await button(page, 'Eliminar selección').click()
    await dialog(page).getByRole('button', { name: 'Eliminar', exact: true }).click()
    await page.getByText('No hay partidas de gastos').waitFor()
    await page.getByText('Gastos (0)').waitFor()
    await button(page, 'Deshacer').click()
    await page.getByText('Gastos (12)').waitFor()
  }))

test('CSV, Excel and PDF are real files with the data of the screen', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
    const csv = await downloaded(page, 'Exportar CSV')
    await toast(page, 'Datos exportados').waitFor()
    expect(csv.name).toBe(`presupuesto-ingresos-${today}.csv`)
    const { data } = Papa.parse<Record<string, string>>(csv.bytes.toString('utf8').replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    })
    expect(data).toHaveLength(8)
    expect(data[0]).toMatchObject({ Partida: '13.01.12', Codificado: '62000.00' })
    await page.getByRole('tab', { name: /Gastos/ }).click()
    await rowOf(page, '51.01.05').waitFor()
    expect((await downloaded(page, 'Exportar CSV')).name).toBe(`presupuesto-gastos-${today}.csv`)

    const xlsx = await downloaded(page, 'Exportar Excel')
    await toast(page, 'Exportación iniciada').waitFor()
    expect(xlsx.name).toBe(`presupuesto-${today}.xlsx`)
    const sheets = await readXlsxFile(xlsx.bytes)
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Ingresos', 'Gastos', 'Resumen'])
    expect(sheets[1]?.data[4]?.slice(0, 3)).toEqual(['51.01.05', 'Remuneraciones Unificadas', 198000])
    const pdf = await downloaded(page, 'Exportar PDF')
    expect(pdf.name).toBe(`presupuesto-${today}.pdf`)
    const text = pdf.bytes.toString('latin1')
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text).toContain('Cuerpo de Bomberos Voluntarios de Villa Esperanza')
    expect(text).toContain('Vestuario y Prendas')

    // What was exported comes back in and changes nothing.
    await button(page, 'Importar cédula').click()
    await choose(page, xlsx.name, xlsx.bytes)
    await dialog(page).getByText('Todo está ya como en el archivo: no hay nada que importar.').waitFor()
    await dialog(page).getByText('Sin cambios (12)').waitFor()
    await expect.poll(() => button(page, 'Importar').isDisabled()).toBe(true)

    // An empty budget has nothing to export.
    await page.evaluate(
      (keys) => {
        const empty = { data: [], timestamp: Date.now() + 1000, emptied: true }
        for (const key of keys) localStorage.setItem(key, JSON.stringify(empty))
      },
      [INGRESOS, GASTOS],
    )
    await page.goto(PATH)
    for (const name of ['Exportar CSV', 'Exportar Excel', 'Exportar PDF'])
      await expect.poll(() => button(page, name).isDisabled()).toBe(true)
    await page.getByText('El presupuesto está vacío: todavía no hay nada que exportar.').waitFor()
  }))

test('a cédula without one good line is refused; a good one is previewed and written in one go', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app, `${PATH}?tab=gastos`)
    await button(page, 'Importar cédula').click()
    await dropFiles(page, dialog(page).getByText('También puede arrastrarlo aquí.'), ['package.json'])
    await dialog(page).getByText('package.json', { exact: true }).waitFor()
    await dialog(page)
      .getByText(/No se importará nada/)
      .waitFor()
    const bad = 'Partida,Denominación,Codificado\n,TOTAL,1\nabc,Otra,diez\n'
    await choose(page, 'cedula.csv', Buffer.from(bad))
    await dialog(page)
      .getByText('El archivo tiene 2 problemas, en 1 fila leída. No se importará nada.')
      .waitFor()
    expect(
      (await dialog(page).getByRole('listitem').allInnerTexts()).every((line) => line.startsWith('Línea 3')),
    ).toBe(true)
    await expect.poll(() => button(page, 'Importar').isDisabled()).toBe(true)
    await choose(
      page,
      'ingresos.csv',
      Buffer.from('Partida,Denominación,Codificado,Recaudado\n130112,P,1,1\n'),
    )
    await dialog(page)
      .getByText(/es una cédula de ingresos/)
      .waitFor()
    const good = 'Partida;Denominación;Codificado\n530804;Materiales de oficina;1.000,50\n5.3.08.05;Aseo;20\n'
    await choose(page, 'cedula.csv', Buffer.from(good))
    await dialog(page).getByText('Se agregarán 2 filas.').waitFor()
    await expect.poll(() => stored(page, GASTOS)).toHaveLength(12)
    await button(page, 'Importar').click()
    await toast(page, 'Se agregaron 2 partidas.').waitFor()
    await expect
      .poll(() => coded(page, GASTOS, '53.08.04'))
      .toMatchObject([{ codificado: 1000.5, saldoDevengar: 1000.5 }])
    await rowOf(page, '53.08.05').waitFor()
  }))

test('a treasurer imports the cédula of two months, the second one over the first, and takes it back', () =>
  withApp(
    async (app) => {
      const { page, context } = app
      await open(app, `${PATH}?tab=gastos`)
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await rowOf(page, '51.01.05').waitFor()
      await context.setOffline(true)
      const file = (lines: string) =>
        Buffer.from(`Cédula de gastos\n\nPartida;Denominación;Codificado;Devengado;Pagado\n${lines}`)
      const take = async (lines: string) => {
        await button(page, 'Importar cédula').click()
        await choose(page, 'cedula.csv', file(lines))
      }
      const whole = () => page.evaluate((key) => localStorage.getItem(key), GASTOS)
      const data = async () => (JSON.parse((await whole()) ?? '') as { data: unknown }).data

      await take('84.01.07;Bomba portátil;1000;0;0\n84.01.08;Escalera;500,50;0;0\n')
      await dialog(page).getByText('Se agregarán 2 filas.').waitFor()
      await button(page, 'Importar').click()
      await toast(page, 'Se agregaron 2 partidas.').waitFor()
      const october = await data()

      await take(
        '8.4.01.07;Bomba portátil;1000;400;300\n840108;Escalera;500,50;;\n' +
          '84.01.09;Mangueras;80;0;0\n51.01.05;Remuneraciones Unificadas;198000;190000;181500\n',
      )
      await dialog(page).getByText('Se agregará 1 fila y cambiarán 2.').waitFor()
      await dialog(page).getByText('Devengado: $0,00 → $400,00').waitFor()
      await dialog(page).getByText('Pagado: $0,00 → $300,00').waitFor()
      await dialog(page).getByText('Sin cambios (1)').waitFor()
      await dialog(page).getByText('No están en el archivo (11)').waitFor()
      await expectClean(page)

      // One changed line is left out, and one of those that the file lacks is deleted.
      await dialog(page).getByLabel('51.01.05 Remuneraciones Unificadas').uncheck()
      await dialog(page).getByLabel('Eliminar 51.02.03 Decimotercer Sueldo').check()
      await dialog(page).getByText('Se agregará 1 fila, cambiará 1 y se eliminará 1.').waitFor()
      await button(page, 'Importar').click()
      const done = toast(page, 'Se agregó 1 partida, cambió 1 y se eliminó 1.')
      await done.waitFor()
      await expect
        .poll(() => coded(page, GASTOS, '84.01.07'))
        .toMatchObject([{ codificado: 1000, devengado: 400, pagado: 300, saldoDevengar: 600 }])
      expect(await coded(page, GASTOS, '51.01.05')).toMatchObject([{ devengado: 181500 }])
      expect(await coded(page, GASTOS, '51.02.03')).toEqual([])
      expect(await coded(page, GASTOS, '84.01.08')).toMatchObject([{ saldoDevengar: 500.5 }])
      expect(await stored(page, GASTOS)).toHaveLength(14)

      await done.getByRole('button', { name: 'Deshacer' }).click()
      const sorted = (list: unknown) =>
        (list as { id: string }[]).toSorted((a, b) => a.id.localeCompare(b.id))
      await expect.poll(async () => sorted(await data())).toEqual(sorted(october))
      await rowOf(page, '51.02.03').waitFor()
    },
    { worker: true },
  ))

test('the chief may do all, and the list refuses a person who lost the right', () =>
  withApp(
    async ({ page }) => {
      await openAs(page, 'jefe', PATH)
      for (const name of [
        'Exportar Excel',
        'Exportar PDF',
        'Exportar CSV',
        'Importar cédula',
        'Agregar Ingreso',
        'Agregar Gasto',
        'Ver 13.01.12',
        'Editar 13.01.12',
      ]) {
        await button(page, name).waitFor()
      }
      await button(page, 'Eliminar 13.01.12').click()
      await demote(page, 'user-1')
      await confirmDeletion(
        page,
        '¿Está seguro de eliminar la partida «13.01.12 Permisos, Licencias y Patentes»?',
      )
      await toast(page, 'No se pudo eliminar la partida.').waitFor()
      await expect.poll(() => stored(page, INGRESOS)).toHaveLength(8)
      await follow(page, PATH)
      await page.getByRole('heading', { name: 'Acceso restringido' }).waitFor()
    },
    { allow: [/Error al guardar/] },
  ))

test('on a phone nothing scrolls sideways and axe finds nothing, whatever dialog is open', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    const icons = page.getByRole('main').locator('svg[width="18"]:visible')
    const widths = () => icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width))
    await expect.poll(async () => new Set(await widths())).toEqual(new Set([18]))
    await expectClean(page)
    for (const name of [
      'Agregar Ingreso',
      'Importar cédula',
      'Ver 13.01.12',
      'Agregar Gasto',
      'Eliminar 51.01.05',
    ]) {
      if (name.startsWith('Eliminar')) await button(page, name.replace('Eliminar', 'Acciones de')).click()
      await button(page, name).click()
      await dialog(page).waitFor()
      await expectClean(page)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
    }
  }, PHONE))

test.each([
  ['ingresos', INGRESOS, 1],
  // The signatures share the second sheet with the last rows.
  ['gastos', GASTOS, 2],
])('%s are printed as a cédula, with their sums and room for signatures', (side, key, sheets) =>
  withApp(async (app) => {
    const { page } = app
    await open(app, `${PATH}?tab=${side}`)
    await page.getByRole('row').nth(1).waitFor()
    const sum = (await stored(page, key)).reduce((usd, { saldoDevengar }) => usd + saldoDevengar, 0)
    const total = new Intl.NumberFormat('es-EC', { style: 'currency', currency: 'USD' }).format(sum)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await button(page, 'Imprimir').click()
    await page.locator('body[data-printed]').waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { level: 1, name: `Cédula de ${side}`, exact: true }).waitFor()
    await rowOf(page, 'Total').getByRole('cell', { name: total, exact: true }).waitFor()
    await page.getByRole('table').getByText('Sello', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('button').count()).toBe(0)
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(sheets)
  }),
)
