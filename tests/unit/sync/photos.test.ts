import { set } from 'idb-keyval'
import { expect, onTestFinished, test, vi } from 'vitest'
import { photoId, photoSource } from '@/shared/lib/picture/photo-source'
import { loadPhoto, putPhoto } from '@/shared/storage/device/photos'
import { database } from '@/shared/storage/entry/database'
import { newUuid } from '@/shared/storage/ids'
import { exchangePhotos } from '@/sync/photos/turn'
import { packShadow, type Rows } from '@/sync/shadow'
import { stampOf } from '@/sync/stamp'
import type { PhotoState } from '@/sync/state'
import { cosas } from './world'

const collection = cosas('cosas', [])
const stamp = stampOf(1, 0, 'central0')

/** The central last said these rows, and refuses every photo. Returns what a person is told. */
async function exchange(rows: Rows): Promise<Omit<PhotoState, 'since'> | undefined> {
  await set('sombra:cosas', await packShadow({ seq: 1, rows, held: {} }, collection), database())
  vi.stubGlobal('fetch', async () => Response.json({ error: 'grande', mensaje: '' }, { status: 413 }))
  let told: Omit<PhotoState, 'since'> | undefined
  await exchangePhotos([collection], { epoca: 'e1' }, (state) => {
    told = state
  })
  return told
}

test('a photo that the central refused is told for as long as a record names it', async () => {
  const photo = photoSource(newUuid())
  await putPhoto(photo, new Blob(['x']))
  const record = { '': [stamp, true], x: [stamp, photo] } as const
  expect(await exchange({ uno: record })).toEqual({ waiting: 0, full: false, refused: 1 })
  expect(await exchange({ uno: { ...record, '': [stampOf(2, 0, 'central0'), false] } })).toEqual({
    waiting: 0,
    full: false,
    refused: 0,
  })
})

/** A device that has these files, each named by a record; `answer` is what the network says to each call. */
async function exchangeOf(
  sources: readonly string[],
  answer: (path: string) => Response | Promise<Response>,
) {
  const rows = Object.fromEntries(
    sources.map((source) => [source, { '': [stamp, true], x: [stamp, source] } as const]),
  )
  await set('sombra:cosas', await packShadow({ seq: 1, rows, held: {} }, collection), database())
  const asked: { path: string; type: string | null }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push({ path, type: body instanceof Blob ? body.type : null })
    return answer(path)
  })
  let told: Omit<PhotoState, 'since'> | undefined
  let due: number | null = null
  const failure = await exchangePhotos([collection], { epoca: 'e1' }, (state) => {
    told = state
  }).then(
    (ms) => {
      due = ms
    },
    (error: unknown) => error,
  )
  return { asked, told, failure, due }
}

test('a file goes as what it is, and a proxy that lets through less than it is keeps no other back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const [large, small] = [photoSource(newUuid()), photoSource(newUuid())]
  await putPhoto(large, new Blob(['%PDF-1.7'], { type: 'application/pdf' }))
  await putPhoto(small, new Blob(['x'], { type: 'image/webp' }))
  const tooMuch = () => new Response('<html>413 Request Entity Too Large</html>', { status: 413 })
  const first = await exchangeOf([large, small], (path) =>
    path.endsWith(photoId(large)) ? tooMuch() : new Response(null, { status: 201 }),
  )
  expect(first.asked.map(({ type }) => type)).toEqual(['application/pdf', 'image/webp'])
  expect(first.told).toEqual({ waiting: 1, full: false, refused: 0 })
  expect(first.failure).toMatchObject({ status: 413 })
  const second = await exchangeOf([large, small], () => new Response(null, { status: 201 }))
  expect(second.asked.map(({ path }) => path)).toEqual([`/api/fotos/${photoId(large)}`])
  expect(second.told).toEqual({ waiting: 0, full: false, refused: 0 })
})

test('a file that comes keeps its type, and one of which the rest never comes is brought whole the next time', async () => {
  const source = photoSource(newUuid())
  const cut = new ReadableStream({
    start(line) {
      line.enqueue(new TextEncoder().encode('Partida;'))
      line.error(new TypeError('network error'))
    },
  })
  const headers = { 'content-type': 'text/csv' }
  const first = await exchangeOf([source], () => new Response(cut, { headers }))
  expect(first.failure).toMatchObject({ status: 0 })
  expect(await loadPhoto(source)).toBeUndefined()
  await exchangeOf([source], () => new Response('Partida;Monto', { headers }))
  const kept = await loadPhoto(source)
  expect([kept?.type, await kept?.text()]).toEqual(['text/csv', 'Partida;Monto'])
})

test('a hotel’s page that answers everything takes no photo and is none', async () => {
  const [own, theirs] = [photoSource(newUuid()), photoSource(newUuid())]
  await putPhoto(own, new Blob(['x'], { type: 'image/webp' }))
  const page = () => new Response('<h1>Pague aquí</h1>', { headers: { 'content-type': 'text/html' } })
  const { failure } = await exchangeOf([own, theirs], page)
  expect(failure).toMatchObject({ code: 'ajena' })
  expect(await loadPhoto(theirs)).toBeUndefined()
  const { asked } = await exchangeOf([own, theirs], (path) =>
    path.endsWith(photoId(own)) ? new Response(null, { status: 201 }) : new Response(null, { status: 404 }),
  )
  expect(asked.map(({ path }) => path)).toEqual([own, theirs].map((one) => `/api/fotos/${photoId(one)}`))
})

test('a photo that was missed while the clock was a year ahead is asked for again once it is right, and no turn is due in a year', async () => {
  const source = photoSource(newUuid())
  const lacks = () => new Response(null, { status: 404 })
  onTestFinished(() => void vi.useRealTimers())
  const now = Date.now()
  vi.setSystemTime(now + 365 * 86_400_000)
  expect((await exchangeOf([source], lacks)).asked).toHaveLength(1)
  vi.setSystemTime(now)
  const { asked, due } = await exchangeOf([source], lacks)
  expect(asked).toHaveLength(1)
  expect(due).toBe(20_000)
  const headers = { 'content-type': 'image/webp' }
  vi.setSystemTime(now + 20_000)
  await exchangeOf([source], () => new Response('x', { headers }))
  expect(await (await loadPhoto(source))?.text()).toBe('x')
})

test('a photo whose sender is still sending it is asked for again by itself, and no more once a screen has brought it', async () => {
  const source = photoSource(newUuid())
  const lacks = () => new Response(null, { status: 404 })
  expect((await exchangeOf([source], lacks)).due).toBeGreaterThan(9000)
  await putPhoto(source, new Blob(['x'], { type: 'image/webp' }))
  expect((await exchangeOf([source], () => new Response(null, { status: 201 }))).due).toBeNull()
})

test('a photo that this device can’t read now is not refused for good', async () => {
  const source = photoSource(newUuid())
  await putPhoto(source, new Blob(['x'], { type: 'image/webp' }))
  const get = IDBObjectStore.prototype.get
  const refuses = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (key === `foto:${photoId(source)}`) throw new DOMException('Failed to read', 'DataError')
    return get.call(this, key)
  })
  const taken = () => new Response(null, { status: 201 })
  const first = await exchangeOf([source], taken)
  expect([first.asked, first.told?.refused]).toEqual([[], 0])
  expect(first.failure).toMatchObject({ reason: 'blocked' })
  refuses.mockRestore()
  expect((await exchangeOf([source], taken)).asked).toHaveLength(1)
})
