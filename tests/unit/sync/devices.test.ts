import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoredRecord } from '@/sync/collections'
import type { Register } from '@/sync/fields'
import { CENTRAL, stampAfter } from '@/sync/stamp'
import { compileDevice, cosas, createWorld, Phone, type World } from './world'

const KEY = 'bomberos_a'
const OTHER = 'bomberos_b'

let compiled: World['compiled']
let world: World
beforeAll(async () => {
  compiled = await compileDevice()
})
beforeEach(async () => {
  world = await createWorld([KEY, OTHER], compiled)
  world.central.hold(KEY, cosas(KEY).samples())
})

const phone = (skew = 0) => new Phone(world, skew, [cosas(KEY), cosas(OTHER, [])])
/** A phone that met the central, with this record on all. */
async function joined(skew = 0): Promise<Phone> {
  const one = phone(skew)
  await one.sync()
  return one
}
const later = (ms = 1000) => {
  world.now += ms
}
const words = async (one: Phone, key = KEY) => (await one.list(key)).map(({ x }) => x)
const byId = (list: readonly StoredRecord[]) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1))
const create = (one: Phone, x: string, key = KEY) => one.repository(key).create({ x, y: '0' })

/** Two phones that have the same record. */
async function pair() {
  const [a, b] = [await joined(), await joined()]
  const { id } = await create(a, 'uno')
  await a.sync()
  await b.sync()
  later()
  return { a, b, id }
}

test('untouched samples join by themselves, and none is sent', async () => {
  const one = phone()
  expect(await words(one)).toEqual(['muestra 1', 'muestra 2'])
  expect(await one.sync()).toEqual({ kind: 'done' })
  expect(world.central.log).toEqual([])
  expect(one.copies).toBe(0)
  expect(await one.pending()).toEqual([])
})

test('what is written while a device joins is an edit like any other: nobody is asked, nothing of it is lost', async () => {
  world.central.hold(KEY, [{ id: 'muestra-1', x: 'de la central', y: 'de la central' }])
  const one = phone()
  expect(await words(one)).toEqual(['muestra 1', 'muestra 2'])
  later()
  one.server = async (call) => {
    if ((await words(one)).includes('nuevo')) return world.central.answer(call)
    await one.repository(KEY).update('muestra-1', { x: 'escrito al unirse' })
    await create(one, 'nuevo')
    return world.central.answer(call)
  }
  // Asked once it is decided that nobody has to be asked, right before the lists are replaced.
  one.central.mode = async () => {
    await one.repository(KEY).update('muestra-2', { z: 'en el último momento' })
    return 'suya'
  }
  expect(await one.sync()).toEqual({ kind: 'done' })
  for (const records of [await one.list(KEY), world.central.records(KEY)]) {
    expect(records).toContainEqual({ id: 'muestra-1', x: 'escrito al unirse', y: 'de la central' })
    expect(records).toContainEqual({ id: 'muestra-2', x: 'muestra 2', y: '0', z: 'en el último momento' })
    expect(records.map(({ x }) => x)).toContain('nuevo')
    expect(records).toHaveLength(3)
  }
  expect(await one.pending()).toEqual([])
})

test('different fields of one record, written without a network: both stay', async () => {
  const { a, b, id } = await pair()
  await a.repository(KEY).update(id, { y: 'de a' })
  later()
  await b.repository(KEY).update(id, { z: 'de b' })
  for (const one of [b, a, b]) await one.sync()
  for (const one of [a, b])
    expect(await one.repository(KEY).find(id)).toMatchObject({ x: 'uno', y: 'de a', z: 'de b' })
  expect(await a.app.listNotices()).toEqual([])
})

test.each([
  ['comes first', ['a', 'b', 'a']],
  ['comes last', ['b', 'a', 'b']],
])('the same field: the later word stands and the other phone is told, when it %s', async (_, order) => {
  const { a, b, id } = await pair()
  await a.repository(KEY).update(id, { x: 'antes' })
  later()
  await b.repository(KEY).update(id, { x: 'después' })
  later()
  for (const name of order) await (name === 'a' ? a : b).sync()
  for (const one of [a, b]) expect((await one.repository(KEY).find(id))?.x).toBe('después')
  expect(await a.app.listNotices()).toMatchObject([
    { c: KEY, id, field: 'x', mine: 'antes', theirs: 'después', name: 'después' },
  ])
  expect(await b.app.listNotices()).toEqual([])
})

