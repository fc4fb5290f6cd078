import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { type Item, newItem } from '@/entities/inventario/item'
import { itemsCsv } from '@/entities/inventario/item-csv'
import { importItems } from '@/entities/inventario/item-import'
import { sampleItems } from '@/entities/inventario/seed'

const TODAY = '2024-11-21'
const read = (text: string, existing: Item[] = []) => importItems(new Blob([text]), TODAY, existing)
const sentences = async (text: string) => (await read(text)).problems.map(({ sentence }) => sentence)
const withoutPrivate = ({ id: _, proveedor: _p, numeroSerie: _n, ...rest }: Item) => ({
  ...rest,
  proveedor: '',
  numeroSerie: '',
})

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

test('an export is imported without loss', async () => {
  const odd = { ...newItem('2024-01-02'), id: 'inv-9', nombre: '=1+1', notas: '+593 99\n"-5"', cantidad: 3 }
  const all = [...sampleItems(), odd]
  const imported = await read(await itemsCsv(all).text())
  expect(imported).toEqual({ rows: all.map(withoutPrivate), total: 26, problems: [], warnings: [] })
})

test('headers and labels in any spelling, semicolons, defaults for what is left out', async () => {
  const { rows, problems } = await read(
    'NOMBRE;categoria;CANTIDAD;estado;donado;Valor estimado (USD);fecha de ingreso\n' +
      'Hacha;herramienta;;;;;\n' +
      'Camión;VEHÍCULO;2;fuera_servicio;SI;$ 1.234,56;30/6/2023\n',
  )
  expect(problems).toEqual([])
  expect(rows).toEqual([
    { ...newItem(TODAY), nombre: 'Hacha', categoria: 'HERRAMIENTA' },
    {
      ...newItem('2023-06-30'),
      nombre: 'Camión',
      categoria: 'VEHICULO',
      cantidad: 2,
      estado: 'FUERA_SERVICIO',
      donado: true,
      valorEstimado: 1234.56,
    },
  ])
})

test('each problem is a sentence with line and column, and a single one stops the import', async () => {
  const result = await read(
    'Nombre,Categoría,Cantidad,Estado,Donado,Valor Estimado,Fecha Ingreso\n' +
      'Hacha,Herramienta,1,Bueno,No,10.00,2024-01-01\n' +
      ',Avión,-1.5,Roto,quizás,-3,31/02/2024\n' +
      '\n' +
      'Pala,Herramienta,cero,Bueno,No,gratis,\n',
  )
  expect(result.rows).toEqual([])
  expect(result.total).toBe(3)
  expect(result.problems.map(({ line, field }) => [line, field])).toEqual([
    [3, 'Nombre'],
    [3, 'Categoría'],
    [3, 'Cantidad'],
    [3, 'Estado'],
    [3, 'Donado'],
    [3, 'Fecha Ingreso'],
    [3, 'Valor Estimado'],
    [5, 'Cantidad'],
    [5, 'Valor Estimado'],
  ])
  expect(result.problems[0]?.sentence).toBe('Línea 3, columna Nombre: El nombre es obligatorio.')
  expect(result.problems[2]?.sentence).toBe(
    'Línea 3, columna Cantidad: «-1.5» no es válido. Ingrese una cantidad entera de 1 o más.',
  )
})

test('a file without headers, without rows, or of another kind says so', async () => {
  expect(await sentences('Artículo,Cantidad\nHacha,1\n')).toEqual([
    'Línea 1: falta la columna Categoría.',
    'Línea 1: falta la columna Nombre.',
  ])
  expect(await sentences('Nombre,Categoría\n')).toEqual(['El archivo no tiene filas con datos.'])
  expect(await sentences('')).toHaveLength(2)
  const unreadable =
    'El archivo no se pudo leer. Guárdelo como CSV o como Excel (.xlsx) e inténtelo otra vez.'
  expect(await sentences('\u0000\u0001')).toEqual([unreadable])
  expect(await sentences('PK\u0003\u0004 no zip')).toEqual([unreadable])
})

test('an ID that is there already gets a warning and stops nothing', async () => {
  const [first] = sampleItems() as [Item]
  const { rows, warnings } = await read(await itemsCsv([first]).text(), [first])
  expect(rows).toHaveLength(1)
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    'Línea 2, columna ID: ya existe «Autobomba de 1.000 galones» con este ID; se agregará otro item.',
  ])
})
