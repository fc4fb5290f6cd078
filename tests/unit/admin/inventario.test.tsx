import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { sampleItems } from '@/entities/inventario/seed'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import {
  button,
  check,
  closed,
  dialog,
  exported,
  field,
  fill,
  give,
  go,
  gone,
  labels,
  press,
  putRecords,
  reads,
  records,
  refused,
  remove,
  rowOf,
  rowsOf,
  said,
  saveForm,
  sees,
} from '../panel'

const PATH = '/admin/inventario'
const FILE = 'Archivo CSV, Excel u ODS'
const LABELS = [
  'Nombre',
  'Categoría',
  'Cantidad',
  'Estado',
  'Ubicación',
  'Valor estimado',
  'Fecha de ingreso',
  'Próxima revisión o mantenimiento',
  'Proveedor',
  'Número de serie',
  'Custodio',
  'Mínimo',
  'Fotografía',
  'Notas',
  'Donado',
]

const stored = () => records<{ id: string; nombre: string }>(KEYS.inventario)
const named = (name: string) => stored().find(({ nombre }) => nombre === name)
const rows = (count: number) =>
  waitFor(() =>
    expect(within(screen.getByRole('table', { name: 'Inventario' })).getAllByRole('row')).toHaveLength(
      count + 1,
    ),
  )
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
const parse = (text: string) =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })

test('the storekeeper adds an item, edits it, deletes it and brings it back', async () => {
  await openScreen(PATH, 'user-5')
  await press('Agregar Item')
  await waitFor(() => expect(labels()).toEqual(LABELS))
  const today = toDay(new Date())
  await reads('Cantidad', '1')
  await reads('Estado', 'BUENO')
  await reads('Categoría', 'EQUIPO_RESCATE')
  await reads('Fecha de ingreso', today)
  await press('Guardar')
  await said('Los campos nombre y categoría son obligatorios.')
  await waitFor(async () => expect(document.activeElement).toBe(await field('Nombre')))

  await fill('Nombre', 'Hacha Pulaski')
  await fill('Categoría', 'HERRAMIENTA')
  await fill('Cantidad', '0')
  await fill('Valor estimado', 'mucho')
  await press('Guardar')
  await sees('Ingrese una cantidad entera de 1 o más.')
  await sees('Ingrese un valor de 0 o más.')
  await fill('Cantidad', '6')
  await fill('Valor estimado', '1.234,56')
  await check('Donado')
  await saveForm('Item agregado')
  await sees('$1.234,56', await rowOf('Hacha Pulaski'))
  expect(named('Hacha Pulaski')).toMatchObject({
    id: expect.stringMatching(/^inv-\d+/),
    categoria: 'HERRAMIENTA',
    cantidad: 6,
    valorEstimado: 1234.56,
    donado: true,
    fechaIngreso: today,
  })

  await press('Editar Hacha Pulaski')
  await fill('Valor estimado', '1234.5')
  await fill('Estado', 'MALO')
  await saveForm('Item actualizado')
  await sees('$1.234,50', await rowOf('Hacha Pulaski'))
  await sees('3 items requieren atención inmediata')

  await press('Ver Hacha Pulaski')
  await sees('$7.407,00', await dialog('Hacha Pulaski'))
  await press('Editar')
  await reads('Nombre', 'Hacha Pulaski')
  await press('Cancelar')
  await closed()

  await remove('Hacha Pulaski', '¿Está seguro de eliminar el item «Hacha Pulaski»?')
  await sees('Item eliminado')
  expect(named('Hacha Pulaski')).toBeUndefined()
  await gone('Hacha Pulaski')
  await press('Deshacer')
  await rowOf('Hacha Pulaski')
  expect(named('Hacha Pulaski')).toMatchObject({ valorEstimado: 1234.5, estado: 'MALO' })
})

test('alerts, sums and filters agree, and the filtered list is an address', async () => {
  const { search: address } = await openScreen(PATH, 'user-5')
  for (const text of [
    'Items en Mal Estado',
    'Items en Mantenimiento',
    'Stock Bajo',
    '$809.236,25',
    'EPP: 120',
    'Fuera de servicio: 2',
    '18 unidades en 2 items requieren atención inmediata',
  ])
    await sees(text)
  fireEvent.click(await screen.findByRole('button', { name: /^Mostrar en la tabla: Items en Mal Estado/ }))
  await rows(2)
  await press('Limpiar')
  await rows(25)

  search('EXTRICACION vehicular')
  await rows(1)
  search('tq-3000-0417')
  await screen.findByRole('button', { name: 'Ver Tanquero de 3.000 galones' })
  await rows(1)
  search('')
  fireEvent.change(screen.getByLabelText('Filtrar por categoría'), { target: { value: 'EPP' } })
  fireEvent.change(screen.getByLabelText('Filtrar por estado'), { target: { value: 'REGULAR' } })
  await rows(2)
  await press('Cantidad')
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Cantidad' }).getAttribute('aria-sort')).toBe(
      'ascending',
    ),
  )
  expect(address()).toEqual({ categoria: 'EPP', estado: 'REGULAR', orden: 'cantidad' })
  search('nada de esto')
  await sees('Ningún item coincide con el filtro')
})

