import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { runs } from '../../runs'
import { compileDevice, cosas, createWorld, Phone } from './world'

const KEYS = ['bomberos_a', 'bomberos_b']
const PEOPLE = ['ana', 'luis', 'marta']

let compiled: Awaited<ReturnType<typeof compileDevice>>
beforeAll(async () => {
  compiled = await compileDevice()
})

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

async function history(
  acts: readonly Act[],
  skews: readonly number[],
  losesMirror: boolean,
  code = compiled,
) {
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
    await at.repository(name).update(record.id, { [one.field]: word })
    at.net = one.net as Phone['net']
    await at.sync()
    at.net = 'ok'
    world.now += 1000
    // Unless somebody else's word or deletion came with the answer.
    if ((await at.list(name)).find(({ id }) => id === record.id)?.[one.field] !== word) return
    await at.repository(name).update(record.id, { [one.field]: before })
    takenBack.add(word)
    // Perhaps somebody else's word, which they took back without this person knowing.
    takenBack.delete(before)
    stands.add(`${name}/${record.id}/${one.field}=${String(before)}`)
  }

  const edit = async (at: Phone, one: { key: number; n: number; field: string }) => {
    const list = await at.list(keyOf(one.key))
    const record = list[one.n % list.length]
    if (!record) return
    const word = `v${++words}`
    authors.set(word, at.app.sessionUserId())
    replaced.set(word, `${keyOf(one.key)}/${record.id}/${one.field}=${String(record[one.field])}`)
    await at.repository(keyOf(one.key)).update(record.id, { [one.field]: word })
  }

  for (const one of KEYS) world.central.hold(one, cosas(one).samples())
  await phone(0).sync()
  for (const [at, one] of KEYS.entries()) {
    await edit(phone(0), { key: at, n: 0, field: 'x' })
    for (let i = 0; i < 2; i++)
      await phone(0)
        .repository(one)
        .create({ x: `s${++words}`, y: '0' })
  }
  await phone(0).sync()
  world.now += 1000
  // A phone shows its samples before it hears of the central.
  for (const one of [...phones, phone(0)]) {
    for (const name of KEYS) await one.list(name)
    await one.sync()
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
        if (words % 2) await at.run(() => at.seal(keyOf(one.key)))
      } else if (one.t === 'takeBack') await at.run(() => takeBack(at, one))
      else if (one.t === 'create')
        await at.run(async () => {
          const made = await at.repository(keyOf(one.key)).create({ x: `c${++words}`, y: '0' })
          created.add(`${one.dev}:${keyOf(one.key)}/${made.id}`)
        })
      else if (one.t === 'remove')
        await at.run(async () => {
          const list = await at.list(keyOf(one.key))
          const record = list[one.n % list.length]
          if (!record) return
          for (let i = 0; i < 3; i++) excused.add(`${i}:${keyOf(one.key)}/${record.id}`)
          const gone = await at.repository(keyOf(one.key)).remove([record.id])
          world.now += 5
          if (one.undo) await at.repository(keyOf(one.key)).restore(gone)
        })
      else if (one.t === 'signIn') await at.run(() => at.signIn(one.who))
      else if (one.t === 'sync') {
        at.net = one.net as Phone['net']
        await at.sync()
        at.net = 'ok'
      } else if (one.t === 'killed') {
        if (one.during === 'edit') await at.run(() => edit(at, one), one.at)
        else await at.sync(one.at)
      } else if (one.t === 'phoneCopy')
        copies.set(one.dev, {
          copy: await at.backup(),
          had: new Set([...created].filter((made) => made.startsWith(`${one.dev}:`))),
        })
      else if (!serverWentBack) {
        const kept = copies.get(one.dev)
        if (!kept) continue
        phoneWentBack = true
        await at.restore(kept.copy)
        for (const made of created)
          if (made.startsWith(`${one.dev}:`) && !kept.had.has(made)) excused.add(made)
      }
    }
  }
  for (const call of world.late.splice(0)) world.central.answer(call)
  // Twice: what Ana wrote into a record of Marta's waits until Marta has signed in.
  for (const who of [...PEOPLE, ...PEOPLE])
    for (const one of phones) {
      await one.signIn(who)
      await one.sync()
    }
  for (let i = 0; i < 3; i++) for (const one of phones) await one.sync()

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

const histories = (code: () => typeof compiled) =>
  fc.asyncProperty(
    fc.array(act, { minLength: 5, maxLength: 40 }),
    fc.array(fc.integer({ min: -3_600_000, max: 3_600_000 }), { minLength: 3, maxLength: 3 }),
    fc.boolean(),
    (acts, skews, losesMirror) => history(acts, skews, losesMirror, code()),
  )

test('whatever happens to three phones and their central, all agree in the end and nothing is lost', async () => {
  await fc.assert(
    histories(() => compiled),
    { numRuns: runs(4000) },
  )
}, 600_000)

/** Each takes one rule out of the compiled code. */
const FAULTS: Record<string, [rule: RegExp, broken: string | ((...found: string[]) => string)]> = {
  'what is taken back is told only if the central knows it': [
    /(?<=underWayOf = \(id\d*\) => )Object\.entries/g,
    '(() => [])',
  ],
  'a stamp is not kept': [/earlier && same\(earlier\[1\], value\)/g, 'false'],
  'whatever waits goes in anybody’s session': [/one === person \|\| one === (?:NOBODY|"")/g, 'true'],
  'list and shadow are two transactions': [
    /await writeRows\(\[\.\.\.(pagesOf\(.*), \.\.\.rows\]\)/g,
    'await writeRows(rows); await writeRows($1)',
  ],
  'a device that joins says what it has before it has listened': [
    /(seq: )seqs\[key\] \?\? 0(,\s*rows: )Object.fromEntries\(rows\)|(?<=return )list(?=\.filter\(\(record\d*\) => !isSample)/g,
    (_all, seq, rows) => (seq ? `${seq}0${rows}{}` : 'true ? list : list'),
  ],
}

test.each(Object.entries(FAULTS))(
  'these histories would tell if %s',
  async (_name, [rule, broken]) => {
    const code = await compileDevice((text) => {
      const changed = text.replace(rule, broken as string)
      expect(changed).not.toBe(text)
      return changed
    })
    const { failed } = await fc.check(
      histories(() => code),
      { numRuns: 4000, endOnFailure: true },
    )
    expect(failed).toBe(true)
  },
  600_000,
)
