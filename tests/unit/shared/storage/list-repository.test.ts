import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { announce, type Commit, onCommit } from '@/shared/storage/changes'
import { StorageError, UnknownIdError } from '@/shared/storage/errors'
import { createListRepository } from '@/shared/storage/list-repository'
import type { ListModule } from '@/shared/storage/stored-module'
import { stored } from './stores'

type Cosa = { id: string; nombre: string; nota: string; cantidad: number; lugar?: string | undefined }

const schema = v.object({
  id: v.string(),
  nombre: v.string(),
  nota: v.optional(v.string(), ''),
  lugar: v.optional(v.string()),
  cantidad: v.optional(v.number(), 1),
})

const KEY = 'bomberos_prueba_cosas'
const sample = (): Cosa[] => [{ id: 'cosa-1', nombre: 'Muestra', nota: '', cantidad: 1 }]
const cosas: ListModule<Cosa> = {
  key: KEY,
  idPrefix: 'cosa-',
  title: 'Cosas',
  schema,
  seed: sample,
  name: ({ nombre }) => nombre,
  words: { cantidad: 'cuántas' },
}
const make = () => createListRepository<Cosa>(cosas)
const draft = (nombre: string) => ({ nombre, nota: '', cantidad: 1 })

let repository = make()
beforeEach(() => {
  repository = make()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('ids start with the prefix and the creation time in ms and never repeat', async () => {
  const before = Date.now()
  const made = await repository.createMany(Array.from({ length: 500 }, () => draft('x')))
  expect(new Set(made.map(({ id }) => id)).size).toBe(500)
  for (const { id } of made)
    expect(Number(/^cosa-(\d+)-[a-z0-9]{4}$/.exec(id)?.[1])).toBeGreaterThanOrEqual(before)
})

test('each write raises the revision, and a second reader sees it', async () => {
  const { id } = await repository.create(draft('Hacha'))
  const first = stored(KEY).v ?? 0
  await repository.update(id, { nota: 'afilada' })
  expect(stored(KEY).v).toBe(first + 1)
  expect(await make().find(id)).toMatchObject({ nombre: 'Hacha', nota: 'afilada' })
})

test('many updates are one commit, or none when one id is unknown', async () => {
  const [a, b] = await repository.createMany([draft('Pala'), draft('Pico')])
  const before = stored(KEY)
  const patches = [a, b].map((made, index) => ({ id: made?.id ?? '', next: { cantidad: index + 5 } }))
  await expect(
    repository.updateMany([...patches, { id: 'cosa-0', next: { nota: 'x' } }]),
  ).rejects.toBeInstanceOf(UnknownIdError)
  expect(stored(KEY)).toEqual(before)

  const saved = await repository.updateMany(patches)
  expect(saved.map(({ cantidad }) => cantidad)).toEqual([5, 6])
  expect(stored(KEY).v).toBe((before.v ?? 0) + 1)
  expect((await repository.all()).map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
    ['Muestra', 1],
    ['Pala', 5],
    ['Pico', 6],
  ])
})

test('unknown fields survive an edit', async () => {
  localStorage.setItem(
    KEY,
    JSON.stringify({ data: [{ id: 'cosa-9', nombre: 'Balde', color: 'rojo' }], timestamp: Date.now() }),
  )
  await repository.update('cosa-9', { nota: 'vacío' })
  expect(stored(KEY).data).toEqual([
    { id: 'cosa-9', nombre: 'Balde', color: 'rojo', nota: 'vacío', cantidad: 1 },
  ])
})

test('a field that was never written stays unwritten when a form shows it empty, and can be emptied once it is', async () => {
  const [cosa] = sample()
  if (!cosa) throw new Error('no sample')
  const written = await repository.update('cosa-1', { cantidad: 2, lugar: '' }, cosa)
  expect(written).not.toHaveProperty('lugar')
  const base = await repository.update('cosa-1', { lugar: 'Bodega' }, written)
  expect(await repository.update('cosa-1', { lugar: '' }, base)).toMatchObject({ lugar: '', cantidad: 2 })
})

test('update and delete of an unknown id fail and change nothing', async () => {
  await repository.all()
  const before = stored(KEY)
  await expect(repository.update('cosa-0', { nota: 'x' })).rejects.toBeInstanceOf(UnknownIdError)
  await expect(repository.remove(['cosa-1', 'cosa-0'])).rejects.toBeInstanceOf(UnknownIdError)
  await expect(repository.update('cosa-0', { nota: 'x' })).rejects.toThrow(
    'Este registro ya no existe: se eliminó mientras estaba abierto.',
  )
  expect(stored(KEY)).toEqual(before)
})

test('one commit adds, changes and removes, and is taken back exactly, or not at all', async () => {
  const [a, b, c] = (await repository.createMany(['Pala', 'Pico', 'Hacha'].map(draft))) as [Cosa, Cosa, Cosa]
  const before = stored(KEY)
  const batch = {
    added: [draft('Casco')],
    patches: [{ id: a.id, next: { cantidad: 9 }, base: a }],
    removed: [c.id],
  }
  await expect(repository.change({ ...batch, removed: ['cosa-0'] })).rejects.toBeInstanceOf(UnknownIdError)
  expect(stored(KEY)).toEqual(before)

  const back = await repository.change(batch)
  expect(stored(KEY).v).toBe((before.v ?? 0) + 1)
  const names = async () => (await repository.all()).map(({ nombre, cantidad }) => [nombre, cantidad])
  expect(await names()).toEqual([
    ['Muestra', 1],
    ['Pala', 9],
    ['Pico', 1],
    ['Casco', 1],
  ])
  // What somebody writes meanwhile, elsewhere or on another field, stays.
  await repository.update(a.id, { nota: 'nueva' })
  await repository.update(b.id, { nota: 'vieja' })
  await repository.takeBack(back)
  expect(stored(KEY).v).toBe((before.v ?? 0) + 4)
  const now = await repository.all()
  expect(now).toEqual([sample()[0], { ...a, nota: 'nueva' }, { ...b, nota: 'vieja' }, c])
  await expect(repository.takeBack(back)).rejects.toBeInstanceOf(UnknownIdError)
  expect(await repository.all()).toEqual(now)

  // A field that the record didn't have goes again.
  const noted = await repository.change({
    added: [],
    patches: [{ id: c.id, next: { lugar: 'Bodega' }, base: c }],
    removed: [],
  })
  expect((await repository.find(c.id))?.lugar).toBe('Bodega')
  await repository.takeBack(noted)
  expect((await repository.find(c.id))?.lugar).toBeUndefined()
})

test('a guard hears what each record was and is, and of one that comes back that it was here', async () => {
  const seen: string[] = []
  const guarded = createListRepository<Cosa>(cosas, {
    guard: async () => (changes) => {
      for (const { before, after, again } of changes)
        seen.push([before?.nombre, after?.nombre, again && 'again'].filter(Boolean).join(' → '))
    },
  })
  await guarded.takeBack(await guarded.change({ added: [draft('Casco')], patches: [], removed: [] }))
  await guarded.takeBack(await guarded.change({ added: [], patches: [], removed: ['cosa-1'] }))
  await guarded.restore(await guarded.remove(['cosa-1']))
  expect(seen).toEqual(['Casco', 'Casco', 'Muestra', 'Muestra → again', 'Muestra', 'Muestra → again'])
})

test('a removed record comes back under its own id, once', async () => {
  const removed = await repository.remove(['cosa-1'])
  expect(stored(KEY)).toMatchObject({ data: [], emptied: true })
  await repository.restore(removed)
  await repository.restore(removed)
  expect(stored(KEY).data).toEqual(sample())
  expect(stored(KEY).emptied).toBeUndefined()
})

test('reset brings the sample data back', async () => {
  await repository.create(draft('Otra'))
  await repository.reset()
  expect(await repository.all()).toEqual(sample())
})

describe('two forms over the same record', () => {
  test('different fields: both survive', async () => {
    const base = sample()[0] as Cosa
    await repository.all()
    await make().update('cosa-1', { ...base, nota: 'de la otra pestaña' }, base)
    await repository.update('cosa-1', { ...base, cantidad: 7 }, base)
    expect(await repository.find('cosa-1')).toMatchObject({ nota: 'de la otra pestaña', cantidad: 7 })
  })

  test('the same field: the later write wins and names what it replaced', async () => {
    const base = sample()[0] as Cosa
    const commits: Commit[] = []
    const stop = onCommit((list) => commits.push(...list))
    await make().update('cosa-1', { ...base, nota: 'uno' }, base)
    await repository.update('cosa-1', { ...base, nota: 'dos' }, base)
    stop()
    expect((await repository.find('cosa-1'))?.nota).toBe('dos')
    expect(commits.map(({ overwritten }) => overwritten)).toEqual([[], ['nota']])
  })
})

test('forty writers at once lose nothing', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, n) => make().create(draft(`n${n}`))))
  expect(await repository.all()).toHaveLength(41)
})

