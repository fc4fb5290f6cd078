import { beforeAll, beforeEach, expect, test } from 'vitest'
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
  world.central.hold(KEY, [{ id: 'uno', x: 'de la central', y: '0' }])
})

/** The station's computer, with Ana signed in. */
async function station(): Promise<Phone> {
  const one = new Phone(world, 0, [cosas(KEY, []), cosas(OTHER, [])])
  await one.signIn('ana')
  await one.sync()
  return one
}
const edit = (one: Phone, fields: Record<string, string>, id = 'uno') => {
  world.now += 1000
  return one.repository(KEY).update(id, fields)
}
/** Ana closes her session with this written and not sent; Luis opens his. */
async function luisAfter(write: (one: Phone) => Promise<unknown>): Promise<Phone> {
  const one = await station()
  await write(one)
  await one.signIn('luis')
  world.now += 1000
  return one
}
const told = () => world.central.log.map(([, field, value, who]) => `${who}: ${field} ${value}`)
const found = (one: Phone, id = 'uno') => one.repository(KEY).find(id)
const restOf = async (one: Phone) => [
  await one.pending(),
  await one.app.listRefusals(),
  await one.app.listNotices(),
]
const done = [[], [], []]

test('what Ana left unsent waits for her while Luis works, and each one’s words go in their own session', async () => {
  const one = await luisAfter((ana) => edit(ana, { x: 'de Ana' }))
  await edit(one, { y: 'de Luis' })
  await one.sync()
  expect(told()).toEqual(['luis: y de Luis'])
  expect(await found(one)).toMatchObject({ x: 'de Ana', y: 'de Luis' })
  expect([await one.pending('ana'), await one.pending('luis')]).toEqual([['uno'], []])

  await one.signIn('ana')
  await one.sync()
  expect(told()).toEqual(['luis: y de Luis', 'ana: x de Ana'])
  expect(await restOf(one)).toEqual(done)
})

test('what was not yet stamped when Ana left is hers too', async () => {
  const one = await station()
  await edit(one, { x: 'de Ana' })
  one.app.closeSession()
  one.boot()
  await one.signIn('luis')
  await one.sync()
  expect(told()).toEqual([])
  expect(await one.pending('ana')).toEqual(['uno'])
})

test('Luis writes over what Ana left: the word is his, and hers is not sent after it', async () => {
  const one = await luisAfter((ana) => edit(ana, { x: 'de Ana' }))
  await edit(one, { x: 'de Luis' })
  await one.sync()
  expect(told()).toEqual(['luis: x de Luis'])
  await one.signIn('ana')
  await one.sync()
  expect(told()).toEqual(['luis: x de Luis'])
  for (const x of [(await found(one))?.x, world.central.records(KEY)[0]?.x]) expect(x).toBe('de Luis')
  expect(await restOf(one)).toEqual(done)
})

test('Luis puts back what the central has: that is his word, and it stands', async () => {
  const one = await luisAfter((ana) => edit(ana, { x: 'de Ana' }))
  await edit(one, { x: 'de la central' })
  for (const person of ['luis', 'ana', 'luis']) {
    await one.signIn(person)
    await one.sync()
  }
  expect(world.central.records(KEY)[0]?.x).toBe('de la central')
  expect((await found(one))?.x).toBe('de la central')
  expect(await restOf(one)).toEqual(done)
})

test('a record that Ana created and Luis corrected begins as hers, whole', async () => {
  let id = ''
  const one = await luisAfter(async (ana) => {
    id = (await ana.repository(KEY).create({ x: 'de Ana', y: '0' })).id
  })
  await edit(one, { x: 'de Luis' }, id)
  await one.sync()
  expect(told()).toEqual([])
  expect(await found(one, id)).toMatchObject({ x: 'de Luis' })
  await one.signIn('ana')
  await edit(one, { z: 'otra vez Ana' }, id)
  await one.sync()
  expect(told().sort()).toEqual(['ana:  true', 'ana: x de Ana', 'ana: y 0', 'ana: z otra vez Ana'])
  await one.signIn('luis')
  await one.sync()
  expect(told().at(-1)).toBe('luis: x de Luis')
  expect(world.central.records(KEY)).toContainEqual({ id, x: 'de Luis', y: '0', z: 'otra vez Ana' })
  expect(await restOf(one)).toEqual(done)
})