test('a number that the central gives where nobody wrote one is nobody’s lost word, and what somebody wrote is', async () => {
  const one = await joined()
  const make = (x: string, y: string) => one.repository(KEY).create({ x, y })
  await make('sin número', '')
  await make('con número', 'escrito')
  one.server = async (call) => {
    const answer = await world.central.answer(call)
    const filas = answer.filas.map((row) => {
      if (row.id.startsWith('muestra')) return row
      const y: Register = [stampAfter(row.campos.y?.[0] ?? '', CENTRAL), 'P-0007']
      return { ...row, campos: { ...row.campos, y } }
    })
    return { ...answer, filas }
  }
  await one.sync()
  expect((await one.list(KEY)).map(({ y }) => y)).toEqual(expect.arrayContaining(['P-0007', 'P-0007']))
  expect(await one.app.listNotices()).toMatchObject([{ field: 'y', mine: 'escrito', theirs: 'P-0007' }])
})

test('what somebody changed after reading it is told to nobody', async () => {
  const { a, b, id } = await pair()
  await b.repository(KEY).update(id, { x: 'corregido' })
  await b.sync()
  await a.sync()
  expect((await a.repository(KEY).find(id))?.x).toBe('corregido')
  expect(await a.app.listNotices()).toEqual([])
})

test('a later word is stronger than a deletion, and who deleted is told', async () => {
  const { a, b, id } = await pair()
  await a.repository(KEY).remove([id])
  later()
  await b.repository(KEY).update(id, { x: 'todavía sirve' })
  for (const one of [a, b, a]) await one.sync()
  for (const one of [a, b]) expect(await words(one)).toContain('todavía sirve')
  expect(await a.app.listNotices()).toMatchObject([
    { id, field: '', mine: null, theirs: { x: 'todavía sirve' } },
  ])
})

test('a later deletion is stronger than a word that was on its way, and who wrote is told', async () => {
  const { a, b, id } = await pair()
  await a.repository(KEY).update(id, { x: 'tarde' })
  await a.seal(KEY)
  later()
  await b.repository(KEY).remove([id])
  for (const one of [b, a, b]) await one.sync()
  for (const one of [a, b]) expect(await one.repository(KEY).find(id)).toBeUndefined()
  expect(await a.app.listNotices()).toMatchObject([{ id, field: '', mine: { x: 'tarde' }, theirs: null }])
})

test('what is written while a call is under way stays', async () => {
  const { a, b, id } = await pair()
  await b.repository(KEY).update(id, { x: 'de b' })
  await b.sync()
  later()
  const send = a.central.send
  a.central.send = async (request) => {
    const answer = await send(request)
    await a.repository(KEY).update(id, { x: 'mientras' })
    a.central.send = send
    return answer
  }
  await a.sync()
  await a.sync()
  expect((await a.repository(KEY).find(id))?.x).toBe('mientras')
  await b.sync()
  expect((await b.repository(KEY).find(id))?.x).toBe('mientras')
})

type Step = (one: Phone, id: string) => Promise<unknown>
let undo: () => Promise<unknown>

/** What a person does, and how they take it back before they know whether the first reached the central. */
const TAKEN_BACK: Record<string, [act: Step, back: Step]> = {
  'a value': [
    (one, id) => one.repository(KEY).update(id, { x: 'por error' }),
    (one, id) => one.repository(KEY).update(id, { x: 'uno' }),
  ],
  'a field that was empty': [
    (one, id) => one.repository(KEY).update(id, { z: 'por error' }),
    (one, id) => one.repository(KEY).update(id, { z: undefined }),
  ],
  'a deletion': [
    async (one, id) => {
      const gone = await one.repository(KEY).remove([id])
      undo = () => one.repository(KEY).restore(gone)
    },
    () => undo(),
  ],
  'a new record': [
    async (one) => {
      const { id } = await create(one, 'por error')
      undo = () => one.repository(KEY).remove([id])
    },
    () => undo(),
  ],
}

