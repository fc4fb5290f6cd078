import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { type Item, newItem } from '@/entities/inventario/item'
import { itemsCsv } from '@/entities/inventario/item-csv'
import { importItems, planItems } from '@/entities/inventario/item-import'
import { sampleItems } from '@/entities/inventario/seed'
import { batchOf, changedFields } from '@/shared/lib/file/import-plan'

const TODAY = '2024-11-21'
const read = (text: string) => importItems(new Blob([text]), TODAY)
const recordsOf = async (text: string) =>
  (await read(text)).rows.map(({ record: { contado, ...record } }) => {
    expect(contado, 'what a file says is a count of now').toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    return record
  })
const sentences = async (text: string) => (await read(text)).problems.map(({ sentence }) => sentence)
const withoutPrivate = ({ id: _, proveedor: _p, numeroSerie: _n, fotoUrl: _f, ...rest }: Item) => ({
  ...rest,
  proveedor: '',
  numeroSerie: '',
})

/** What a file brings of a new item: no file carries a picture. */
const sinFoto = (today: string) => ({ ...newItem(today), fotoUrl: undefined })

test('the CSV has the columns of the spec, and a second library reads the data back', async () => {
  const { data, meta } = Papa.parse<Record<string, string>>(await itemsCsv(sampleItems()).text(), {
    header: true,
    skipEmptyLines: true,
  })
  expect(meta.fields?.map((field) => field.replace('\uFEFF', ''))).toEqual([
    'ID',
    'Categoría',
    'Nombre',
    'Cantidad',
    'Estado',
    'Ubicación',
    'Donado',
    'Valor Estimado',
    'Fecha Ingreso',
    'Notas',
  ])
  expect(data).toHaveLength(25)
  expect(data[2]).toMatchObject({
    Categoría: 'Vehículo',
    Nombre: 'Ambulancia tipo II',
    Cantidad: '1',
    Estado: 'Operativo',
    Ubicación: 'Estación central, bahía 3',
    Donado: 'Sí',
    'Valor Estimado': '62000.00',
    'Fecha Ingreso': '2021-11-05',
  })
})

test.each(['coma', 'puntoYComa'] as const)('an export is imported without loss: %s', async (format) => {
  const odd = {
    ...newItem('2024-01-02'),
    id: 'inv-9',
    nombre: '=1+1; a, b',
    notas: '+593 99\n"-5"',
    cantidad: 3,
    valorEstimado: 1234.5,
  }
  const all = [...sampleItems(), odd]
  const text = await itemsCsv(all, format).text()
  expect(await read(text)).toMatchObject({ total: 26, problems: [], warnings: [] })
  expect(await recordsOf(text)).toEqual(all.map(withoutPrivate))
})

test('headers and labels in any spelling, semicolons, defaults for what is left out', async () => {
  const text =
    'NOMBRE;categoria;CANTIDAD;estado;donado;Valor estimado (USD);fecha de ingreso\n' +
    'Hacha;herramienta;;;;;\n' +
    'Camión;VEHÍCULO;2;fuera_servicio;SI;$ 1.234,56;30/6/2023\n'
  expect((await read(text)).problems).toEqual([])
  expect(await recordsOf(text)).toEqual([
    { ...sinFoto(TODAY), nombre: 'Hacha', categoria: 'HERRAMIENTA' },
    {
      ...sinFoto('2023-06-30'),
      nombre: 'Camión',
      categoria: 'VEHICULO',
      cantidad: 2,
      estado: 'FUERA_SERVICIO',
      donado: true,
      valorEstimado: 1234.56,
    },
  ])
})

test('each problem is a sentence with line and column, and the good rows are there without the bad ones', async () => {
  const result = await read(
    'Nombre,Categoría,Cantidad,Estado,Donado,Valor Estimado,Fecha Ingreso\n' +
      'Hacha,Herramienta,1,Bueno,No,10.00,2024-01-01\n' +
      ',Avión,-1.5,Roto,quizás,-3,31/02/2024\n' +
      '\n' +
      'Pala,Herramienta,cero,Bueno,No,gratis,\n',
  )
  expect(result.rows.map(({ line }) => line)).toEqual([2])
  expect(result.total).toBe(3)
  expect(result.problems.map(({ line, field }) => [line, field])).toEqual([
    [3, 'Nombre'],
    [3, 'Cantidad'],
    [3, 'Donado'],
    [3, 'Fecha Ingreso'],
    [3, 'Valor Estimado'],
    [5, 'Cantidad'],
    [5, 'Valor Estimado'],
  ])
  expect(result.problems[0]?.sentence).toBe('Línea 3, columna Nombre: El nombre es obligatorio.')
  const said = (field: string) => result.problems.find((one) => one.field === field)?.sentence
  // A word is asked about once instead, for all lines that have it.
  expect(result.words?.map(({ header, words }) => [header, ...words.map(({ text }) => text)])).toEqual([
    ['Categoría', 'Avión'],
    ['Estado', 'Roto'],
  ])
  expect(said('Donado')).toContain('«quizás» no es válido. Use Sí o No.')
  expect(said('Fecha Ingreso')).toContain('Use una fecha como 2024-06-30 o 30/06/2024.')
  expect(result.problems[1]?.sentence).toBe(
    'Línea 3, columna Cantidad: «-1.5» no es válido. Ingrese una cantidad entera de 1 o más.',
  )
})

