import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Conteo, conteoId } from '@/entities/inventario/conteo'
import { cuentasOf, resultadoOf, resultadoSaid } from '@/entities/inventario/cuenta'
import { existenciasOf, quedanDe, type Uso } from '@/entities/inventario/existencias'
import { type Item, newItem } from '@/entities/inventario/item'
import { runs } from '../../../runs'

const item = (fields: Partial<Item> = {}): Item => ({
  ...newItem('2026-01-01'),
  ...{ id: 'inv-1', nombre: 'Guantes', cantidad: 10, ...fields },
})
const hora = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, '0')}`
const conteo = (cantidad: number, minute: number, equipo = 'a', of = 'inv-1'): Conteo => ({
  ...{ id: conteoId(of, equipo), item: of, equipo, cantidad, cuando: hora(minute), por: '' },
})
const uso = (cantidad: number, minute: number): Uso => ({
  ...{ nombre: 'Guantes', cantidad, parte: `srv-${minute}`, cuando: hora(minute) },
})
const cuentaOf = (one: Item, conteos: readonly Conteo[], usos: readonly Uso[] = []) =>
  cuentasOf([one], conteos, { usos, all: [one], now: hora(59) })[0]

test('what should be there is what was at the moment of counting, not what is later', () => {
  const usos = [uso(2, 10), uso(3, 30)]
  expect(cuentaOf(item(), [], usos)).toMatchObject({ esperado: 5 })
  expect(cuentaOf(item(), [conteo(8, 20)], usos)).toMatchObject({ esperado: 8, conteo: { cantidad: 8 } })
})

test('of two phones that say the same the later counts; that differ, both wait; and what is older than the last count counts no more', () => {
  const [a, b] = [conteo(9, 10), conteo(9, 12, 'b')]
  expect(cuentaOf(item(), [a, b])).toMatchObject({ conteo: b, conteos: [a, b] })
  const c = conteo(8, 11, 'c')
  const differ = cuentaOf(item(), [a, b, c])
  expect(differ).toMatchObject({ otros: [b, c, a] })
  expect(differ).not.toHaveProperty('conteo')
  const old = cuentaOf(item({ contado: hora(11) }), [a])
  expect(old).toMatchObject({ conteos: [a] })
  expect(old).not.toHaveProperty('conteo')
})

test('what a clock counted that was a year ahead hides no later count', () => {
  const ahead = item({ contado: '2027-03-01T10:00:00' })
  expect(cuentaOf(ahead, [conteo(8, 11)])).toMatchObject({ conteo: { cantidad: 8 } })
  expect(cuentaOf(item({ contado: '2026-03-02T00:05:00' }), [conteo(8, 11)])).not.toHaveProperty('conteo')
})

test('the sum says units that miss or are too many, and items for the rest', () => {
  const goods = [1, 2, 3, 4, 5].map((n) => item({ id: `inv-${n}`, nombre: `Cosa ${n}` }))
  const cuentas = cuentasOf(
    goods,
    [
      conteo(8, 1),
      ...[conteo(11, 1, 'a', 'inv-2'), conteo(10, 1, 'a', 'inv-3')],
      ...[conteo(1, 1, 'a', 'inv-4'), conteo(2, 1, 'b', 'inv-4')],
    ],
    { usos: [], all: goods, now: hora(59) },
  )
  expect(resultadoSaid(resultadoOf(cuentas))).toBe(
    'Faltan 2 · sobra 1 · 1 igual · 1 por elegir · 1 sin contar',
  )
})

test('after any count the stock is the figure less what partes used since, and a count that finds what it should changes nothing', () => {
  const minute = fc.nat(58)
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), minute), { maxLength: 12 }),
      fc.option(minute),
      minute,
      fc.nat(40),
      (used, before, at, found) => {
        const usos = used.map(([cantidad, when], n) => ({ ...uso(cantidad, when), parte: `srv-${n}` }))
        const start = item({ cantidad: 100, ...(before !== null && { contado: hora(before) }) })
        const moment = Math.max(at, before ?? 0)
        const since = (from: string) =>
          usos.reduce((sum, { cuando, cantidad }) => sum + (cuando >= from ? cantidad : 0), 0)
        const left = (now: Item) => quedanDe(existenciasOf([now], usos), now)
        const counted = (cantidad: number) => ({ ...start, cantidad, contado: hora(moment) })
        expect(left(counted(found))).toBe(found - since(hora(moment)))
        const esperado = cuentaOf(start, [conteo(found, moment)], usos)?.esperado ?? Number.NaN
        expect(left(counted(esperado))).toBe(left(start))
      },
    ),
    { numRuns: runs(500) },
  )
})