test.each(Object.entries(TAKEN_BACK))(
  '%s that a person takes back stays so, whether its call is under way or the answer was lost',
  async (_, [act, back]) => {
    for (const lost of [true, false]) {
      const { a, b, id } = await pair()
      const before = await a.list(KEY)
      await act(a, id)
      if (lost) {
        a.net = 'after'
        await a.sync()
        a.net = 'ok'
        later()
        await back(a, id)
      } else {
        const send = a.central.send
        a.central.send = async (request) => {
          const answer = await send(request)
          a.central.send = send
          later()
          await back(a, id)
          return answer
        }
        await a.sync()
      }
      for (const one of [a, b, a]) await one.sync()
      for (const one of [a, b]) expect(byId(await one.list(KEY))).toEqual(byId(before))
      expect(await a.pending()).toEqual([])
      for (const one of [a, b]) expect(await one.app.listNotices()).toEqual([])
    }
  },
)

test('a phone with records of its own is asked, in numbers, and nothing of it is replaced before a copy is made', async () => {
  const one = phone()
  await one.repository(KEY).update('muestra-1', { x: 'cambiada' })
  const { id } = await create(one, 'propia')
  const asked = await one.sync()
  expect(asked).toEqual({
    kind: 'ask',
    other: false,
    counts: [{ key: KEY, title: KEY, own: 2, differing: 1, onlyHere: 1, central: 2 }],
  })
  expect(await words(one)).toEqual(['cambiada', 'muestra 2', 'propia'])
  expect(world.central.log).toEqual([])
  await one.run(() => one.app.joinWith(one.central, 'agregar'))
  expect(one.copies).toBe(1)
  expect(await words(one)).toEqual(['muestra 1', 'muestra 2', 'propia'])
  expect(world.central.rows.has(`${KEY}/${id}`)).toBe(true)
})

test('where the person says so, the central’s records replace all; what the central never had fills it', async () => {
  const one = phone()
  await create(one, 'se va')
  await create(one, 'llena', OTHER)
  await one.sync()
  await one.run(() => one.app.joinWith(one.central, 'reemplazar'))
  expect(await words(one)).toEqual(['muestra 1', 'muestra 2'])
  expect(world.central.records(OTHER)).toMatchObject([{ x: 'llena' }])
})

test('a phone that dies while it joins asks again, and nothing of its own is lost', async () => {
  for (let step = 0; step < 12; step++) {
    const one = phone()
    await create(one, `propia ${step}`)
    await one.sync()
    await one.run(() => one.app.joinWith(one.central, 'agregar'), step)
    const outcome = await one.sync()
    if (outcome?.kind === 'ask') await one.run(() => one.app.joinWith(one.central, 'agregar'))
    await one.sync()
    expect(await words(one)).toContain(`propia ${step}`)
    expect(world.central.records(KEY).map(({ x }) => x)).toContain(`propia ${step}`)
  }
})

test('what is written after a phone died while it joined is not replaced by an answer of before', async () => {
  for (let step = 0; step < 12; step++) {
    const one = phone()
    await create(one, `antes ${step}`)
    await one.sync()
    await one.run(() => one.app.joinWith(one.central, 'reemplazar'), step)
    await create(one, `después ${step}`)
    if ((await one.sync())?.kind === 'ask') await one.run(() => one.app.joinWith(one.central, 'agregar'))
    await one.sync()
    expect(await words(one)).toContain(`después ${step}`)
    expect(world.central.records(KEY).map(({ x }) => x)).toContain(`después ${step}`)
  }
})

test('what the app counts by itself is no reason to ask', async () => {
  const one = phone()
  one.central.collections = one.central.collections.map((each) => ({ ...each, counted: true as const }))
  await create(one, 'contado')
  expect(await one.sync()).toEqual({ kind: 'done' })
})

test('what the central refuses is given back once, with its reason, and can be tried again', async () => {
  const { a, id } = await pair()
  world.central.judge = () => 'prohibido'
  await a.repository(KEY).update(id, { x: 'no va' })
  await create(a, 'nueva')
  await a.sync()
  expect(await words(a)).toEqual(['muestra 1', 'muestra 2', 'uno'])
  const refusals = await a.app.listRefusals()
  expect(refusals).toHaveLength(2)
  const edit = refusals.find((one) => one.id === id)
  expect(edit).toMatchObject({
    estado: 'prohibido',
    mensaje: 'Su rol no permite este cambio.',
    name: 'no va',
    fields: { x: [expect.any(String), 'no va'] },
  })
  const calls = a.calls
  await a.sync()
  expect(a.calls).toBe(calls + 1)
  expect(await a.app.listRefusals()).toHaveLength(2)

  world.central.judge = () => 'ok'
  const collection = cosas(KEY)
  for (const refusal of refusals) await a.app.retry(collection, await a.app.readMember(), refusal)
  expect(await a.app.listRefusals()).toEqual([])
  await a.sync()
  expect((await words(a)).sort()).toEqual(['muestra 1', 'muestra 2', 'no va', 'nueva'])
  expect(
    world.central
      .records(KEY)
      .map(({ x }) => x)
      .sort(),
  ).toEqual((await words(a)).sort())
})

