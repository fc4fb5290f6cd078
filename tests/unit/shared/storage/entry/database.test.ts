import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEYS } from '../../../../keys'

/** Longer than the app waits for an answer, in ms. */
const PATIENCE = 6000

/** Loads the modules again, so that the other files' connection stays as it is. */
async function fresh(signedIn = true) {
  vi.resetModules()
  const { database, onLateAnswer } = await import('@/shared/storage/entry/database')
  const { itemsRepository } = await import('@/entities/inventario/items')
  const { signIn } = await import('../../../sign-in')
  if (signedIn) await signIn('user-1')
  return { database, onLateAnswer, itemsRepository }
}

/** `indexedDB.open` that answers only when told to. */
function silence() {
  const { open } = IDBFactory.prototype
  const held: (() => void)[] = []
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
    const request = {} as IDBOpenDBRequest
    held.push(() => {
      const real = open.apply(this, args)
      for (const event of ['onupgradeneeded', 'onsuccess', 'onerror'] as const)
        real[event] = (happened: Event) => {
          Object.defineProperty(request, 'result', { configurable: true, get: () => real.result })
          ;(request[event] as ((event: Event) => void) | null)?.(happened)
        }
    })
    return request
  })
  return () => {
    vi.mocked(IDBFactory.prototype.open).mockRestore()
    for (const answer of held) answer()
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.resetModules())

test('when the database never opens, lists come from localStorage and no save succeeds, not even later', async () => {
  const { itemsRepository, onLateAnswer } = await fresh()
  const told = vi.fn()
  onLateAnswer(told)
  const journaled = await itemsRepository.create({
    ...(await itemsRepository.all())[0],
    nombre: 'En el diario',
  } as never)
  const raw = localStorage.getItem(KEYS.inventario) ?? ''
  const before = (await itemsRepository.all()).length

  const again = await fresh(false)
  again.onLateAnswer(told)
  const answer = silence()
  localStorage.setItem(KEYS.inventario, raw.replace('"v":2', '"v":1').replace('En el diario', 'Atrasado'))
  const reading = again.itemsRepository.all()
  const writing = again.itemsRepository.update(journaled.id, { notas: 'x' })
  writing.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(PATIENCE)
  expect((await reading).map(({ nombre }) => nombre)).toContain('Atrasado')
  await expect(writing).rejects.toMatchObject({ reason: 'journal' })
  // The database was given up: nothing waits a second time.
  expect(await again.itemsRepository.all()).toHaveLength(before)
  expect(console.error).toHaveBeenCalledWith(
    `Error al leer el diario: ${KEYS.inventario}`,
    expect.objectContaining({ message: 'IndexedDB no respondió' }),
  )
  expect(console.error).toHaveBeenCalledWith(`Error al guardar en el diario: ${KEYS.inventario}`)
  expect(localStorage.getItem(KEYS.inventario)).toContain('Atrasado')

  answer()
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(await again.itemsRepository.find(journaled.id)).toEqual(journaled)
})

test('when the journal never answers, no screen waits; once it answers, writing works again', async () => {
  const { itemsRepository } = await fresh()
  const before = await itemsRepository.all()
  const silent = vi
    .spyOn(IDBObjectStore.prototype, 'get')
    .mockImplementation(() => ({}) as unknown as IDBRequest)
  const reading = itemsRepository.all()
  await vi.advanceTimersByTimeAsync(PATIENCE)
  expect(await reading).toEqual(before)
  silent.mockRestore()
  await itemsRepository.remove([before[0]?.id ?? ''])
  expect(await itemsRepository.all()).toHaveLength(before.length - 1)
})

test('a screen does not wait for a repair that waits for its lock', async () => {
  const { itemsRepository } = await fresh()
  const { withLock } = await import('@/shared/storage/entry/lock')
  let release = () => {}
  void withLock(KEYS.inventario, () => new Promise<void>((go) => (release = go)))
  const reading = itemsRepository.all()
  await vi.advanceTimersByTimeAsync(PATIENCE)
  expect(await reading).toHaveLength(25)
  expect(localStorage.getItem(KEYS.inventario)).toBeNull()
  release()
  await vi.waitFor(() => expect(localStorage.getItem(KEYS.inventario)).not.toBeNull())
})

test('after another tab deletes the database, the next use opens it again', async () => {
  const { database } = await fresh()
  await set('prueba', 1, database())
  const events: string[] = []
  const request = indexedDB.deleteDatabase('bomberos')
  for (const event of ['success', 'blocked', 'error'])
    request.addEventListener(event, () => events.push(event))
  await vi.waitFor(() => expect(events).toContain('success'))
  expect(events).toEqual(['success'])
  expect(await get('prueba', database())).toBeUndefined()
  await set('prueba', 2, database())
  expect(await get('prueba', database())).toBe(2)
})
