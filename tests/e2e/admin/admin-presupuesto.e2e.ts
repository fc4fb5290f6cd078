import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { pdfTexts } from '../../unit/pdf-texts'
import { download, records } from '../support/actions'
import { button, dialog, expectClean, openAs } from '../support/admin'
import { type App, withApp } from '../support/harness'
import { rowOf } from '../support/panel'
import { toast } from '../support/reportar'

const PATH = '/admin/presupuesto'
const GASTOS = 'bomberos_presupuesto_gastos'
const INGRESOS = 'bomberos_presupuesto_ingresos'
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
type Line = { partida: string; codificado: number; saldoDevengar: number }

const stored = (page: Page, key: string) => records<Line>(page, key)
const open = ({ page }: App, path = PATH) => openAs(page, 'tesoreria', path)

const CEDULA =
  'Partida;Denominación;Codificado;Comprometido;Devengado\n' +
  '84.01.07;Bomba portátil;100;100;150\n51.01.05;Remuneraciones Unificadas;198000;190000;190000\n'

const downloaded = (page: Page, name: string) => download(page, () => button(page, name).click())

const choose = (page: Page, name: string, buffer: Buffer) =>
  dialog(page).getByLabel('Archivo CSV, Excel u ODS').setInputFiles({ name, mimeType: 'text/csv', buffer })

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
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const text = (await pdfTexts(new Blob([new Uint8Array(pdf.bytes)]))).join('\n')
    expect(text).toContain('Cuerpo de Bomberos Voluntarios de Villa Esperanza')
    expect(text).toContain('Vestuario y Prendas')
    // The emblem is in it, once for all pages.
    expect(pdf.bytes.toString('latin1').match(/\/Subtype \/Image/g)).not.toBeNull()
    expect(await toast(page, 'El PDF va sin el emblema.').count()).toBe(0)

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

test('on a phone nothing scrolls sideways and axe finds nothing, whatever dialog is open', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    const icons = page.getByRole('main').locator('svg[width="18"]:visible')
    const widths = () => icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width))
    await expect.poll(async () => new Set(await widths())).toEqual(new Set([18]))
    await expectClean(page)
    await button(page, 'Agregar Gasto').click()
    await dialog(page).waitFor()
    await expectClean(page)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await button(page, 'Importar cédula').click()
    await dialog(page).waitFor()
    await expectClean(page)
    // New and changed lines, and one that spends more than it has.
    await choose(page, 'cedula.csv', Buffer.from(CEDULA))
    await dialog(page).getByText('Se agregará 1 fila y cambiará 1.').waitFor()
    await expectClean(page)
    await button(page, 'Importar').click()
    await dialog(page).waitFor({ state: 'detached' })
    // The offer to take the import back stays, and the last rows can be reached all the same.
    await button(page, 'Deshacer').waitFor()
    for (const name of ['Ver 84.01.07', 'Eliminar 51.01.05', 'Agregar Ingreso']) {
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
  ['gastos', GASTOS, 1],
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