test('a clock that is hours ahead is set right, and its words are not stronger for ever', async () => {
  const [a, b] = [await joined(), await joined()]
  const { id } = await create(a, 'uno')
  await a.sync()
  await b.sync()
  later()
  // As it was stamped before the device had heard the central's time.
  const ahead = phone(3 * 3_600_000)
  await ahead.sync()
  const member = await ahead.app.readMember()
  expect(Math.abs(member.offset + 3 * 3_600_000)).toBeLessThan(1000)
  await ahead.repository(KEY).update(id, { x: 'adelantado' })
  await ahead.sync()
  later()
  await b.sync()
  await b.repository(KEY).update(id, { x: 'después' })
  await b.sync()
  await ahead.sync()
  expect((await ahead.repository(KEY).find(id))?.x).toBe('después')
})

test('a stamp that the central takes for the future is made anew', async () => {
  const { a, b, id } = await pair()
  await a.repository(KEY).update(id, { x: 'futuro' })
  world.now += 3_600_000
  await a.repository(KEY).update(id, { x: 'futuro lejano' })
  await a.seal(KEY)
  world.now -= 3_600_000
  await a.sync()
  await b.sync()
  expect((await b.repository(KEY).find(id))?.x).toBe('futuro lejano')
})

test('a collection that the role lost goes, and what was on its way is kept as refused', async () => {
  const { a, id } = await pair()
  await create(a, 'de b', OTHER)
  await a.sync()
  await a.repository(KEY).update(id, { x: 'no llegó' })
  world.central.readable = [OTHER]
  await a.sync()
  expect(await words(a)).toEqual([])
  expect(await words(a, OTHER)).toEqual(['de b'])
  expect(await a.app.listRefusals()).toMatchObject([
    { c: KEY, id, fields: { x: [expect.any(String), 'no llegó'] } },
  ])
  expect(await a.app.readShadow(cosas(KEY))).toBeNull()
  expect(world.central.records(KEY).map(({ x }) => x)).toContain('uno')

  world.central.readable = [KEY, OTHER]
  await a.sync()
  expect(await words(a)).toEqual(['muestra 1', 'muestra 2', 'uno'])
})

test('a collection that the role lost goes from the copies that the app made, and stays in the person’s own', async () => {
  const { a, id } = await pair()
  const own = await create(a, 'nunca llegó')
  const copy = async (motivo: 'automatica' | 'vaciado' | 'manual') =>
    a.app.keepCopia(await a.app.capture([{ key: KEY }, { key: OTHER }]), motivo)
  const kept = {
    automatica: await copy('automatica'),
    vaciado: await copy('vaciado'),
    manual: await copy('manual'),
  }
  const idsIn = async (motivo: keyof typeof kept) =>
    ((await a.app.openCopia(kept[motivo])).modulos[KEY] as StoredRecord[]).map((record) => record.id)
  world.central.judge = () => 'prohibido'
  world.central.readable = [OTHER]
  await a.sync()
  expect(await idsIn('automatica')).toEqual([own.id])
  expect(await idsIn('vaciado')).toEqual([own.id])
  expect(await idsIn('manual')).toContain(id)
  const sizes = new Map((await a.app.listCopias()).map(({ motivo, bytes }) => [motivo, bytes]))
  expect(sizes.get('automatica')).toBeLessThan(sizes.get('manual') ?? 0)
})

const known = (one: Phone, key = KEY) => one.repository(key).known()

