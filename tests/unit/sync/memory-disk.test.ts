import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../runs'
import { MemoryDisk } from './memory-disk'

const key = fc.constantFrom('diario:a', 'diario:b', 'sombra:a', 'foto:1')
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.record({ raw: fc.string(), none: fc.constant(undefined), day: fc.date({ noInvalidDate: true }) }),
)
const request = fc.oneof(
  fc.record({ ask: fc.constant('put' as const), key, value }),
  fc.record({ ask: fc.constant('get' as const), key }),
  fc.record({ ask: fc.constant('delete' as const), key }),
  fc.record({ ask: fc.constantFrom('getAll' as const, 'getAllKeys' as const), range: fc.boolean() }),
  fc.record({ ask: fc.constant('clear' as const) }),
)
type Request = typeof request extends fc.Arbitrary<infer T> ? T : never

const transaction = fc.record({
  mode: fc.constantFrom('readonly' as const, 'readwrite' as const),
  requests: fc.array(request, { maxLength: 4 }),
  /** What it asks once the first answer is there. */
  more: fc.array(request, { maxLength: 2 }),
  abort: fc.constantFrom('never', 'never', 'at once', 'at an answer'),
  /** Begun only after the one before has ended. */
  waits: fc.boolean(),
})
type Transaction = typeof transaction extends fc.Arbitrary<infer T> ? T : never

const ask = (store: IDBObjectStore, one: Request): IDBRequest => {
  if (one.ask === 'put') return store.put(one.value, one.key)
  if (one.ask === 'clear') return store.clear()
  if (one.ask === 'get' || one.ask === 'delete') return store[one.ask](one.key)
  return store[one.ask](one.range ? IDBKeyRange.bound('diario:', 'diario:\uffff') : undefined)
}

/** What one transaction answers, in order, and how it ends. */
function lives(db: IDBDatabase, { mode, requests, more, abort }: Transaction): Promise<unknown[]> {
  const heard: unknown[] = []
  const begun = db.transaction('datos', mode)
  const store = begun.objectStore('datos')
  const say = (one: Request, answered?: () => void) => {
    try {
      const asked = ask(store, one)
      const writes = ['put', 'delete', 'clear'].includes(one.ask)
      asked.onsuccess = () => {
        heard.push(writes ? 'written' : asked.result)
        answered?.()
      }
      asked.onerror = () => heard.push(asked.error?.name)
    } catch (error) {
      heard.push((error as Error).name)
    }
  }
  const then = () => {
    for (const one of more) say(one)
    if (abort === 'at an answer') begun.abort()
  }
  for (const [n, one] of requests.entries()) say(one, n === 0 ? then : undefined)
  return new Promise((resolve) => {
    begun.oncomplete = () => resolve([...heard, 'complete'])
    begun.onabort = () => resolve([...heard, 'aborted'])
    if (abort === 'at once') begun.abort()
  })
}

async function story(factory: Pick<IDBFactory, 'open'>, told: readonly Transaction[]): Promise<unknown[][]> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const opening = factory.open('disco')
    opening.onupgradeneeded = () => opening.result.createObjectStore('datos')
    opening.onsuccess = () => resolve(opening.result)
  })
  const all: Promise<unknown[]>[] = []
  for (const one of told) {
    if (one.waits) await all.at(-1)
    all.push(lives(db, one))
  }
  return Promise.all(all)
}

const READ: Transaction = {
  mode: 'readonly',
  requests: [{ ask: 'getAllKeys', range: false }],
  more: [{ ask: 'getAll', range: false }],
  abort: 'never',
  waits: true,
}

test('the disk of the generated histories answers as the database does that the other tests have', () =>
  fc.assert(
    fc.asyncProperty(fc.array(transaction, { maxLength: 6 }), async (told) => {
      const both = [new MemoryDisk().opener(), new IDBFactory()] as unknown as IDBFactory[]
      const [quick, usual] = await Promise.all(both.map((one) => story(one, [...told, READ])))
      expect(quick).toEqual(usual)
    }),
    { numRuns: runs(3000) },
  ))

test('what was put or got is nobody else’s to change', async () => {
  const disk = new MemoryDisk()
  const given = { list: [{ x: 1 }] }
  const put = disk.set('a', given)
  given.list[0] = { x: 2 }
  await put
  const [[, got] = []] = (await disk.all()) as [string, typeof given][]
  got?.list.push({ x: 3 })
  expect(await disk.all()).toEqual([['a', { list: [{ x: 1 }] }]])
})
