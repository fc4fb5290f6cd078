import { describe, expect, test } from 'vitest'
import { findDuplicates } from '@/entities/reportes/duplicates'
import type { Reporte } from '@/entities/reportes/reporte'
import { metresBetween } from '@/shared/lib/metres-between'
import { PAIRS, type Pair } from './labelled-pairs'

function measure(pares: Pair[]) {
  const found = pares.filter(({ a, b }) => findDuplicates(a, [b]).length > 0)
  const right = found.filter(({ igual }) => igual).length
  const all = pares.filter(({ igual }) => igual).length
  return { precision: right / found.length, recall: right / all, right, found: found.length, all }
}

const [first] = PAIRS as [Pair]
const at = (report: Reporte, change: Partial<Reporte>): Reporte => ({ ...report, ...change })

describe('possible duplicates', () => {
  test('the labelled pairs are found with precision of at least 0.9 and recall of at least 0.8', () => {
    expect(PAIRS).toHaveLength(60)
    const all = measure(PAIRS)
    const fitted = measure(PAIRS.filter((_, index) => index % 2 === 0))
    const kept = measure(PAIRS.filter((_, index) => index % 2 === 1))
    console.info('pares: todos', all, 'ajuste', fitted, 'reservados', kept)
    expect(all.precision).toBeGreaterThanOrEqual(0.9)
    expect(all.recall).toBeGreaterThanOrEqual(0.8)
  })

  test('both reports of a pair find each other', () => {
    for (const { a, b } of PAIRS)
      expect(findDuplicates(a, [b]).map(({ score }) => score)).toEqual(
        findDuplicates(b, [a]).map(({ score }) => score),
      )
  })

  test('another category, 73 hours or 501 metres away is no duplicate; neither is the report itself', () => {
    const { a } = first
    const punto = a.punto as NonNullable<Reporte['punto']>
    const twin = at(a, { id: 'twin' })
    const hours = (n: number) => new Date(Date.parse(a.fechaCreacion) + n * 3_600_000).toISOString()
    const north = (metres: number) => ({ ...punto, lat: punto.lat + metres / 111_195 })
    const count = (change: Partial<Reporte>) => findDuplicates(a, [at(twin, change)]).length
    expect(findDuplicates(a, [a, twin]).map(({ reporte }) => reporte.id)).toEqual(['twin'])
    expect(count({ categoria: 'Otro' })).toBe(0)
    expect([count({ fechaCreacion: hours(72) }), count({ fechaCreacion: hours(73) })]).toEqual([1, 0])
    expect([count({ punto: north(499) }), count({ punto: north(501) })]).toEqual([1, 0])
    expect(metresBetween(punto, north(499))).toBeCloseTo(499, 0)
  })

  test('a draft without id is compared too, and its text is read anew as it grows', () => {
    const { titulo, descripcion, categoria, fechaCreacion, punto } = first.a
    const draft = { titulo: '', descripcion: '', categoria, fechaCreacion, punto }
    expect(findDuplicates(draft, [first.b])).toEqual([])
    expect(findDuplicates({ ...draft, titulo, descripcion }, [first.b])).toHaveLength(1)
  })

  test('of reports from elsewhere only the place is read, not their texts', () => {
    const { a } = first
    let looks = 0
    const far = Array.from({ length: 50 }, (_, n) => ({
      ...at(a, { id: `far-${n}`, ubicacion: `Recinto ${n + 20}` }),
      punto: undefined,
      get descripcion() {
        looks++
        return a.descripcion
      },
    }))
    expect(findDuplicates({ ...a, ubicacion: 'Barrio Norte' }, far as Reporte[])).toEqual([])
    expect(looks).toBe(0)
  })

  test('the likeliest comes first, and a report without date or text breaks nothing', () => {
    const { a, b } = PAIRS[12] as Pair
    const list = [b, at(a, { id: 'twin' }), at(a, { id: 'x', fechaCreacion: '' })]
    const ids = findDuplicates(a, list).map(({ reporte }) => reporte.id)
    expect(ids).toEqual(['twin', b.id])
    expect(findDuplicates(at(a, { id: 'y', titulo: '', descripcion: '' }), list)).toEqual([])
  })

  test('offers the five most alike of 5,000 reports of the same category, days and place', () => {
    const list = Array.from({ length: 5000 }, (_, index) => {
      const { a, b } = PAIRS[index % PAIRS.length] as Pair
      return at(index % 2 ? a : b, { id: `r-${index}`, categoria: 'Emergencia', punto: first.a.punto })
    })
    expect(findDuplicates(first.a, list)).toHaveLength(5)
  })
})
