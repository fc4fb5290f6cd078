import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createListRepository } from '@/shared/storage/list-repository'
import type { ListModule } from '@/shared/storage/stored-module'

type Nota = { id: string; texto: string }

let judged: string[] = []

const newModule = (key: string): ListModule<Nota> => ({
  key,
  idPrefix: 'not-',
  title: 'Notas',
  name: ({ texto }) => texto,
  words: {},
  schema: v.pipe(
    v.object({ id: v.string(), texto: v.string() }),
    v.check(({ id }) => judged.push(id) > 0),
  ),
  seed: () => [],
  compare: (a, b) => Number(b.id.slice(4)) - Number(a.id.slice(4)),
})

const notas = (count: number): Nota[] =>
  Array.from({ length: count }, (_, n) => ({ id: `not-${n}`, texto: `Nota ${n}` }))

const planted = (key: string, data: unknown[]) =>
  localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() }))

/** Runs the task and counts how often something else got its turn after the first record was judged. */
async function turnsDuring(task: () => Promise<unknown>): Promise<number> {
  let [turns, done] = [0, false]
  const turn = () => {
    if (judged.length > 0) turns++
    if (!done) setImmediate(turn)
  }
  setImmediate(turn)
  await task()
  done = true
  return turns
}

test('while a long list is read, a tap gets its turn', async () => {
  judged = []
  const key = 'bomberos_prueba_larga'
  planted(key, notas(60_000))
  const repository = createListRepository(newModule(key))
  let before = 0
  const turns = await turnsDuring(async () => {
    const reading = repository.all()
    while (judged.length === 0) await new Promise((go) => setImmediate(go))
    before = judged.length
    await reading
  })
  expect(before).toBeLessThan(60_000)
  expect(turns).toBeGreaterThan(1)
})

test('a list is judged once for all who open it at the same time, and for its repair', async () => {
  judged = []
  const key = 'bomberos_prueba_varias'
  planted(key, notas(40))
  const module = newModule(key)
  const [one, other] = [createListRepository(module), createListRepository(module)]
  const [list, same] = await Promise.all([one.all(), other.known()])
  expect(list.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, n) => `not-${39 - n}`))
  expect(same).toEqual(list)
  expect(judged).toHaveLength(40)
})

test('what another tab wrote while a list was being read is what counts afterwards', async () => {
  judged = []
  const key = 'bomberos_prueba_pestana'
  planted(key, notas(30_000))
  // A record of its own stands for the other tab: it shares no memory with this one.
  const [here, there] = [createListRepository(newModule(key)), createListRepository(newModule(key))]
  const reading = here.all()
  await there.create({ texto: 'De otra pestaña' })
  await reading
  const list = await here.all()
  expect(list).toHaveLength(30_001)
  await here.update('not-7', { texto: 'Cambiada aquí' })
  expect(await there.all()).toHaveLength(30_001)
  expect(await there.find('not-7')).toEqual({ id: 'not-7', texto: 'Cambiada aquí' })
})
