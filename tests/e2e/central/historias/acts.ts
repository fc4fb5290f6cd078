import fc from 'fast-check'

/** When a browser dies, in ms after the press on «Guardar» or «Eliminar»; undefined: it lives. */
const cut = fc.constantFrom(undefined, undefined, undefined, 0, 60, 250)
const device = fc.nat(2)
const n = fc.nat(9)
const field = fc.constantFrom('cargo' as const, 'telefono' as const, 'email' as const)
const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })

const act = fc.oneof(
  weighted(
    6,
    fc.record({
      t: fc.constant('edit' as const),
      device,
      n,
      field,
      cut,
      centralDies: fc.constantFrom(false, false, true),
    }),
  ),
  weighted(3, fc.record({ t: fc.constant('create' as const), device, cut })),
  weighted(2, fc.record({ t: fc.constant('remove' as const), device, n, cut, undo: fc.boolean() })),
  weighted(3, fc.record({ t: fc.constant('offline' as const), device })),
  weighted(2, fc.record({ t: fc.constant('online' as const), device })),
  weighted(1, fc.record({ t: fc.constant('closeTab' as const), device })),
  weighted(1, fc.record({ t: fc.constant('killBrowser' as const), device })),
  weighted(1, fc.record({ t: fc.constant('killCentral' as const) })),
  weighted(2, fc.record({ t: fc.constant('meet' as const) })),
)

/** What happens, in this order, to three browsers and their central. */
export type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** The histories of a seed: the same ones each time, so far as the machine keeps the same pace. */
export const historiesOf = (seed: number, many: number, acts: number): Act[][] =>
  fc.sample(fc.array(act, { minLength: acts, maxLength: acts, size: 'max' }), { seed, numRuns: many })
