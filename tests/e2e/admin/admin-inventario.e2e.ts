import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { download, follow, records } from '../support/actions'
import { button, confirmDeletion, dialog, expectClean, field, openAs } from '../support/admin'
import { type App, withApp } from '../support/harness'
import { hasFocus } from '../support/keyboard'
import { rowOf } from '../support/panel'
import { toast } from '../support/reportar'

const KEY = 'bomberos_inventario_items'
const PATH = '/admin/inventario'
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const LABELS = [
  'Nombre',
  'Categoría',
  'Cantidad',
  'Estado',
  'Ubicación',
  'Valor estimado',
  'Fecha de ingreso',
  'Proveedor',
  'Número de serie',
  'Notas',
  'Donado',
]

const bodyRows = (page: Page) => page.getByRole('table', { name: 'Inventario' }).locator('tbody tr')
const stored = (page: Page) => records<{ id: string; nombre: string; valorEstimado: number }>(page, KEY)
const named = async (page: Page, name: string) => (await stored(page)).find(({ nombre }) => nombre === name)
const open = ({ page }: App) => openAs(page, 'bodega', PATH)

const parse = (file: Buffer) =>
  Papa.parse<Record<string, string>>(file.toString().replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  })

const choose = (page: Page, text: string) =>
  dialog(page)
    .getByLabel('Archivo CSV o Excel')
    .setInputFiles({ name: 'inventario.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('the storekeeper adds an item, edits it, deletes it and brings it back', () =>
  withApp(
    async (app) => {
      const { page } = app
      await open(app)
      await button(page, 'Agregar Item').click()
      const labels = () => dialog(page).locator('label').allInnerTexts()
      await expect
        .poll(async () => (await labels()).map((text) => text.replace(/\s*\*$/, '')))
        .toEqual(LABELS)
      const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
      await expect.poll(() => field(page, 'Cantidad').inputValue()).toBe('1')
      await expect.poll(() => field(page, 'Estado').inputValue()).toBe('BUENO')
      await expect.poll(() => field(page, 'Categoría').inputValue()).toBe('EQUIPO_RESCATE')
      await expect.poll(() => field(page, 'Fecha de ingreso').inputValue()).toBe(today)
      await button(page, 'Guardar').click()
      await toast(page, 'Los campos nombre y categoría son obligatorios.').waitFor()
      await expect.poll(() => hasFocus(field(page, 'Nombre'))).toBe(true)

      await field(page, 'Nombre').fill('Hacha Pulaski')
      await field(page, 'Categoría').selectOption({ label: 'Herramienta' })
      await field(page, 'Cantidad').fill('0')
      await field(page, 'Valor estimado').fill('mucho')
      await button(page, 'Guardar').click()
      await dialog(page).getByText('Ingrese una cantidad entera de 1 o más.').waitFor()
      await dialog(page).getByText('Ingrese un valor de 0 o más.').waitFor()
      await field(page, 'Cantidad').fill('6')
      await field(page, 'Valor estimado').fill('1.234,56')
      await field(page, 'Donado').check({ force: true })
      await button(page, 'Guardar').click()
      await toast(page, 'Item agregado').waitFor()
      await rowOf(page, 'Hacha Pulaski').getByText('$1.234,56').waitFor()
      await expect
        .poll(() => named(page, 'Hacha Pulaski'))
        .toMatchObject({
          id: expect.stringMatching(/^inv-\d+/),
          categoria: 'HERRAMIENTA',
          cantidad: 6,
          valorEstimado: 1234.56,
          donado: true,
          fechaIngreso: today,
        })

      await button(page, 'Editar Hacha Pulaski').click()
      await field(page, 'Valor estimado').fill('1234.5')
      await field(page, 'Estado').selectOption('MALO')
      await button(page, 'Guardar').click()
      await toast(page, 'Item actualizado').waitFor()
      await rowOf(page, 'Hacha Pulaski').getByText('$1.234,50').waitFor()
      await page.getByText('3 items requieren atención inmediata').waitFor()

      await button(page, 'Ver Hacha Pulaski').click()
      await dialog(page).getByText('$7.407,00').waitFor()
      await button(page, 'Editar').click()
      await expect.poll(() => field(page, 'Nombre').inputValue()).toBe('Hacha Pulaski')
      await button(page, 'Cancelar').click()

      await button(page, 'Eliminar Hacha Pulaski').click()
      await confirmDeletion(page, '¿Está seguro de eliminar el item «Hacha Pulaski»?')
      await toast(page, 'Item eliminado').waitFor()
      await expect.poll(() => named(page, 'Hacha Pulaski')).toBeUndefined()
      await button(page, 'Deshacer').click()
      await rowOf(page, 'Hacha Pulaski').waitFor()
      await expect
        .poll(() => named(page, 'Hacha Pulaski'))
        .toMatchObject({ valorEstimado: 1234.5, estado: 'MALO' })
    },
    { reducedMotion: 'no-preference' },
  ))

test('alerts, sums and filters agree, and the filtered list is an address', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    for (const alert of ['Items en Mal Estado', 'Items en Mantenimiento', 'Stock Bajo']) {
      await page.getByRole('alert').filter({ hasText: alert }).waitFor()
    }
    await page.getByText('$809.236,25').waitFor()
    await page.getByText('EPP: 120', { exact: true }).waitFor()
    await page.getByText('Fuera de servicio: 2', { exact: true }).waitFor()

    await page.getByText('Unidades malas o fuera de servicio').waitFor()
    await button(page, 'Mostrar en la tabla: Items en Mal Estado').click()
    await expect.poll(() => bodyRows(page).count()).toBe(2)
    const list = page.getByRole('group', { name: 'Lista de items' })
    await expect.poll(() => hasFocus(list)).toBe(true)
    const bottom = () =>
      bodyRows(page)
        .first()
        .evaluate((row) => row.getBoundingClientRect().bottom)
    await expect.poll(bottom).toBeLessThan(800)
    await button(page, 'Limpiar').click()
    await expect.poll(() => bodyRows(page).count()).toBe(25)

    await page.getByRole('searchbox').fill('EXTRICACION vehicular')
    await expect.poll(() => bodyRows(page).count()).toBe(1)
    await page.getByRole('searchbox').fill('')
    await page.getByLabel('Filtrar por categoría').selectOption({ label: 'EPP' })
    await page.getByLabel('Filtrar por estado').selectOption({ label: 'Regular' })
    await expect.poll(() => bodyRows(page).count()).toBe(2)
    await page.getByRole('button', { name: 'Cantidad' }).click()
    const header = page.getByRole('columnheader', { name: 'Cantidad' })
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending')
    await page.reload()
    await expect.poll(() => bodyRows(page).count()).toBe(2)
    expect(new URL(page.url()).search).toBe('?categoria=EPP&estado=REGULAR&orden=cantidad')
    await expect.poll(() => bodyRows(page).first().innerText()).toContain('Cilindro de repuesto')

    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { level: 1, name: 'Inventario', exact: true }).waitFor()
    await page.getByText('2 registros (lista filtrada)').waitFor()
    await page.getByText('Cuerpo de Bomberos Voluntarios de Villa Esperanza').waitFor()
    await page.getByRole('cell', { name: 'Total', exact: true }).waitFor()
    await expect.poll(() => page.getByRole('button').count()).toBe(0)
    await page.emulateMedia({ media: null })
    await button(page, 'Limpiar').click()
    await expect.poll(() => bodyRows(page).count()).toBe(25)
    // The signatures share the second sheet with the last rows.
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(sheets).toHaveLength(2)
    await page.getByRole('searchbox').fill('nada de esto')
    await page.getByText('Ningún item coincide con el filtro').waitFor()
  }))

