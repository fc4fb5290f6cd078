import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandaDe, cabeEn, fallasDe } from '@/entities/inspecciones/cobros/bandas'
import { CANTONES } from '@/entities/inspecciones/cobros/ejemplos'
import { type Banda, type Borde, esTabla } from '@/entities/inspecciones/cobros/tarifa'
import { runs } from '../../../../runs'

const tabla = (bounds: readonly [desde: number, hasta?: number][], borde: Borde = 'TERMINA') => ({
  borde,
  unidad: 'galones',
  bandas: bounds.map(([desde, hasta], n): Banda => ({ desde, hasta, centavos: n * 100 })),
})

const said = (...of: Parameters<typeof tabla>) => fallasDe(tabla(...of)).map(({ sentence }) => sentence)

test('the tables of the three cantons have neither gap nor overlap', () => {
  const found = CANTONES.flatMap(({ tarifas }) => tarifas.flatMap(fallasDe))
  expect(found).toEqual([])
})

test('a table as the faulty system had it, up to below 3,000 and from above it, names the gap', () => {
  expect(said([[0, 1000], [1000, 2999], [3000]])).toEqual([
    'Falta una banda: más de 2.999 hasta 3.000 galones no tiene valor. Cada banda empieza con el número en que termina la anterior.',
  ])
  expect(said([[0, 1000], [1001]], 'EMPIEZA')).toEqual([
    'Falta una banda: desde 1.000 y menos de 1.001 galones no tiene valor. Cada banda empieza con el número en que termina la anterior.',
  ])
})

test('an overlap is named by what both bands charge', () => {
  expect(said([[0, 1000], [900, 2000], [2000]])).toEqual([
    'Dos bandas cobran lo mismo: más de 900 hasta 1.000 galones.',
  ])
  expect(said([[0], [500]])).toEqual(['Dos bandas cobran lo mismo: más de 500 galones.'])
})

test('what a table leaves out below and above is said, and may be so', () => {
  expect(fallasDe(tabla([[10, 500]]))).toEqual([
    { sentence: 'No hay valor para hasta 10 galones.', grave: false },
    { sentence: 'No hay valor para más de 500 galones.', grave: false },
  ])
})

test.each<[Partial<Banda>, string]>([
  [{ desde: -1 }, 'Una banda no puede empezar por debajo de 0.'],
  [{ desde: 5, hasta: 5 }, 'La banda que empieza en 5 termina antes de empezar.'],
  [{ centavos: undefined }, 'Falta el valor.'],
  [{ sbu: 100 }, 'El valor va en dólares o en porcentaje del salario, no en los dos.'],
  [{ centavos: 0.5 }, 'El valor no se puede leer.'],
])('a band with %o is told', (part, sentence) => {
  const bandas: Banda[] = [{ desde: 0, centavos: 100, ...part }]
  expect(fallasDe({ bandas, borde: 'TERMINA', unidad: '' })).toEqual([{ sentence, grave: true }])
})

test('a table without bands has no value', () => {
  expect(said([])).toEqual(['Escriba al menos un valor.'])
})

test('in a table without a fault every quantity falls in exactly one band', () => {
  const limits = fc
    .uniqueArray(fc.integer({ min: 1, max: 6000 }), { maxLength: 6 })
    .map((some) => some.sort((a, b) => a - b))
  const borde = fc.constantFrom<Borde>('TERMINA', 'EMPIEZA')
  const quantity = fc.oneof(
    fc.integer({ min: 1, max: 7000 }),
    fc.double({ min: 0.01, max: 7000, noNaN: true }),
  )
  fc.assert(
    fc.property(limits, borde, quantity, (bounds, side, cantidad) => {
      const table = tabla(
        [...bounds, undefined].map((hasta, n): [number, number?] => [bounds[n - 1] ?? 0, hasta]),
        side,
      )
      expect(fallasDe(table)).toEqual([])
      for (const each of [cantidad, ...bounds]) {
        expect(table.bandas.filter((banda) => cabeEn(banda, side, each))).toHaveLength(1)
        expect(bandaDe(table, each)).toBeDefined()
      }
    }),
    { numRuns: runs(1000) },
  )
})

test('what the form names is refused wherever a tariff is written, and nothing else', () => {
  const some = fc.array(
    fc.record({
      desde: fc.integer({ min: -1, max: 4 }),
      hasta: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
      centavos: fc.constantFrom(undefined, 0, 100, 0.5),
      sbu: fc.constantFrom(undefined, undefined, 100),
    }),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(some, (bandas) => {
      const named = fallasDe({ bandas, borde: 'TERMINA', unidad: '' }).some(({ grave }) => grave)
      expect(esTabla(bandas)).toBe(!named)
    }),
    { numRuns: runs(3000) },
  )
})