test('an address with filters opens the list as it was left', async () => {
  await openScreen(`${PATH}?categoria=EPP&estado=REGULAR&orden=cantidad`, 'user-5')
  await rows(2)
  const [, first] = within(screen.getByRole('table', { name: 'Inventario' })).getAllByRole('row')
  expect(first?.textContent).toContain('Cilindro de repuesto')
})

test('the file has the shown rows; ticked rows are exported and deleted together', async () => {
  await openScreen(PATH, 'user-5')
  const all = await exported('Exportar CSV')
  await said('Datos exportados')
  expect(all.name).toBe(`inventario-${toDay(new Date())}.csv`)
  const { data, meta } = parse(all.text)
  expect(meta.fields?.join()).toBe(
    'ID,Categoría,Nombre,Cantidad,Estado,Ubicación,Donado,Valor Estimado,Fecha Ingreso,Notas',
  )
  expect(data.map(({ ID, Nombre }) => [ID, Nombre]).sort()).toEqual(
    stored()
      .map(({ id, nombre }) => [id, nombre])
      .sort(),
  )

  fireEvent.change(screen.getByLabelText('Filtrar por categoría'), { target: { value: 'ELECTRONICO' } })
  await rows(2)
  fireEvent.click(screen.getByLabelText('Seleccionar todo'))
  await sees('2 seleccionados')
  // What is searched next hides a ticked row, and the bar says so.
  const box = screen.getByRole('searchbox')
  fireEvent.change(box, { target: { value: 'portátil' } })
  await sees('1 seleccionado, y 1 fuera del filtro')
  fireEvent.change(box, { target: { value: 'manguera' } })
  await sees('0 seleccionados, y 2 fuera del filtro')
  expect(screen.queryByRole('button', { name: 'Eliminar selección' })).toBeNull()
  fireEvent.change(box, { target: { value: '' } })
  await sees('2 seleccionados')
  expect(parse((await exported('Exportar selección')).text).data.map(({ Nombre }) => Nombre)).toEqual([
    'Radio base VHF de 50 W',
    'Radio portátil VHF',
  ])
  await press('Eliminar selección')
  const asked = await dialog('Eliminar')
  await sees('¿Está seguro de eliminar estos 2 items: Radio base VHF de 50 W y Radio portátil VHF?', asked)
  await press('Eliminar', asked)
  await sees('Se eliminaron 2 items.')
  expect(stored()).toHaveLength(23)
  await press('Deshacer')
  await rows(2)
  expect(stored()).toHaveLength(25)
})

test('an import shows every problem by its line, and the good rows go in without the bad ones', async () => {
  await openScreen(PATH, 'user-5')
  await press('Importar inventario')
  await give(
    FILE,
    'inventario.csv',
    'Nombre,Categoría,Cantidad\nPala,Herramienta,3\n,EPP,1\nBalde,Otros,-2\n',
  )
  const form = await dialog(/Importar/)
  await sees(
    'El archivo tiene 2 problemas, en 3 filas leídas. Las filas con problemas quedan fuera. Se agregará 1 fila.',
    form,
  )
  const problems = within(form).getAllByRole('listitem')
  expect(problems.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['Línea 3,', 'Línea 4,'])
  await sees('Línea 4, columna Cantidad: «-2» no es válido. Ingrese una cantidad entera de 1 o más.', form)
  // Nobody knows which item a bad line is about, so none is called missing.
  expect(form.textContent).not.toContain('No están en el archivo')
  await check('Agregar Pala')
  await waitFor(async () => expect((await button('Importar', form)).disabled).toBe(true))
  await check('Agregar Pala')
  const before = stored()
  await press('Importar', form)
  await closed()
  await sees('Se agregó 1 item.')
  expect(named('Pala')).toMatchObject({ cantidad: 3 })
  expect(stored()).toHaveLength(26)
  await press('Deshacer')
  await waitFor(() => expect(stored()).toEqual(before))

  await press('Importar inventario')
  await give(
    FILE,
    'inventario.csv',
    'Nombre;Categoría;Cantidad;Valor Estimado\nPala;Herramienta;3;12,50\nBalde;Otros;2;1.234,56\n',
  )
  const again = await dialog(/Importar/)
  await sees('Se agregarán 2 filas.', again)
  await sees('$1.234,56', again)
  expect(stored()).toHaveLength(25)
  await press('Importar', again)
  await said('Se agregaron 2 items.')
  await rowOf('Pala')
  expect(stored()).toHaveLength(27)
  expect(named('Balde')).toMatchObject({ cantidad: 2, valorEstimado: 1234.56, estado: 'BUENO' })
})

