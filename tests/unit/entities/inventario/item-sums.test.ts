import { beforeEach, describe, expect, test } from 'vitest'
import { type Item, newItem } from '@/entities/inventario/item'
import { importItems, planItems } from '@/entities/inventario/item-import'
import { itemsRepository } from '@/entities/inventario/items'
import { batchOf, listAfter } from '@/shared/lib/file/import-plan'
import { tellBatch } from '@/shared/lib/file/import-words'
import { KEYS } from '../../../keys'
import { random } from '../../../random'
import { runs } from '../../../runs'
import { signIn } from '../../sign-in'

const TODAY = '2026-11-26'
const HEAD = 'CÓDIGO;DESCRIPCIÓN;CATEGORÍA;CANT.;V. UNIT.;V. TOTAL'
const read = (lines: readonly string[], head = HEAD) =>
  importItems(new Blob([[head, ...lines].join('\n')]), TODAY)
const GOODS = ['A1;Casco;EPP;10;25,50;255,00', 'A2;Hacha;Herramienta;4;30,00;120,00']
const RADIO = 'A3;Radio;Electrónico;2;150,00;300,00'

describe.each([
  ['of quantities and of what all is worth', ';TOTAL;;16;;675,00'],
  ['in the column of codes', 'TOTAL;;;16;;675,00'],
  ['of unit values that are added up', ';Total general:;;16;205,50;675,00'],
  ['of what all is worth, below the unit values', ';GRAN TOTAL;;16;675,00;'],
  ['without a word', ';;;16;;675,00'],
])('a total %s', (_, total) => {
  test('is no item, and nothing is said where the lines give it', async () => {
    const { rows, total: lines, problems, warnings, differencesBut } = await read([...GOODS, RADIO, total])
    expect([rows.length, lines, problems, warnings]).toEqual([3, 3, [], []])
    expect(differencesBut?.(new Set())).toEqual([])
    expect(differencesBut?.(new Set([3])), 'a line that somebody leaves out').toHaveLength(1)
  })
})

test('a total in a column that nobody knows is one too', async () => {
  const { rows, problems, differencesBut } = await read(
    ['1;Casco;EPP;10', '2;Hacha;Herramienta;4', 'TOTAL;;;15'],
    'Orden;Nombre;Categoría;Cantidad',
  )
  expect([rows.length, problems]).toEqual([2, []])
  expect(differencesBut?.(new Set()).map(({ sentence }) => sentence)).toEqual([
    'Todas las filas que se traen no dan lo que dice la fila 4 («TOTAL»): cantidad 15, y suman 14 (1 de menos).',
  ])
})

test('subtotals are held against their own part, and a line with a problem is missing from the sums', async () => {
  const parts = [...GOODS, ';Subtotal;;14;;375,00', RADIO, ';Subtotal;;2;;300,00', ';TOTAL;;16;;675,00']
  expect((await read(parts)).differencesBut?.(new Set())).toEqual([])
  const spoiled = await read(parts.map((line) => line.replace(';2;150', ';dos;150')))
  expect(spoiled.problems.map(({ line }) => line)).toEqual([5])
  expect(spoiled.differencesBut?.(new Set()).map(({ sentence }) => sentence)).toEqual([
    'Las filas de esa parte que se traen no dan lo que dice la fila 6 («Subtotal»): cantidad 2, y suman 0 (2 de menos); valor total $300,00, y suman $0,00 ($300,00 de menos).',
    'Todas las filas que se traen no dan lo que dice la fila 7 («TOTAL»): cantidad 16, y suman 14 (2 de menos); valor total $675,00, y suman $375,00 ($300,00 de menos).',
  ])
})

test('a tool of the brand Total is an item, and whoever signs below the list is none', async () => {
  const { rows, warnings, problems } = await read([
    ...GOODS,
    'A4;Total amoladora 4 1/2;Herramienta;1;80,00;80,00',
    ';TOTAL;;15;;455,00',
    'ELABORADO POR:;;;;;',
    'Sra. Gladys Moreira;GUARDALMACÉN;;;;',
  ])
  expect([rows.length, problems]).toEqual([3, []])
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('Parecen firmas al pie de la lista, y no se traen: «ELABORADO POR:»'),
  ])
})