test('a list that the role doesn’t see is unknown: no samples, and not empty either, until the role sees it', async () => {
  world.central.readable = [OTHER]
  const one = phone()
  // As long as nobody told it anything, it is a device like any other.
  expect(await words(one)).toEqual(['muestra 1', 'muestra 2'])
  await one.sync()
  expect(await known(one)).toBeNull()
  expect(await known(one, OTHER)).toEqual([])
  one.boot()
  expect(await words(one)).toEqual([])
  expect(await known(one)).toBeNull()
  expect((await one.app.capture([{ key: KEY }, { key: OTHER }])).modulos).toEqual({ [OTHER]: [] })

  world.central.readable = [KEY, OTHER]
  await one.sync()
  expect((await known(one))?.map(({ x }) => x)).toEqual(['muestra 1', 'muestra 2'])
})

test('what a device wrote itself into a list that the role doesn’t see stays, and is in its copies as a part', async () => {
  world.central.readable = [OTHER]
  const one = await joined()
  await create(one, 'de este equipo')
  await one.sync()
  expect(await words(one)).toEqual(['de este equipo'])
  expect(await known(one)).toBeNull()
  const copy = await one.app.capture([{ key: KEY }, { key: OTHER }])
  expect(copy).toMatchObject({ modulos: { [KEY]: [{ x: 'de este equipo' }] }, parciales: [KEY] })

  world.central.readable = [KEY, OTHER]
  await one.sync()
  expect(world.central.records(KEY).map(({ x }) => x)).toContain('de este equipo')
})

test('a device that left has no list that is unknown, and none with samples', async () => {
  world.central.readable = [OTHER]
  const one = await joined()
  await one.app.leave(one.central)
  expect(await known(one)).toEqual([])
})

test('a device that an earlier version filled with samples loses those that nobody changed, in its copies too', async () => {
  world.central.readable = [OTHER]
  const one = await joined()
  const { ls, rows } = await one.backup()
  const earlier = rows.filter(([name]) => name !== 'central-no-ve')
  await one.restore({ ls, rows: earlier })
  const [sample, changed] = cosas(KEY).samples()
  const data = [sample, { ...changed, y: 'cambiada' }, { id: 'propia', x: 'propia', y: '0' }]
  await one.setJournal(KEY, JSON.stringify({ data, timestamp: world.now, v: 99 }))
  expect(await words(one)).toEqual(['muestra 1', 'muestra 2', 'propia'])
  const kept = await one.app.keepCopia(await one.app.capture([{ key: KEY }]), 'automatica')

  await one.sync()
  expect(await known(one)).toBeNull()
  expect(await words(one)).toEqual(['muestra 2', 'propia'])
  expect((await one.app.openCopia(kept)).modulos[KEY]).toMatchObject([{ y: 'cambiada' }, { x: 'propia' }])
})

test('once a central is claimed, a device that tried it out joins anew and is asked', async () => {
  world.central.modo = 'muestra'
  const one = await joined()
  await create(one, 'de prueba')
  await one.sync()
  // Claimed, without the samples.
  world.central.rows.clear()
  world.central.modo = 'suya'
  world.central.epoca = 'e2'
  const asked = await one.sync()
  expect(asked).toMatchObject({ kind: 'ask', counts: [{ key: KEY, onlyHere: 1 }] })
  await one.run(() => one.app.joinWith(one.central, 'reemplazar'))
  expect(world.central.records(KEY).map(({ x }) => x)).toEqual(['de prueba'])
})

test('who may not bring back what somebody else deleted keeps their words as refused, and the deletion stays', async () => {
  const { a, b, id } = await pair()
  await a.repository(KEY).update(id, { x: 'escrito sin red' })
  await b.repository(KEY).remove([id])
  await b.sync()
  later()
  await a.repository(KEY).update(id, { x: 'más tarde' })
  world.central.judge = ({ campos }) => (campos['']?.[1] === false ? 'ok' : 'prohibido')
  await a.sync()
  expect(await a.repository(KEY).find(id)).toBeUndefined()
  expect(await a.app.listRefusals()).toMatchObject([{ id, fields: { x: [expect.anything(), 'más tarde'] } }])
  const [refusal] = await a.app.listRefusals()
  if (!refusal) throw new Error('not refused')
  await expect(a.app.retry(cosas(KEY), await a.app.readMember(), refusal)).rejects.toThrow(
    'Este registro ya no existe: se eliminó mientras tanto.',
  )
  expect(await a.app.listRefusals()).toHaveLength(1)
  expect(await a.pending()).toEqual([])
})

