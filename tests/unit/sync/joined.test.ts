import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { registrosList } from '@/entities/registro-servicios/module'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { collections } from '@/sync/collections'
import { runs } from '../../runs'
import { compileDevice, createWorld, type Net, Phone } from './world'

const LOG = registrosList.key
const log = collections().filter(({ key }) => key === LOG)

let compiled: Awaited<ReturnType<typeof compileDevice>>
beforeAll(async () => {
  compiled = await compileDevice()
})

const dev = fc.nat(1)
const field = fc.constantFrom('personalAsignado', 'observaciones', 'vehiculos')
const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })
const act = fc.oneof(
  weighted(4, fc.record({ t: fc.constant('add' as const), dev, field })),
  weighted(4, fc.record({ t: fc.constant('remove' as const), dev, field, n: fc.nat(5) })),
  weighted(1, fc.record({ t: fc.constant('open' as const), dev })),
  weighted(
    8,
    fc.record({
      t: fc.constant('sync' as const),
      dev,
      net: fc.constantFrom<Net>('ok', 'ok', 'ok', 'before', 'after', 'twice', 'late'),
      killAt: fc.constantFrom(-1, -1, -1, 0, 2, 4, 6),
    }),
  ),
  weighted(1, fc.record({ t: fc.constant('arrive' as const) })),
  weighted(1, fc.record({ t: fc.constant('signIn' as const), dev, who: fc.constantFrom('ana', 'luis') })),
)

/** Each name and line is like no other. */
const wordOf = (n: number) => String.fromCodePoint(0x4e00 + n).repeat(3)

const partsOf = (record: Record<string, unknown>, one: string): string[] => {
  const value = record[one]
  if (one === 'observaciones') return value ? String(value).split('\n') : []
  const list = (value ?? []) as (string | { nombre: string })[]
  return list.map((part) => (typeof part === 'string' ? part : part.nombre))
}
const fromParts = (one: string, parts: readonly string[]): unknown => {
  if (one === 'observaciones') return parts.join('\n')
  return one === 'vehiculos' ? parts.map((nombre) => ({ nombre })) : parts
}

test('what one took away stays away and what one added stays, whoever else wrote and whatever got lost on the way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 4, maxLength: 30 }),
      fc.array(fc.integer({ min: -3_600_000, max: 3_600_000 }), { minLength: 2, maxLength: 2 }),
      async (acts, skews) => {
        const world = await createWorld([LOG], compiled)
        const phones = skews.map((skew) => new Phone(world, skew, log))
        const start = { ...newRegistro('2026-03-31'), personalAsignado: ['Pedro'], observaciones: 'Aviso' }
        world.central.hold(LOG, [{ id: 'srv-1', ...start, vehiculos: [{ nombre: 'M1' }] }])
        const [added, removed] = [new Set(['Pedro', 'Aviso', 'M1']), new Set<string>()]
        const seen = async (at: Phone) => (await at.list(LOG)).find(({ id }) => id === 'srv-1')
        const forms = new Map<Phone, Awaited<ReturnType<typeof seen>>>()
        for (const one of phones) {
          await one.signIn('ana')
          await one.sync()
        }
        let words = 0
        const write = async (at: Phone, one: string, change: (parts: string[]) => string[]) => {
          // A form that was opened before what came since.
          const base = forms.get(at) ?? (await seen(at))
          forms.delete(at)
          if (!base) return
          const next = fromParts(one, change(partsOf(base, one)))
          await at.repository(LOG).update('srv-1', { ...base, [one]: next }, base)
        }
        for (const one of acts) {
          world.now += 1000
          if (one.t === 'arrive') for (const call of world.late.splice(0)) world.central.answer(call)
          else {
            const at = phones[one.dev] as Phone
            if (one.t === 'add') {
              const word = wordOf(++words)
              added.add(word)
              await write(at, one.field, (parts) => [...parts, word])
            } else if (one.t === 'remove')
              await write(at, one.field, (parts) => {
                const gone = parts[one.n % Math.max(1, parts.length)]
                if (gone) removed.add(gone)
                return parts.filter((part) => part !== gone)
              })
            else if (one.t === 'open') forms.set(at, await seen(at))
            else if (one.t === 'signIn') await at.run(() => at.signIn(one.who))
            else {
              at.net = one.net
              await at.sync(one.killAt)
              at.net = 'ok'
            }
          }
        }
        for (const call of world.late.splice(0)) world.central.answer(call)
        for (const who of ['ana', 'luis', 'ana', 'luis'])
          for (const at of phones) {
            await at.run(() => at.signIn(who))
            await at.sync()
          }
        const expected = [...added].filter((word) => !removed.has(word)).sort()
        for (const at of phones) {
          const record = (await seen(at)) ?? {}
          const shown = ['personalAsignado', 'observaciones', 'vehiculos'].flatMap((one) =>
            partsOf(record, one),
          )
          expect(shown.sort()).toEqual(expected)
          expect(await at.pending(), 'nothing left to send').toEqual([])
          // Whoever added what another then took away may be told of it.
          if (removed.size === 0) expect(await at.app.listNotices(), 'nobody lost a word').toEqual([])
        }
      },
    ),
    { numRuns: runs(2000) },
  )
})