test('a record that Ana created and Luis deleted begins and ends, each in its session', async () => {
  let id = ''
  const one = await luisAfter(async (ana) => {
    id = (await ana.repository(KEY).create({ x: 'de Ana', y: '0' })).id
  })
  await one.repository(KEY).remove([id])
  for (const person of ['luis', 'ana', 'luis']) {
    await one.signIn(person)
    await one.sync()
  }
  expect(told().at(0)).toBe('ana:  true')
  expect(told().at(-1)).toBe('luis:  false')
  expect(await found(one, id)).toBeUndefined()
  expect(await restOf(one)).toEqual(done)
})

test('Luis takes on what Ana left: it goes in his name', async () => {
  const one = await luisAfter((ana) => edit(ana, { x: 'de Ana' }))
  await one.app.handOver(cosas(KEY, []), await one.app.readMember(), 'ana', 'luis')
  await one.sync()
  expect(told()).toEqual(['luis: x de Ana'])
  expect(await restOf(one)).toEqual(done)
})

test('Luis gives up what Ana left: the central’s words stand, and his own stay', async () => {
  let id = ''
  const one = await luisAfter(async (ana) => {
    await edit(ana, { x: 'de Ana' })
    id = (await ana.repository(KEY).create({ x: 'nuevo', y: '0' })).id
  })
  await edit(one, { y: 'de Luis' })
  await one.app.giveUp(cosas(KEY, []), await one.app.readMember(), 'ana')
  expect(await one.list(KEY)).toEqual([{ id: 'uno', x: 'de la central', y: 'de Luis' }])
  expect(await found(one, id)).toBeUndefined()
  await one.sync()
  expect(told()).toEqual(['luis: y de Luis'])
  expect(await restOf(one)).toEqual(done)
})

test('what Ana may not do is refused to her and to nobody else', async () => {
  const one = await luisAfter((ana) => edit(ana, { x: 'de Ana' }))
  await edit(one, { y: 'de Luis' })
  world.central.judge = (op) => ('x' in op.campos ? 'prohibido' : 'ok')
  await one.sync()
  expect(await one.app.listRefusals()).toEqual([])
  await one.signIn('ana')
  await one.sync()
  expect(await one.app.listRefusals()).toMatchObject([
    { id: 'uno', fields: { x: [expect.any(String), 'de Ana'] } },
  ])
  expect(await found(one)).toMatchObject({ x: 'de la central', y: 'de Luis' })
  expect(await one.pending()).toEqual([])
})

test('somebody elsewhere wrote later than Ana: that word stands on the device before she is back', async () => {
  const one = await luisAfter((ana) => edit(ana, { x: 'de Ana' }))
  await one.seal(KEY)
  const elsewhere = await station()
  await edit(elsewhere, { x: 'de otro equipo' })
  await elsewhere.sync()
  await one.sync()
  expect((await found(one))?.x).toBe('de otro equipo')
  expect(await one.app.listNotices()).toMatchObject([{ mine: 'de Ana', theirs: 'de otro equipo' }])
  expect(await one.pending()).toEqual([])
})

test('what Ana left in a list that Luis’s role doesn’t show is on no screen of his, and there when she is back', async () => {
  let id = ''
  const one = await luisAfter(async (ana) => {
    await edit(ana, { x: 'de Ana' })
    id = (await ana.repository(KEY).create({ x: 'nuevo', y: '0' })).id
  })
  world.central.readable = [OTHER]
  await one.sync()
  expect(await one.list(KEY)).toEqual([])
  expect(await one.app.listRefusals()).toEqual([])
  expect(await one.app.readShadow(cosas(KEY))).toBeNull()
  expect((await one.pending('ana')).sort()).toEqual(['uno', id].sort())
  one.boot()
  await one.sync()

  world.central.readable = [KEY, OTHER]
  await one.signIn('ana')
  await one.sync()
  expect(new Set(world.central.log.map(([, , , who]) => who))).toEqual(new Set(['ana']))
  expect(world.central.records(KEY)).toEqual([
    { id: 'uno', x: 'de Ana', y: '0' },
    { id, x: 'nuevo', y: '0' },
  ])
  expect(await one.list(KEY)).toEqual(world.central.records(KEY))
  expect(await restOf(one)).toEqual(done)
})

test('what an earlier version had not sent is of who is signed in when this one begins', async () => {
  const one = await station()
  await edit(one, { x: 'de antes' })
  await one.seal(KEY)
  await one.forgetWriters()
  await one.sync()
  expect(told()).toEqual(['ana: x de antes'])
})