describe('a write that does not reach the disk', () => {
  test('a full localStorage refuses it, and neither list nor journal keep it', async () => {
    await repository.all()
    const before = stored(KEY)
    const kept = localStorage
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.getItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    await expect(repository.create(draft('No cabe'))).rejects.toMatchObject({ reason: 'quota' })
    vi.unstubAllGlobals()
    expect(stored(KEY)).toEqual(before)
    expect(await make().all()).toEqual(sample())
  })

  test('a journal that refuses leaves the list in localStorage untouched', async () => {
    await repository.all()
    const before = stored(KEY)
    const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError')
    })
    await expect(repository.create(draft('No'))).rejects.toBeInstanceOf(StorageError)
    refused.mockRestore()
    expect(stored(KEY)).toEqual(before)
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Error al guardar'), expect.anything())
  })
})

test('a clock set back by a year does not make a new write older', async () => {
  vi.setSystemTime(new Date('2026-06-01T00:00:00Z'))
  await repository.create(draft('Antes'))
  vi.setSystemTime(new Date('2025-06-01T00:00:00Z'))
  await repository.create(draft('Después'))
  expect((await make().all()).map(({ nombre }) => nombre)).toEqual(['Muestra', 'Antes', 'Después'])
})

test('announcing no commits tells no tab', () => {
  const heard = vi.fn()
  const stop = onCommit(heard)
  announce([])
  stop()
  expect(heard).not.toHaveBeenCalled()
})