describe('another central at the address of the first', () => {
  /** A phone of the first brigade, with something still to send, and the central of the second one. */
  async function moved() {
    const one = await joined()
    await create(one, 'del primero')
    await create(one, 'persona', OTHER)
    await one.sync()
    later()
    const { id } = await create(one, 'sin enviar')
    const first = world.central
    world.central = (await createWorld([KEY, OTHER], compiled)).central
    Object.assign(world.central, { now: () => world.now, epoca: 'z1', identidad: 'central-2' })
    world.central.hold(KEY, [{ id: 'suyo', x: 'del segundo', y: '0' }])
    return { one, first, id }
  }
  const asked = { kind: 'ask', other: true }

  test('hears nothing before a person says so, and the first goes on when it is back', async () => {
    const { one, first, id } = await moved()
    const had = await one.list(KEY)
    for (let times = 0; times < 2; times++)
      expect(await one.sync()).toMatchObject({
        ...asked,
        counts: [{ key: KEY }, { key: OTHER, onlyHere: 1 }],
      })
    expect(world.central.log).toEqual([])
    expect(await one.list(KEY)).toEqual(had)
    expect(await one.pending()).toEqual([id])
    world.central = first
    expect(await one.sync()).toEqual({ kind: 'done' })
    expect(world.central.records(KEY).map(({ x }) => x)).toContain('sin enviar')
  })

  test('«usar solo lo de la central» keeps a copy and sends nothing, not even of lists that the role sees later', async () => {
    const { one } = await moved()
    world.central.readable = [KEY]
    expect(await one.sync()).toMatchObject({
      ...asked,
      counts: [{ key: KEY }, { key: OTHER, central: undefined }],
    })
    expect(await one.run(() => one.app.joinWith(one.central, 'reemplazar'))).toEqual({ kind: 'done' })
    expect(one.copies).toBe(1)
    expect(await words(one)).toEqual(['del segundo'])
    world.central.readable = [KEY, OTHER]
    for (let times = 0; times < 2; times++) await one.sync()
    expect([world.central.log, await words(one, OTHER)]).toEqual([[], []])
  })

  test('«agregar» sends what the person sees, and what the role doesn’t see stays in the copy', async () => {
    const { one } = await moved()
    world.central.readable = [KEY]
    await one.run(() => one.app.joinWith(one.central, 'agregar'))
    world.central.readable = [KEY, OTHER]
    await one.sync()
    expect(
      world.central
        .records(KEY)
        .map(({ x }) => x)
        .sort(),
    ).toEqual(
      ['del primero', 'del segundo', 'muestra 1', 'muestra 2', 'sin enviar'].filter(
        (x) => !x.startsWith('muestra'),
      ),
    )
    expect(world.central.records(OTHER)).toEqual([])
  })

  test('a device that dies while it changes over asks again', async () => {
    for (let at = 0; at < 12; at++) {
      const { one } = await moved()
      world.central.readable = [KEY]
      await one.run(() => one.app.joinWith(one.central, 'reemplazar'), at)
      world.central.readable = [KEY, OTHER]
      const outcome = await one.sync()
      if (outcome?.kind === 'ask') await one.run(() => one.app.joinWith(one.central, 'reemplazar'))
      await one.sync()
      expect([world.central.log, await words(one)], `at ${at}`).toEqual([[], ['del segundo']])
      world = await createWorld([KEY, OTHER], compiled)
      world.central.hold(KEY, cosas(KEY).samples())
    }
  })

  test('a device of an earlier version takes the id where it knows the epoch, and is asked elsewhere', async () => {
    const { one, first } = await moved()
    const forget = async () => {
      const { ls, rows } = await one.backup()
      await one.restore({
        ls,
        rows: rows.map(([key, value]) => {
          const { central: _central, ...rest } = value as Record<string, unknown>
          return key === 'central' ? [key, rest] : [key, value]
        }),
      })
    }
    await forget()
    expect(await one.sync()).toMatchObject(asked)
    expect(world.central.log).toEqual([])
    const second = world.central
    world.central = first
    expect(await one.sync()).toEqual({ kind: 'done' })
    expect((await one.app.readMember()).central).toBe('central-1')
    // Back from a copy, the same central begins another epoch and hears again what it lost.
    await forget()
    first.restore(first.backup())
    expect(await one.sync()).toEqual({ kind: 'done' })
    world.central = second
    expect(await one.sync()).toMatchObject(asked)
  })

  test('a device that was taken out of the first and joins the second leaves nothing for another role to send', async () => {
    const { one } = await moved()
    await one.app.leave(one.central)
    await one.app.meetAgain(one.central)
    world.central.readable = [KEY]
    expect(await one.sync()).toMatchObject(asked)
    await one.run(() => one.app.joinWith(one.central, 'reemplazar'))
    world.central.readable = [KEY, OTHER]
    await one.sync()
    expect(world.central.log).toEqual([])
  })
})

