import { set } from 'idb-keyval'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSession } from '@/access/session'
import { sampleUsuarios } from '@/access/usuarios/seed'
import { type Usuario, withoutSecrets } from '@/access/usuarios/usuario'
import { photoId, photoSource } from '@/shared/lib/picture/photo-source'
import { database } from '@/shared/storage/entry/database'
import { newUuid } from '@/shared/storage/ids'
import { createListRepository } from '@/shared/storage/list-repository'
import { lead } from '@/sync/lead/lead'
import { packShadow } from '@/sync/shadow'
import { stampOf } from '@/sync/stamp'
import { centralState } from '@/sync/state'
import type { SyncRequest } from '@/sync/wire'
import { type Cosa, cosas } from './world'

const chief = withoutSecrets(sampleUsuarios()[0] as Usuario)
const collection = cosas('cosas', [])
const repository = createListRepository<Cosa>({
  ...collection,
  idPrefix: 'cosa-',
  schema: collection.schema as never,
  seed: () => [],
  words: {},
})

type Answer = () => Response | Promise<Response>
type Central = { yo: Answer; usuarios: Answer; foto: Answer; sync: (ask: SyncRequest) => Promise<unknown> }

const never = () => new Promise<never>(() => undefined)
const fine: Central = {
  yo: () => Response.json({ persona: chief }),
  usuarios: () => Response.json({ usuarios: [chief] }),
  foto: () => new Response(new Blob(['x'])),
  sync: async () => undefined,
}

/** A device that is joined to a central in which one record names a photo that this device lacks. */
async function begin(given: Partial<Central>) {
  const central = { ...fine, ...given }
  const photo = photoSource(newUuid())
  const stamp = stampOf(1, 0, 'central0')
  const row = { '': [stamp, true], x: [stamp, photo], y: [stamp, '0'] } as const
  await set(
    'sombra:cosas',
    await packShadow({ seq: 1, rows: { uno: row }, held: {} }, collection),
    database(),
  )
  await set('central', { device: 'aaaaaaaa', epoca: 'e1', offset: 0, heard: 0, modo: 'suya' }, database())
  await repository.restore([{ id: 'uno', x: photo, y: '0' }])
  openSession(chief, null)
  const asked: string[] = []
  const sent: SyncRequest[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path === '/api/yo') return central.yo()
    return path === '/api/usuarios' ? central.usuarios() : central.foto()
  })
  const leader = lead({
    collections: [collection],
    version: 1,
    mode: async () => 'suya',
    keepCopy: async () => undefined,
    async send(request) {
      sent.push(request)
      await central.sync(request)
      const filas = request.ops.map(({ c, id, campos }) => ({ c, id, campos, seq: 2 }))
      const estados = request.ops.map(({ c, id }) => ({ c, id, estado: 'ok' as const }))
      const whole = { epoca: 'e1', hora: Date.now(), colecciones: ['cosas'], seqs: { cosas: 2 }, mas: false }
      return { ...whole, filas, estados }
    },
  })
  onTestFinished(leader.stop)
  const photos = () => asked.filter((path) => path === `/api/fotos/${photoId(photo)}`).length
  return { leader, asked, sent, photos }
}

/** A busy machine answers late. */
const soon = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 })

const written = (sent: readonly SyncRequest[]) => sent.flatMap(({ ops }) => ops.map(({ id }) => id))

test('a record goes while a photo is still on its way', async () => {
  const { leader, sent, photos } = await begin({ foto: never })
  await soon(photos).toBe(1)
  await repository.restore([{ id: 'dos', x: 'humo', y: '0' }])
  await leader.written()
  void leader.round()
  await soon(() => written(sent)).toEqual(['dos'])
  await soon(() => centralState()).toMatchObject({ phase: 'current', waiting: 0 })
})

test('records go while the accounts get no answer, and photos come while the records get none', async () => {
  const first = await begin({ usuarios: never })
  await soon(() => first.sent.length).toBe(1)
  await soon(() => centralState()?.phase).toBe('current')
  first.leader.stop()

  const second = await begin({ sync: never })
  await soon(second.photos).toBe(1)
  await soon(() => second.asked).toContain('/api/usuarios')
})

test('accounts that fail are told beside records that are current, and the other way round', async () => {
  const failing = () =>
    Response.json({ error: 'interno', mensaje: 'La central tuvo un problema.' }, { status: 500 })
  const first = await begin({ usuarios: failing })
  await soon(() => centralState()?.phase).toBe('current')
  await soon(() => centralState()?.accounts.since).toBeGreaterThan(0)
  first.leader.stop()

  await begin({ sync: () => Promise.reject(new Error('no network')) })
  await soon(() => centralState()?.phase).toBe('offline')
  await soon(() => centralState()?.accounts.since).toBeNull()
})

test('a photo that the central lacks is not asked for again in each round, and again once its record changed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { leader, photos, sent } = await begin({
    foto: () => Response.json({ error: 'nada', mensaje: '' }, { status: 404 }),
  })
  await soon(photos).toBe(1)
  await leader.round()
  for (const _ of [1, 2, 3]) await leader.round()
  expect(photos()).toBe(1)
  await repository.update('uno', { y: 'otra' })
  await leader.written()
  await leader.round()
  expect(written(sent)).toEqual(['uno'])
  await soon(photos).toBe(2)
})

test('a photo that the central lacks is asked for again after a while, each time after a longer one', async () => {
  const { leader, photos } = await begin({
    foto: () => Response.json({ error: 'nada', mensaje: '' }, { status: 404 }),
  })
  await soon(photos).toBe(1)
  await leader.round()
  vi.useFakeTimers({ toFake: ['Date'] })
  const counts: number[] = []
  for (const seconds of [10, 10, 20, 40]) {
    vi.setSystemTime(Date.now() + seconds * 1000)
    await leader.round()
    counts.push(photos())
  }
  expect(counts).toEqual([2, 2, 3, 4])
})

test('a browser that says it has no network still talks to a central that answers', async () => {
  const { leader, sent } = await begin({})
  await soon(() => centralState()?.phase).toBe('current')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  Object.assign(window.location, { href: 'https://central.canton.example/admin' })
  onTestFinished(() => void Object.assign(window.location, { href: 'http://localhost:3000/' }))
  window.dispatchEvent(new Event('offline'))
  await repository.restore([{ id: 'dos', x: 'humo', y: '0' }])
  await leader.written()
  await soon(() => written(sent)).toEqual(['dos'])
  await soon(() => centralState()).toMatchObject({ phase: 'current', waiting: 0, since: null })
})

test('when the account is not what it was, this device asks at once which lists it still reads', async () => {
  const heard = new Map<string, () => void>()
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = (event: string, listener: () => void) => void heard.set(event, listener)
      close = () => undefined
    },
  )
  const { asked, sent } = await begin({})
  const accounts = () => asked.filter((path) => path === '/api/usuarios').length
  await soon(() => [sent.length, accounts(), heard.has('cuenta')]).toEqual([1, 1, true])
  heard.get('cuenta')?.()
  await soon(() => [sent.length, accounts()]).toEqual([2, 2])
})