test('the file has the shown rows; ticked rows are exported and deleted together', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    const all = await download(page, () => button(page, 'Exportar CSV').click())
    await toast(page, 'Datos exportados').waitFor()
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
    expect(all.name).toBe(`inventario-${today}.csv`)
    const { data, meta } = parse(all.bytes)
    expect(meta.fields?.join()).toBe(
      'ID,Categoría,Nombre,Cantidad,Estado,Ubicación,Donado,Valor Estimado,Fecha Ingreso,Notas',
    )
    expect(data.map(({ ID, Nombre }) => [ID, Nombre]).sort()).toEqual(
      (await stored(page)).map(({ id, nombre }) => [id, nombre]).sort(),
    )

    await page.getByLabel('Filtrar por categoría').selectOption({ label: 'Electrónico' })
    await expect.poll(() => bodyRows(page).count()).toBe(2)
    await page.getByLabel('Seleccionar todo').check()
    await page.getByText('2 seleccionados').waitFor()
    const some = await download(page, () => button(page, 'Exportar selección').click())
    expect(parse(some.bytes).data.map(({ Nombre }) => Nombre)).toEqual([
      'Radio base VHF de 50 W',
      'Radio portátil VHF',
    ])
    await button(page, 'Eliminar selección').click()
    await confirmDeletion(
      page,
      '¿Está seguro de eliminar estos 2 items: Radio base VHF de 50 W y Radio portátil VHF?',
    )
    await toast(page, 'Se eliminaron 2 items.').waitFor()
    await expect.poll(() => stored(page)).toHaveLength(23)
    await button(page, 'Deshacer').click()
    await expect.poll(() => bodyRows(page).count()).toBe(2)
    await expect.poll(() => stored(page)).toHaveLength(25)
  }))