test('where only the value of all is said one has its part, and what doesn’t come out even is told', async () => {
  const { rows, warnings } = await read(
    ['Casco;EPP;10;255,00', 'Hacha;Herramienta;3;100,00'],
    'Nombre;Categoría;Cantidad;Valor total',
  )
  expect(rows.map(({ record }) => record.valorEstimado)).toEqual([25.5, 33.33])
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    'Línea 3, columna Valor Total: dice $100,00, pero 3 × $33,33 = $99,99. Se importa $33,33 por unidad.',
  ])
})

const CLASES = ['EPP', 'Herramienta', 'Otros', 'Vehículo'] as const

describe('of any list', () => {
  beforeEach(() => signIn('user-5'))

  test('the lines give its total, or a difference is shown; and what it says it will do is what it does', async () => {
    for (let seed = 1; seed <= runs(200); seed++) {
      const next = random(seed)
      const goods = Array.from({ length: 1 + next(30) }, (_, at) => ({
        serie: next(4) === 0 ? '' : `S-${seed}-${next(40)}-${at}`,
        nombre: `Cosa ${next(60)}-${at % 7}`,
        clase: CLASES[next(4)] ?? 'Otros',
        cantidad: next(12) === 0 ? 'varias' : 1 + next(50),
        cents: next(100_000),
      }))
      const known = goods.filter(() => next(3) === 0)
      const stored: Item[] = known.map(({ serie, nombre }, at) => ({
        ...newItem('2020-01-01'),
        id: `inv-${at}`,
        nombre,
        categoria: 'EPP',
        numeroSerie: serie,
        cantidad: 3,
      }))
      localStorage.setItem(KEYS.inventario, JSON.stringify({ data: stored, timestamp: Date.now() }))
      const units = goods.map(({ cantidad }) => (typeof cantidad === 'number' ? cantidad : 1))
      const wrong = next(3) === 0 ? 1 : 0
      const result = await read([
        ...goods.map(({ serie, nombre, clase, cantidad, cents }) =>
          [serie, nombre, clase, cantidad, (cents / 100).toFixed(2).replace('.', ','), ''].join(';'),
        ),
        `;TOTAL;;${units.reduce((sum, one) => sum + one, wrong)};;`,
      ])
      const out = new Set(result.rows.map(({ line }) => line).filter(() => next(8) === 0))
      const list = await itemsRepository.all()
      const plan = planItems(result.rows, list)
      const batch = batchOf(plan, { out, gone: new Set() })
      const taken = result.rows.filter(({ line }) => !out.has(line))
      const whole = taken.length === goods.length && wrong === 0
      expect(result.differencesBut?.(out).length === 0, `seed ${seed}`).toBe(whole)

      const ahead = listAfter(list, batch).map(({ contado: _, ...item }) => item)
      const back = await itemsRepository.change(batch)
      const bare = ({ id: _, contado: _at, ...item }: Partial<Item>) =>
        JSON.stringify(Object.entries(item).sort())
      const after = await itemsRepository.all()
      expect(after.map(bare).sort(), `seed ${seed}`).toEqual(ahead.map(bare).sort())
      expect(after.length - list.length).toBe(batch.added.length)
      expect(tellBatch(batch, 'ahead', ['fila', 'filas']).replace(/\D/g, '')).toBe(
        tellBatch(batch, 'done', ['item', 'items']).replace(/\D/g, ''),
      )
      // The same file once more finds all that came in, as it is.
      const again = planItems(taken, after)
      expect([again.added, again.changed], `seed ${seed}`).toEqual([[], []])
      await itemsRepository.takeBack(back)
      expect(await itemsRepository.all()).toEqual(list)
    }
  })
})