test('a device that was taken out keeps its data and says nothing more, until it joins again', async () => {
  const { a, b } = await pair()
  await a.app.leave(a.central)
  await create(a, 'solo aquí')
  expect(await a.sync()).toEqual({ kind: 'left' })
  await create(b, 'de b')
  await b.sync()
  expect(await words(a)).toEqual(['muestra 1', 'muestra 2', 'uno', 'solo aquí'])
  await a.app.meetAgain(a.central)
  expect(await a.sync()).toMatchObject({ kind: 'ask', counts: [{ own: 2, differing: 0, onlyHere: 1 }] })
})

/** Whatever happens to the text, the central loses nothing and the phone has all again. */
const damages: Record<string, (one: Phone) => void | Promise<void>> = {
  'both texts unreadable': async (one) => {
    one.ls.set(KEY, '{"data":[{"id":')
    await one.setJournal(KEY, '{"data":[')
  },
  'the mirror lost': (one) => void one.ls.delete(KEY),
  'the mirror and the journal lost': async (one) => {
    one.ls.delete(KEY)
    await one.setJournal(KEY, undefined)
  },
  'an older mirror in the place of an unreadable journal': async (one) => {
    const entry = JSON.parse(one.ls.get(KEY) ?? '')
    one.ls.set(KEY, JSON.stringify({ ...entry, data: entry.data.slice(0, 1), v: entry.v - 1 }))
    await one.setJournal(KEY, 'x')
  },
  'a record that fails its schema': (one) => {
    const entry = JSON.parse(one.ls.get(KEY) ?? '')
    entry.data[0].x = 7
    one.ls.set(KEY, JSON.stringify({ ...entry, v: entry.v + 1 }))
  },
  'a record without its id': (one) => {
    const entry = JSON.parse(one.ls.get(KEY) ?? '')
    delete entry.data[0].id
    one.ls.set(KEY, JSON.stringify({ ...entry, v: entry.v + 1 }))
  },
  'an empty list that nobody emptied': async (one) => {
    const raw = JSON.stringify({ data: [], timestamp: world.now, v: 99 })
    one.ls.set(KEY, raw)
    await one.setJournal(KEY, raw)
  },
  'somebody’s older text pasted in': (one) => {
    one.ls.set(KEY, JSON.stringify({ data: [{ id: 'muestra-1', x: 'vieja' }], timestamp: world.now + 1000 }))
  },
}

test.each(Object.entries(damages))('%s is no deletion, read by a screen first or not', async (_, damage) => {
  for (const screenFirst of [true, false]) {
    const { a, b } = await pair()
    const had = await a.list(KEY)
    await damage(a)
    a.boot()
    if (screenFirst) await a.list(KEY)
    await a.sync()
    await a.list(KEY)
    await a.sync()
    await b.sync()
    const sorted = (list: { id: string }[]) => [...list].sort((one, two) => (one.id < two.id ? -1 : 1))
    expect(sorted(await a.list(KEY))).toEqual(sorted(had))
    expect(sorted(await b.list(KEY))).toEqual(sorted(had))
    expect(await a.pending()).toEqual([])
    world.central.rows.clear()
    world.central.hold(KEY, cosas(KEY).samples())
    world.central.epoca += '!'
  }
})

test('what was sealed before the damage is still sent', async () => {
  const { a, b, id } = await pair()
  await a.repository(KEY).update(id, { x: 'sellado' })
  await a.seal(KEY)
  await damages['both texts unreadable']?.(a)
  a.boot()
  await a.list(KEY)
  await a.sync()
  await b.sync()
  for (const one of [a, b]) expect((await one.repository(KEY).find(id))?.x).toBe('sellado')
})