test('an import shows every problem by its line, and the good rows go in without the bad ones', () =>
  withApp(
    async (app) => {
      const { page, context } = app
      await open(app)
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await context.setOffline(true)
      await button(page, 'Importar CSV').click()
      await choose(page, 'Nombre,Categoría,Cantidad\nPala,Herramienta,3\n,EPP,1\nBalde,Cocina,-2\n')
      await dialog(page)
        .getByText(
          'El archivo tiene 3 problemas, en 3 filas leídas. Las filas con problemas quedan fuera. Se agregará 1 fila.',
        )
        .waitFor()
      const lines = () => dialog(page).getByRole('listitem').allInnerTexts()
      await expect
        .poll(async () => (await lines()).map((line) => line.slice(0, 8)))
        .toEqual(['Línea 3,', 'Línea 4,', 'Línea 4,'])
      await dialog(page)
        .getByText(
          'Línea 4, columna Categoría: «Cocina» no es válido. Use Vehículo, Equipo de rescate, EPP, Herramienta, Electrónico, Mobiliario u Otros.',
        )
        .waitFor()
      // Nobody knows which item a bad line is about, so none is called missing.
      expect(
        await dialog(page)
          .getByText(/No están en el archivo/)
          .count(),
      ).toBe(0)
      await expectClean(page)
      await dialog(page).getByLabel('Agregar Pala').uncheck()
      await expect.poll(() => button(page, 'Importar').isDisabled()).toBe(true)
      await dialog(page).getByLabel('Agregar Pala').check()
      const before = await stored(page)
      await button(page, 'Importar').click()
      const imported = toast(page, 'Se agregó 1 item.')
      await imported.waitFor()
      await expect.poll(() => named(page, 'Pala')).toMatchObject({ cantidad: 3 })
      await expect.poll(() => stored(page)).toHaveLength(26)
      await imported.getByRole('button', { name: 'Deshacer' }).click()
      await expect.poll(() => stored(page)).toEqual(before)

      await button(page, 'Importar CSV').click()
      await choose(
        page,
        'Nombre;Categoría;Cantidad;Valor Estimado\nPala;Herramienta;3;12,50\nBalde;Otros;2;1.234,56\n',
      )
      await dialog(page).getByText('Se agregarán 2 filas.').waitFor()
      await dialog(page).getByRole('cell', { name: '$1.234,56' }).waitFor()
      await expect.poll(() => stored(page)).toHaveLength(25)
      await expectClean(page)
      await button(page, 'Importar').click()
      await toast(page, 'Se agregaron 2 items.').waitFor()
      await rowOf(page, 'Pala').waitFor()
      await expect.poll(() => stored(page)).toHaveLength(27)
      await expect
        .poll(() => named(page, 'Balde'))
        .toMatchObject({ cantidad: 2, valorEstimado: 1234.56, estado: 'BUENO' })
    },
    { worker: true },
  ))

test('the chief may do everything, the treasurer nothing; after losing a permission the list refuses', () =>
  withApp(
    async ({ page }) => {
      await openAs(page, 'jefe', PATH)
      for (const name of [
        'Exportar CSV',
        'Importar CSV',
        'Agregar Item',
        'Ver Batefuego forestal',
        'Editar Batefuego forestal',
      ]) {
        await button(page, name).waitFor()
      }
      await button(page, 'Eliminar Batefuego forestal').click()
      await page.evaluate(() => {
        const key = 'bomberos_config_usuarios'
        const { data } = JSON.parse(localStorage.getItem(key) ?? '') as { data: { role: string }[] }
        const changed = data.map((user) => ({ ...user, role: 'TESORERIA' }))
        localStorage.setItem(key, JSON.stringify({ data: changed, timestamp: Date.now() + 1 }))
      })
      await confirmDeletion(page, '¿Está seguro de eliminar el item «Batefuego forestal»?')
      await toast(page, 'No se pudo eliminar el item.').waitFor()
      await expect.poll(() => stored(page)).toHaveLength(25)
      await follow(page, PATH)
      await page.getByRole('heading', { name: 'Acceso restringido' }).waitFor()
      await expect.poll(() => bodyRows(page).count()).toBe(0)
    },
    { allow: [/Error al guardar/] },
  ))

test('on a phone nothing scrolls sideways and axe finds nothing, whatever dialog is open', () =>
  withApp(async (app) => {
    const { page } = app
    await open(app)
    await expectClean(page)
    for (const name of [
      'Agregar Item',
      'Importar CSV',
      'Ver Batefuego forestal',
      'Eliminar Batefuego forestal',
    ]) {
      if (name.startsWith('Eliminar')) await button(page, name.replace('Eliminar', 'Acciones de')).click()
      await button(page, name).click()
      await dialog(page).waitFor()
      await expectClean(page)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
    }
    // The box shows 20 px; the 44 px around it take a finger's tap.
    const box = page.getByLabel('Seleccionar Batefuego forestal')
    await box.click({ position: { x: 28, y: -9 }, force: true })
    await page.getByText('1 seleccionado').waitFor()
    await expectClean(page)
  }, PHONE))
