import fc from 'fast-check'
import { expect } from 'vitest'
import type { Event } from '../../tools/history-judge.mjs'
import { cosas, createWorld, Phone, type World } from './world'

const KEYS = ['bomberos_a', 'bomberos_b']
const PEOPLE = ['ana', 'luis', 'marta']

const dev = fc.nat(2)
const key = fc.nat(1)
const n = fc.nat(5)
const field = fc.constantFrom('x', 'y', 'z')
const net = fc.constantFrom('ok', 'ok', 'ok', 'before', 'after', 'twice', 'late')
const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })
const act = fc.oneof(
  weighted(6, fc.record({ t: fc.constant('edit' as const), dev, key, n, field })),
  weighted(3, fc.record({ t: fc.constant('create' as const), dev, key })),
  weighted(1, fc.record({ t: fc.constant('remove' as const), dev, key, n, undo: fc.boolean() })),
  weighted(6, fc.record({ t: fc.constant('sync' as const), dev, net })),
  weighted(2, fc.record({ t: fc.constant('takeBack' as const), dev, key, n, field, net })),
  weighted(2, fc.record({ t: fc.constant('arrive' as const) })),
  weighted(2, fc.record({ t: fc.constant('signIn' as const), dev, who: fc.constantFrom(...PEOPLE) })),
  weighted(
    2,
    fc.record({
      t: fc.constant('killed' as const),
      dev,
      at: fc.nat(9),
      during: fc.constantFrom('edit', 'sync', 'sync'),
      key,
      n,
      field,
    }),
  ),
  weighted(1, fc.record({ t: fc.constant('phoneCopy' as const), dev })),
  weighted(1, fc.record({ t: fc.constant('phoneBack' as const), dev })),
  weighted(1, fc.record({ t: fc.constant('serverCopy' as const) })),
  weighted(1, fc.record({ t: fc.constant('serverBack' as const) })),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

const sorted = (list: readonly { id: string }[]) =>
  list
    .map((record) => Object.entries(record).sort())
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

/** What happens to three phones whose clocks differ by as much, and whether one that is killed loses its mirror. */
type Told = [acts: Act[], skews: number[], losesMirror: boolean]

export const told = (): fc.Arbitrary<Told> =>
  fc.tuple(
    fc.array(act, { minLength: 5, maxLength: 40 }),
    fc.array(fc.integer({ min: -3_600_000, max: 3_600_000 }), { minLength: 3, maxLength: 3 }),
    fc.boolean(),
  )

/** Lives through it. The log is for a judge that knows nothing of the code; `check` asks what only the code knows. */
export async function history(
  [acts, skews, losesMirror]: Told,
  code: World['compiled'],
): Promise<{ log: Event[]; check(): Promise<void> }> {
  const log: Event[] = []
  const world = await createWorld(KEYS, code, losesMirror)
  const phones = skews.map(
    (skew) =>
      new Phone(
        world,
        skew,
        KEYS.map((one) => cosas(one)),
      ),
  )
  const phone = (at: number) => phones[at] as Phone
  const keyOf = (at: number) => KEYS[at] as string
  const copies = new Map<number, { copy: Awaited<ReturnType<Phone['backup']>>; had: Set<string> }>()
  let server: ReturnType<typeof world.central.backup> | undefined
  let words = 0
  let [serverWentBack, phoneWentBack] = [false, false]
  /** What each written word replaced, as the person saw it. */
  const replaced = new Map<string, string>()
  const authors = new Map<unknown, string | null>()
  const created = new Set<string>()
  const excused = new Set<string>()

  /** Words that their writer took back, and what stood there before. */
  const [takenBack, stands] = [new Set<unknown>(), new Set<string>()]
  /** A person writes a word, the phone tries to send it, and the person puts back what was there. */
  const takeBack = async (at: Phone, one: { key: number; n: number; field: string; net: string }) => {
    const name = keyOf(one.key)
    const list = await at.list(name)
    const record = list[one.n % list.length]
    if (!record) return
    const [word, before] = [`v${++words}`, record[one.field]]
    await pen(at, name).write(record.id, one.field, word)
    await sync(at, one.net as Phone['net'])
    world.now += 1000
    // Unless somebody else's word or deletion came with the answer.
    if ((await at.list(name)).find(({ id }) => id === record.id)?.[one.field] !== word) return
    await pen(at, name).write(record.id, one.field, before)
    takenBack.add(word)
    // Perhaps somebody else's word, which they took back without this person knowing.
    takenBack.delete(before)
    // It goes under the name of whoever puts it back, too.
    authors.delete(before)
    stands.add(`${name}/${record.id}/${one.field}=${String(before)}`)
  }

  /** A person's writes, as they and whoever judges from outside know them: `sure` once they were told that it is saved. */
  const pen = (at: Phone, c: string) => {
    const d = phones.indexOf(at)
    const done = async (event: Event, act: Promise<unknown>) => {
      const noted = { ...event, d, c, sure: false }
      log.push(noted)
      await act
      noted.sure = true
    }
    const repository = at.repository(c)
    return {
      write: (id: string, field: string, value: unknown) =>
        done({ e: 'write', id, field, value }, repository.update(id, { [field]: value })),
      async create(x: string) {
        const { id, ...values } = await repository.create({ x, y: '0' })
        log.push({ e: 'create', d, c, id, values, sure: true })
        return id
      },
      async remove(id: string, undo: boolean) {
        const act = repository.remove([id])
        await done({ e: 'delete', id }, act)
        world.now += 5
        if (undo) await done({ e: 'undelete', id }, repository.restore(await act))
      },
    }
  }
  const sealed = (at: Phone, keys = KEYS) => {
    for (const c of keys) log.push({ e: 'sealed', d: phones.indexOf(at), c })
  }
  const sync = async (at: Phone, net: Phone['net'] = 'ok') => {
    at.net = net
    await at.sync()
    at.net = 'ok'
    sealed(at)
  }

  const edit = async (at: Phone, one: { key: number; n: number; field: string }) => {
    const list = await at.list(keyOf(one.key))
    const record = list[one.n % list.length]
    if (!record) return
    const word = `v${++words}`
    authors.set(word, at.app.sessionUserId())
    replaced.set(word, `${keyOf(one.key)}/${record.id}/${one.field}=${String(record[one.field])}`)
    await pen(at, keyOf(one.key)).write(record.id, one.field, word)
  }

  for (const c of KEYS) {
    world.central.hold(c, cosas(c).samples())
    for (const { id, ...values } of cosas(c).samples()) log.push({ e: 'began', c, id, values })
  }
  await sync(phone(0))
  for (const [at, one] of KEYS.entries()) {
    await edit(phone(0), { key: at, n: 0, field: 'x' })
    for (let i = 0; i < 2; i++) await pen(phone(0), one).create(`s${++words}`)
  }
  await sync(phone(0))
  world.now += 1000
  // A phone shows its samples before it hears of the central.
  for (const one of [...phones, phone(0)]) {
    for (const name of KEYS) await one.list(name)
    await sync(one)
  }

  for (const one of acts) {
    world.now += 1000 + (words % 7)
    if (one.t === 'arrive') for (const call of world.late.splice(0)) world.central.answer(call)
    else if (one.t === 'serverCopy') server = world.central.backup()
    else if (one.t === 'serverBack') {
      if (!server || phoneWentBack) continue
      world.central.restore(server)
      serverWentBack = true
    } else {
      const at = phone(one.dev)
      if (one.t === 'edit') {
        await at.run(() => edit(at, one))
        if (words % 2) {
          await at.run(() => at.seal(keyOf(one.key)))
          sealed(at, [keyOf(one.key)])
        }
      } else if (one.t === 'takeBack') await at.run(() => takeBack(at, one))
      else if (one.t === 'create')
        await at.run(async () => {
          const id = await pen(at, keyOf(one.key)).create(`c${++words}`)
          created.add(`${one.dev}:${keyOf(one.key)}/${id}`)
        })
      else if (one.t === 'remove')
        await at.run(async () => {
          const list = await at.list(keyOf(one.key))
          const record = list[one.n % list.length]
          if (!record) return
          for (let i = 0; i < 3; i++) excused.add(`${i}:${keyOf(one.key)}/${record.id}`)
          await pen(at, keyOf(one.key)).remove(record.id, one.undo)
        })
      else if (one.t === 'signIn') {
        await at.run(() => at.signIn(one.who))
        sealed(at)
      } else if (one.t === 'sync') await sync(at, one.net as Phone['net'])
      else if (one.t === 'killed') {
        if (one.during === 'edit') await at.run(() => edit(at, one), one.at)
        else await at.sync(one.at)
      } else if (one.t === 'phoneCopy') {
        log.push({ e: 'copied', d: one.dev })
        copies.set(one.dev, {
          copy: await at.backup(),
          had: new Set([...created].filter((made) => made.startsWith(`${one.dev}:`))),
        })
      } else if (!serverWentBack) {
        const kept = copies.get(one.dev)
        if (!kept) continue
        phoneWentBack = true
        await at.restore(kept.copy)
        log.push({ e: 'back', d: one.dev })
        for (const made of created)
          if (made.startsWith(`${one.dev}:`) && !kept.had.has(made)) excused.add(made)
      }
    }
  }
  for (const call of world.late.splice(0)) world.central.answer(call)
  // Each person three times on each phone, because what Ana wrote into a record of Marta's waits until Marta has signed in;
  // fewer once all of them on all phones have changed nothing.
  const stateOf = (at: Phone) => [world.central.seq, ...KEYS.map((c) => at.ls.get(c))].join('\n')
  let quiet = 0
  for (const who of [...PEOPLE, ...PEOPLE, ...PEOPLE])
    for (const one of phones) {
      if (quiet === PEOPLE.length * phones.length) break
      const before = stateOf(one)
      await one.signIn(who)
      await one.sync()
      quiet = stateOf(one) === before ? quiet + 1 : 0
    }

  for (const [d, one] of phones.entries())
    for (const c of KEYS) log.push({ e: 'shows', d, c, list: await one.list(c) })

  const check = async () => {
    for (const one of KEYS) {
      const there = sorted(world.central.records(one))
      for (const at of phones) expect(sorted(await at.list(one)), 'one view everywhere').toEqual(there)
    }
    for (const at of phones) expect(await at.pending(), 'nothing left to send').toEqual([])
    for (const made of created)
      if (!excused.has(made))
        expect(world.central.rows.has(made.slice(made.indexOf(':') + 1)), `${made} is there`).toBe(true)
    if (!serverWentBack && !phoneWentBack)
      for (const [at, row] of world.central.rows)
        for (const [, value] of excused.has(`0:${at}`) ? [] : Object.values(row.campos))
          expect(takenBack.has(value), `${String(value)} was taken back`).toBe(false)
    // A central that came back from an older copy is told again by whoever is there.
    if (!serverWentBack)
      for (const [, , word, who] of world.central.log)
        expect(authors.get(word) ?? who, `${String(word)} goes under its author’s name`).toBe(who)
    const reached = new Set(world.central.log.map(([, , value]) => value))
    for (const row of world.central.rows.values())
      for (const name of ['x', 'y', 'z']) {
        const last = row.campos[name]?.[1]
        if (last === undefined || stands.has(`${row.c}/${row.id}/${name}=${String(last)}`)) continue
        for (const [word, over] of replaced)
          if (over === `${row.c}/${row.id}/${name}=${String(last)}`)
            expect(reached.has(word), `${over} came back after ${word}`).toBe(false)
      }
  }
  return { log, check }
}