test('what a person deletes after a repair stays deleted', async () => {
  const { a, b, id } = await pair()
  await damages['a record that fails its schema']?.(a)
  await a.list(KEY)
  await a.sync()
  await a.repository(KEY).remove([id])
  await a.sync()
  await b.sync()
  expect(await b.repository(KEY).find(id)).toBeUndefined()
})

test('a row that this version can’t read is held back, and not deleted', async () => {
  const { a, b, id } = await pair()
  world.central.hold(KEY, [{ id: 'rara', x: 7 }])
  await a.sync()
  expect((await a.app.readShadow(cosas(KEY)))?.held).toEqual({ rara: 'ilegible' })
  await a.repository(KEY).update(id, { x: 'otro' })
  await a.sync()
  await b.sync()
  expect(world.central.rows.get(`${KEY}/rara`)?.campos['']?.[1]).toBe(true)
})

test('what doesn’t fit stays on the central, is counted, and comes when there is room', async () => {
  const many = Array.from({ length: 120 }, (_, n) => ({ id: `c-${n}`, x: `texto ${n} ${'x'.repeat(200)}` }))
  world.central.page = 500
  world.central.hold(KEY, many)
  const one = phone()
  one.room = 15_000
  await one.sync()
  const held = () => one.app.readShadow(cosas(KEY)).then((shadow) => Object.values(shadow?.held ?? {}))
  const out = (await held()).length
  expect(out).toBeGreaterThan(40)
  expect(await one.list(KEY)).toHaveLength(122 - out)
  await one.sync()
  expect(world.central.records(KEY)).toHaveLength(122)
  one.room = Number.POSITIVE_INFINITY
  await one.app.tryHeld(cosas(KEY), await one.app.readMember())
  expect(await held()).toEqual([])
  expect(await one.list(KEY)).toHaveLength(122)
  expect(await one.pending()).toEqual([])
})

test('a person who may not write what others wrote loses nothing when the central comes back from an older copy', async () => {
  const { a, b, id } = await pair()
  const copy = world.central.backup()
  await b.repository(KEY).update(id, { x: 'de b' })
  const made = await create(b, 'nueva de b')
  await b.sync()
  await a.sync()
  world.central.restore(copy)
  world.central.judge = () => 'prohibido'
  await a.sync()
  expect(await words(a)).toContain('de b')
  expect(await a.app.listRefusals()).toEqual([])
  world.central.judge = () => 'ok'
  await b.sync()
  await a.sync()
  expect(world.central.records(KEY).map((one) => one.id)).toContain(made.id)
  expect((await words(a)).sort()).toEqual((await words(b)).sort())
})

test('a thousand new records go in calls of two hundred', async () => {
  const one = await joined()
  world.central.page = 500
  await one.repository(OTHER).createMany(Array.from({ length: 1000 }, (_, n) => ({ x: `n${n}`, y: '0' })))
  await one.sync()
  expect(world.central.records(OTHER)).toHaveLength(1000)
  expect(await one.pending()).toEqual([])
})

test('a call stays below what a central reads, in bytes; a record that no call can carry is given back', async () => {
  const a = await joined()
  let largest = 0
  a.server = async (call) => {
    largest = Math.max(largest, Buffer.byteLength(JSON.stringify(call)))
    return world.central.answer(call)
  }
  // Each letter takes two bytes, so the second is twice as large as it is long.
  for (const letters of [300_000, 600_000]) await create(a, 'ñ'.repeat(letters))
  await a.sync()
  expect(largest).toBeLessThan(1024 * 1024)
  expect(world.central.records(KEY).map(({ x }) => String(x).length)).toContain(300_000)
  expect((await a.app.listRefusals()).map(({ mensaje }) => mensaje)).toEqual([
    'Este registro es demasiado grande para la central.',
  ])
  expect(await a.pending()).toEqual([])
})

test('a record as large as a call by itself, but not with its name, ends the exchange', async () => {
  const a = await joined()
  const { id } = await create(a, '')
  await a.sync()
  later()
  await a.repository(KEY).update(id, { x: 'x'.repeat(699_940) })
  const calls = a.calls
  await a.sync()
  expect(a.calls - calls).toBeLessThan(3)
  expect((await a.app.listRefusals()).map((refused) => refused.id)).toEqual([id])
})