test('a word of the brigade’s own is asked about once, and remembered for the next file', async () => {
  const list = 'DESCRIPCIÓN;TIPO;CANT.;ESTADO\nPala;Zapa;3 u.;Bien\nBalde;Zapa;2 unidades;Bien\n'
  await openScreen(PATH, 'user-5')
  await press('Importar inventario')
  await give(FILE, 'bodega.csv', list)
  const form = await dialog(/Importar/)
  await sees('Falta decir qué significa 1 palabra: sus filas esperan.', form)
  expect((await field('«Bien»', form)).value).toBe('BUENO')
  await fill('«Zapa»', 'HERRAMIENTA', form)
  await sees('Se agregarán 2 filas.', form)
  await press('Cancelar', form)
  await sees('Todavía no se importó nada.', await dialog('Hay cambios sin guardar'))
  await press('Seguir editando')
  await sees('Se agregarán 2 filas.', form)
  await press('Cancelar', form)
  await press('Descartar cambios')
  await closed()
  expect(stored()).toHaveLength(25)

  await press('Importar inventario')
  await give(FILE, 'bodega.csv', list)
  const again = await dialog(/Importar/)
  await sees('Se agregarán 2 filas.', again)
  await press('Importar', again)
  await closed()
  await sees('Se agregaron 2 items.')
  expect(named('Pala')).toMatchObject({ categoria: 'HERRAMIENTA', cantidad: 3, estado: 'BUENO' })
  // It is taken back as long as nobody wrote anything since.
  await press('Deshacer')
  await waitFor(() => expect(stored()).toHaveLength(25))
})

const GOODS = [
  ['Autobomba', 'Vehículos', '1', 'Bien', 48_000],
  ['Manguera', 'Material de agua', '24 u.', 'Bien', 118.05],
  ['Casco', 'Protección personal', '18 unidades', 'Usado', 85],
  ['Espuma', 'Insumos', '10 canecas', 'Nuevo', 42.5],
] as const
const written = (usd: number) => usd.toFixed(2).replace('.', ',')

test('a storekeeper’s list of 120 goods comes in by clicks alone, held against its own total, and what stays out is said', async () => {
  const list = Array.from({ length: 120 }, (_, n) => ({ n, good: GOODS[n % GOODS.length] ?? GOODS[0] }))
  const pieces = list.reduce((sum, { good }) => sum + Number.parseInt(good[2], 10), 0)
  const worth = list.reduce((sum, { good }) => sum + Number.parseInt(good[2], 10) * good[4], 0)
  const file = [
    'INVENTARIO DE BODEGA AL 31 DE OCTUBRE DE 2026',
    'CÓDIGO;DESCRIPCIÓN;TIPO;CANT.;ESTADO;V. UNIT.;V. TOTAL;COLOR',
    ...list.map(({ n, good: [nombre, tipo, cantidad, estado, usd] }) =>
      [`CB-${n}`, `${nombre} ${n}`, tipo, cantidad, estado, written(usd)]
        .concat(written(Number.parseInt(cantidad, 10) * usd), 'Rojo')
        .join(';'),
    ),
    `;TOTAL;;${pieces + 5};;;${written(worth)};`,
    'ELABORADO POR:;;;;;;;',
    'Gladys Moreira;GUARDALMACÉN;;;;;;',
  ].join('\n')
  await openScreen(PATH, 'user-5')
  await press('Importar inventario')
  await give(FILE, 'bodega.csv', file)
  const form = await dialog(/Importar/)
  await sees('Falta decir qué significan 2 palabras: sus filas esperan.', form)
  await fill('«Material de agua»', 'EQUIPO_RESCATE', form)
  await fill('«Insumos»', 'OTROS', form)
  await sees('Se agregarán 120 filas.', form)
  await sees('Las sumas no coinciden', form)
  await sees(`(«TOTAL»): cantidad ${new Intl.NumberFormat('es-EC').format(pieces + 5)}, y suman`, form)
  await sees('(5 de menos)', form)
  await sees('Quedan fuera: COLOR', form)
  await sees('Parecen firmas al pie de la lista, y no se traen: «ELABORADO POR:»', form)

  await give(FILE, 'bodega.csv', file.replace(`;;${pieces + 5};`, `;;${pieces};`))
  await sees('Se agregarán 120 filas.', form)
  expect(within(form).queryByText('Las sumas no coinciden')).toBeNull()
  await press('Importar', form)
  await closed()
  await sees('Se agregaron 120 items. No se trajo la columna COLOR.')
  const came = records<{ numeroSerie: string; cantidad: number; valorEstimado: number }>(
    KEYS.inventario,
  ).filter(({ numeroSerie }) => numeroSerie.startsWith('CB-'))
  expect(came).toHaveLength(120)
  expect(came.reduce((sum, { cantidad }) => sum + cantidad, 0)).toBe(pieces)
  expect(
    came.reduce((sum, { cantidad, valorEstimado }) => sum + cantidad * Math.round(valorEstimado * 100), 0),
  ).toBe(Math.round(worth * 100))
})

