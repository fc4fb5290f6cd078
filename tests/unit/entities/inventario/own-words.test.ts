import { expect, test } from 'vitest'
import { importItems } from '@/entities/inventario/item-import'
import { SKIP } from '@/shared/lib/file/rows/words'

const GOODS = [
  ['Autobomba', 'Vehículos', '1', 'Bien'],
  ['Manguera', 'Material de agua', '24 u.', 'Bien'],
  ['Casco', 'Protección personal', '18 unidades', 'Usado'],
  ['Espuma', 'Insumos', '10 canecas', 'Nuevo'],
  ['Impresora', 'Equipos informáticos', '1', 'De baja'],
  ['Ambulancia', 'Vehículos', '1', 'En taller'],
] as const
/** A storekeeper's list of 120 goods in their own words. */
const LIST = [
  'CÓDIGO;DESCRIPCIÓN;TIPO;CANT.;ESTADO;FECHA COMPRA;V. UNIT.;BODEGA;OBSERVACIONES',
  ...Array.from({ length: 120 }, (_, n) => {
    const [nombre, tipo, cantidad, estado] = GOODS[n % GOODS.length] ?? GOODS[0]
    return `CB-${n + 1};${nombre} ${n};${tipo};${cantidad};${estado};05/03/2019;$ 1.180,50;Bodega 1;`
  }),
].join('\r\n')

const read = (said: Record<string, string> = {}) =>
  importItems(new Blob([LIST]), '2026-11-26', { words: (of, word) => said[`${of}/${word}`] })

test('what the product can guess is shown as such, and what it can’t is asked once for all its lines', async () => {
  const { rows, problems, words = [], total } = await read()
  expect(problems).toEqual([])
  expect(total).toBe(120)
  expect(rows).toHaveLength(80)
  const told = words.flatMap(({ header, words: each }) =>
    each.map(({ text, times, means }) => [header, text, times, means]),
  )
  expect(told).toEqual([
    ['Categoría', 'Vehículos', 40, 'VEHICULO'],
    ['Categoría', 'Material de agua', 20, ''],
    ['Categoría', 'Protección personal', 20, 'EPP'],
    ['Categoría', 'Insumos', 20, ''],
    ['Categoría', 'Equipos informáticos', 20, 'ELECTRONICO'],
    ['Estado', 'Bien', 40, 'BUENO'],
    ['Estado', 'Usado', 20, 'REGULAR'],
    ['Estado', 'Nuevo', 20, 'BUENO'],
    ['Estado', 'De baja', 20, 'FUERA_SERVICIO'],
    ['Estado', 'En taller', 20, 'MANTENIMIENTO'],
  ])
})

test('with the words explained all 120 come in, each quantity as a number and its unit kept', async () => {
  const { rows, problems } = await read({
    'inventario:categoria/material de agua': 'EQUIPO_RESCATE',
    'inventario:categoria/insumos': 'OTROS',
    // Somebody's word goes before the product's guess.
    'inventario:estado/usado': 'BUENO',
  })
  expect(problems).toEqual([])
  expect(rows).toHaveLength(120)
  const [, hose, helmet, foam] = rows.map(({ record }) => record)
  expect(hose).toMatchObject({ categoria: 'EQUIPO_RESCATE', cantidad: 24, notas: '', numeroSerie: 'CB-2' })
  expect(helmet).toMatchObject({ cantidad: 18, estado: 'BUENO', ubicacion: 'Bodega 1' })
  expect(foam).toMatchObject({ cantidad: 10, notas: 'Contado en canecas.', valorEstimado: 1180.5 })
  expect(foam?.fechaIngreso).toBe('2019-03-05')
})

test('the lines of a word may stay out, and an answer that is none of the options counts for nothing', async () => {
  const { rows, words = [] } = await read({
    'inventario:categoria/material de agua': SKIP,
    'inventario:categoria/insumos': 'constructor',
  })
  expect(rows).toHaveLength(80)
  expect(words[0]?.words.map(({ means }) => means)).toEqual(['VEHICULO', SKIP, 'EPP', '', 'ELECTRONICO'])
})

test('a column of other things is no column of words: each cell is told by its line', async () => {
  const lines = Array.from({ length: 60 }, (_, n) => `Cosa ${n},Clase ${n}`)
  const { rows, problems, words } = await importItems(
    new Blob([['Nombre,Categoría', ...lines].join('\n')]),
    '2026-11-26',
  )
  expect([rows.length, problems.length, words]).toEqual([0, 60, undefined])
})