test('a file without headers, without rows, or of another kind says so', async () => {
  expect(await sentences('Cosa,Cantidad\nHacha,1\n')).toEqual([
    'Línea 1: falta la columna Categoría.',
    'Línea 1: falta la columna Nombre.',
  ])
  expect(await sentences('Nombre,Categoría\n')).toEqual(['El archivo no tiene filas con datos.'])
  expect(await sentences('')).toHaveLength(2)
  const unreadable =
    'El archivo no se pudo leer. Guárdelo como CSV, Excel (.xlsx) u ODS e inténtelo otra vez.'
  expect(await sentences('\u0000\u0001')).toEqual([unreadable])
  expect(await sentences('PK\u0003\u0004 no zip')).toEqual([unreadable])
})

const item = (id: string, over: Partial<Item>): Item => ({ ...newItem(TODAY), id, nombre: id, ...over })
const plan = async (text: string, items: Item[]) => planItems((await read(text)).rows, items)

test('an export that comes back changes nothing, and what was changed in it is found by its ID', async () => {
  const items = sampleItems().map((one) => ({ ...one, numeroSerie: one.id, proveedor: 'Alguien' }))
  const text = await itemsCsv(items).text()
  expect(await plan(text, items)).toMatchObject({ added: [], changed: [], missing: [] })
  const renamed = text.replace('Ambulancia tipo II', 'Ambulancia tipo III')
  const { added, changed, unchanged, missing } = await plan(renamed, items)
  expect(changed.map(({ before, after }) => [before.nombre, after.nombre])).toEqual([
    ['Ambulancia tipo II', 'Ambulancia tipo III'],
  ])
  expect(changed.map(changedFields)).toEqual([['nombre']])
  expect([added, missing, unchanged.length]).toEqual([[], [], 24])
})

test('an item is known by its serial number, else by name and category; each is taken once', async () => {
  const items = [
    item('a', { nombre: 'Radio', categoria: 'ELECTRONICO', numeroSerie: 'SN-1' }),
    item('b', { nombre: 'Radio', categoria: 'ELECTRONICO', numeroSerie: 'SN-2' }),
    item('c', { nombre: 'Hacha', categoria: 'HERRAMIENTA' }),
    item('d', { nombre: 'Hacha', categoria: 'OTROS' }),
  ]
  const { added, changed, unchanged, missing } = await plan(
    'Nombre,Categoría,Cantidad,Número de serie\n' +
      'Radio portátil,Electrónico,2,sn 2\nRadio,Electrónico,1,SN-3\nHACHA,Herramienta,7,\nHacha,Herramienta,1,\n',
    items,
  )
  expect(changed.map(({ before, after }) => [before.id, after.nombre, after.cantidad])).toEqual([
    ['b', 'Radio portátil', 2],
    ['c', 'HACHA', 7],
  ])
  expect(added.map(({ line }) => line)).toEqual([3, 5])
  expect(unchanged).toEqual([])
  expect(missing.map(({ id }) => id)).toEqual(['a', 'd'])
})

test('an empty cell and a column that is not there leave what is stored', async () => {
  const stored = item('a', {
    nombre: 'Hacha',
    categoria: 'HERRAMIENTA',
    cantidad: 4,
    donado: true,
    notas: 'Filo nuevo',
    fechaIngreso: '2020-01-01',
    valorEstimado: 9,
  })
  const { changed } = await plan(
    'Nombre,Categoría,Cantidad,Donado,Valor,Fecha,Ubicación\nHacha,Herramienta,,,,,Bodega 2\n',
    [stored],
  )
  expect(changed.map(({ after }) => after)).toEqual([{ ...stored, ubicacion: 'Bodega 2' }])
})

test('lines that were left out are not in the write, and what is missing goes only when it is chosen', async () => {
  const items = [item('a', { nombre: 'Hacha', categoria: 'OTROS' }), item('b', {}), item('c', {})]
  const whole = await plan('Nombre,Categoría,Cantidad\nHacha,Otros,2\nPala,Otros,1\nPico,Otros,1\n', items)
  const all = batchOf(whole, { out: new Set(), gone: new Set() })
  expect(all).toMatchObject({ patches: [{ id: 'a' }], removed: [] })
  expect(all.added.map(({ nombre }) => nombre)).toEqual(['Pala', 'Pico'])
  const some = batchOf(whole, { out: new Set([2, 3]), gone: new Set(['c']) })
  expect(some).toMatchObject({ patches: [], removed: ['c'] })
  expect(some.added.map(({ nombre }) => nombre)).toEqual(['Pico'])
})