test('the chief may do everything, the treasurer nothing; after losing a permission the list refuses', async () => {
  refused()
  const opened = await openScreen(PATH, 'user-1')
  for (const name of ['Exportar CSV', 'Importar inventario', 'Agregar Item', 'Ver Batefuego forestal'])
    await button(name)
  await press('Eliminar Batefuego forestal')
  putRecords(
    KEYS.usuarios,
    records(KEYS.usuarios).map((user) => ({ ...user, role: 'TESORERIA' })),
  )
  const asked = await dialog('Eliminar')
  await sees('¿Está seguro de eliminar el item «Batefuego forestal»?', asked)
  await press('Eliminar', asked)
  await said('No se pudo eliminar el item.')
  expect(stored()).toHaveLength(25)
  await go(opened, '/admin')
  await go(opened, PATH)
  await screen.findByRole('heading', { name: 'Acceso restringido' })
  expect(rowsOf('Batefuego forestal')).toEqual([])
})

test('«Seleccionar todo» takes all that the filter shows, on whichever page', async () => {
  const [item] = sampleItems()
  putRecords(
    KEYS.inventario,
    Array.from({ length: 62 }, (_, n) => ({
      ...item,
      id: `item-${n}`,
      nombre: n < 60 ? `Casco ${n}` : `Pala ${n}`,
    })),
  )
  await openScreen(PATH, 'user-5')
  await button('Exportar CSV')
  search('Casco')
  await sees('1 a 50 de 60')
  fireEvent.click(screen.getByLabelText('Seleccionar todo'))
  await sees('60 seleccionados')
})

test('a minimum of its own decides about low stock, goes out and in with the file, and can be emptied again', async () => {
  await openScreen(PATH, 'user-5')
  await sees('2 items tienen menos de 2 unidades')
  await press('Editar Tanquero de 3.000 galones')
  await fill('Mínimo', 'uno')
  await press('Guardar')
  await sees('Ingrese un número entero de 0 o más.')
  await fill('Mínimo', '1')
  await saveForm('Item actualizado')
  await press('Editar Batefuego forestal')
  await fill('Mínimo', '30')
  await saveForm('Item actualizado')
  await sees('2 items están bajo su mínimo')
  // A phone has the alerts' cards folded: there its filters lead to the same rows.
  await fill('Filtrar por alerta', 'stockBajo')
  await rows(2)
  await rowOf('Batefuego forestal')
  await press('Ver Batefuego forestal')
  await sees('Mínimo30', await dialog('Batefuego forestal'))
  fireEvent.keyDown(await dialog('Batefuego forestal'), { key: 'Escape' })
  await closed()

  const { text } = await exported('Exportar CSV')
  expect(
    parse(text)
      .data.map(({ Mínimo }) => Mínimo)
      .sort(),
  ).toEqual(['', '30'])
  await press('Importar inventario')
  await give(FILE, 'inventario.csv', text.replace(/,30(?=\r\n)/, ',12'))
  await press('Importar', await dialog(/Importar/))
  await closed()
  await waitFor(() => expect(named('Batefuego forestal')).toMatchObject({ minimo: 12 }))

  await press('Limpiar')
  await press('Editar Batefuego forestal')
  await reads('Mínimo', '12')
  await fill('Mínimo', '')
  await saveForm('Item actualizado')
  expect(named('Batefuego forestal')).not.toHaveProperty('minimo')
})

test('place, state and custodian of many items are one act, which is taken back as one', async () => {
  await openScreen(PATH, 'user-5')
  await rows(25)
  const before = stored()
  fireEvent.change(await field('Filtrar por categoría'), { target: { value: 'ELECTRONICO' } })
  await rows(2)
  fireEvent.click(screen.getByLabelText('Seleccionar todo'))
  await press('Cambiar selección')
  const form = await dialog('Cambiar 2 items')
  await sees(
    'Radio base VHF de 50 W y Radio portátil VHF. Lo que deje vacío queda como está en cada uno.',
    form,
  )
  await press('Guardar')
  await sees('Escriba al menos un cambio.', form)
  const offered = (await field('Ubicación nueva')).list?.options ?? []
  expect([...offered].map(({ value }) => value)).toContain('Bodega general')
  await fill('Ubicación nueva', ' Bodega 9 ')
  await fill('Custodio nuevo', '<b>Ana</b>')
  await check('Hacer el acta de entrega-recepción')
  await press('Guardar')
  await closed()
  await sees('2 items: ahora en Bodega 9.')
  expect(document.body.textContent).not.toContain('Se cerró')
  const moved = records(KEYS.inventario).filter(({ ubicacion }) => ubicacion === 'Bodega 9')
  expect(moved).toMatchObject([
    { custodio: '<b>Ana</b>', estado: 'OPERATIVO', cantidad: 15 },
    { custodio: '<b>Ana</b>', estado: 'BUENO', cantidad: 2 },
  ])
  expect((await exported('Exportar CSV')).text).toContain('Custodio')
  await press('Deshacer el cambio')
  await waitFor(() => expect(stored()).toEqual(before))
})

test('who may only look at the inventory changes nothing of what is ticked', async () => {
  localStorage.setItem(
    KEYS.permisos,
    JSON.stringify({ data: { BODEGA: { 'inventario:edit': false } }, timestamp: Date.now() }),
  )
  await openScreen(PATH, 'user-5')
  await rows(25)
  fireEvent.click(screen.getByLabelText('Seleccionar todo'))
  await button('Exportar selección')
  expect(screen.queryByRole('button', { name: 'Cambiar selección' })).toBeNull()
})

test('«Bodega 1» finds only what is there, however somebody wrote it', async () => {
  const [item] = sampleItems()
  putRecords(
    KEYS.inventario,
    ['Bodega 1', 'Bodega 1', ' bodega  1', 'BÓDEGA 1', 'Bodega 10', 'Antes en Bodega 1', ''].map(
      (ubicacion, n) => ({
        ...item,
        ...{ id: `item-${n}`, nombre: `Casco ${n}`, ubicacion },
      }),
    ),
  )
  const { search: address } = await openScreen(PATH, 'user-5')
  await rows(7)
  const places = await field('Filtrar por lugar')
  expect([...places.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    ...['Todos los lugares', 'Antes en Bodega 1 (1)', 'Bodega 1 (4)', 'Bodega 10 (1)', 'Sin lugar (1)'],
  ])
  fireEvent.change(places, { target: { value: 'Bodega 1' } })
  await rows(4)
  expect(address()).toEqual({ lugar: 'Bodega 1' })
  await press('Limpiar')
  await rows(7)
})

test('an item with a photo shows it in its details, and one without has none', async () => {
  const one = { categoria: 'HERRAMIENTA', cantidad: 1, estado: 'BUENO', ubicacion: '', valorEstimado: 0 }
  const fotoUrl = 'https://example.org/hacha.jpg'
  putRecords(KEYS.inventario, [
    { ...one, id: 'h1', nombre: 'Hacha', fotoUrl },
    { ...one, id: 'p1', nombre: 'Pala' },
  ])
  const opened = await openScreen('/admin/inventario?ver=h1', 'user-5')
  const box = await dialog('Hacha')
  expect((await within(box).findByRole('img', { name: 'Fotografía 1 de Hacha' })).getAttribute('src')).toBe(
    fotoUrl,
  )
  await go(opened, '/admin/inventario?ver=p1')
  expect(within(await dialog('Pala')).queryByRole('img', { name: /^Fotografía/ })).toBeNull()
  // Another field is changed: the photo stays, and it may be taken away.
  await go(opened, '/admin/inventario?editar=h1')
  await fill('Notas', 'Mango nuevo', await dialog('Editar Hacha'))
  await saveForm('Item actualizado')
  expect(records(KEYS.inventario)).toMatchObject([{ id: 'h1', notas: 'Mango nuevo', fotoUrl }, { id: 'p1' }])
})
