import { QueryClient } from '@tanstack/react-query'
import { keys, set } from 'idb-keyval'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { closeSession } from '@/access/session'
import { keepBitacora } from '@/app/keep/bitacora'
import { miembrosRepository } from '@/entities/personal/queries'
import { claimDraft, writeDraft } from '@/shared/storage/device/drafts'
import { sweepPhotos } from '@/shared/storage/device/photo-sweep'
import { listPhotos, loadPhoto, loadSmall, putPhoto, savePhoto } from '@/shared/storage/device/photos'
import { database } from '@/shared/storage/entry/database'
import { signIn } from '../../../sign-in'

const DAY = 24 * 60 * 60 * 1000
const START = Date.UTC(2024, 5, 1)

const photo = () => savePhoto(new Blob(['foto'], { type: 'image/webp' }))
const thumbnailOf = (source: string) => source.replace('idb:', 'miniatura:')
const withThumbnail = async () => {
  const source = await photo()
  await set(thumbnailOf(source), new Blob(['mini'], { type: 'image/webp' }), database())
  return source
}
const thumbnails = async () => (await keys<string>(database())).filter((key) => key.startsWith('miniatura:'))
const kept = async (source: string) => (await loadPhoto(source)) !== undefined

beforeEach(async () => {
  closeSession()
  await signIn('user-1')
})

test('a photo is deleted a day after it was first found without a record', async () => {
  const source = await photo()
  expect(await sweepPhotos(START)).toBe(0)
  expect(await sweepPhotos(START + DAY - 1)).toBe(0)
  expect(await kept(source)).toBe(true)
  expect(await sweepPhotos(START + DAY)).toBe(1)
  expect(await kept(source)).toBe(false)
})

test('a thumbnail goes with its photo, at once where that is gone already, and no copy carries it', async () => {
  const [used, unused] = [await withThumbnail(), await withThumbnail()]
  const [first] = await miembrosRepository.all()
  await miembrosRepository.update(first?.id ?? '', { fotoUrl: used })
  expect((await listPhotos()).sort()).toEqual([used, unused].sort())
  await set('miniatura:de-ninguna', new Blob(['mini']), database())
  await sweepPhotos(START)
  expect((await thumbnails()).sort()).toEqual([used, unused].map(thumbnailOf).sort())
  await sweepPhotos(START + DAY)
  expect(await thumbnails()).toEqual([thumbnailOf(used)])
})

test('a photo that a restore writes again gets its thumbnail made anew', async () => {
  const source = await withThumbnail()
  await putPhoto(source, new Blob(['otra'], { type: 'image/webp' }))
  expect(await thumbnails()).toEqual([])
  expect(await (await loadSmall(source))?.text()).toBe('otra')
})

test('a record, a draft, another journal and the quarantine each keep their photo', async () => {
  const [ofRecord, ofDraft, ofQueue, ofAside] = await Promise.all([photo(), photo(), photo(), photo()])
  const [first] = await miembrosRepository.all()
  await miembrosRepository.update(first?.id ?? '', { fotoUrl: ofRecord })
  await writeDraft(await claimDraft('user-3/personal:nuevo'), { fotoUrl: ofDraft })
  await set('cola:1', { imagenes: [ofQueue] }, database())
  localStorage.setItem('bomberos_cuarentena_x_1', `{"url":"${ofAside}"`)
  await sweepPhotos(START)
  expect(await sweepPhotos(START + 9 * DAY)).toBe(0)
  for (const source of [ofRecord, ofDraft, ofQueue, ofAside]) expect(await kept(source)).toBe(true)
})

test('the log of changes tells a photo of an edited person without keeping it', async () => {
  onTestFinished(keepBitacora(new QueryClient()))
  const source = await photo()
  const [first] = await miembrosRepository.all()
  const id = first?.id ?? ''
  await miembrosRepository.update(id, { fotoUrl: source })
  await miembrosRepository.remove([id])
  const log = () => localStorage.getItem('bomberos_config_bitacora')
  await expect.poll(log).toContain('eliminar')
  expect(log()).toContain(`"campo":"fotoUrl","antes":"","despues":"foto ${source.slice(4, 8)}"`)
  await sweepPhotos(START)
  expect(await sweepPhotos(START + DAY)).toBe(1)
})

test('a person brought back has their photo; a person who stays deleted frees it', async () => {
  const source = await photo()
  const [first] = await miembrosRepository.all()
  const id = first?.id ?? ''
  await miembrosRepository.update(id, { fotoUrl: source })
  const removed = await miembrosRepository.remove([id])
  await sweepPhotos(START)
  await miembrosRepository.restore(removed)
  await sweepPhotos(START + 2 * DAY)
  expect(await kept(source)).toBe(true)

  await miembrosRepository.remove([id])
  await sweepPhotos(START + 3 * DAY)
  expect(await kept(source)).toBe(true)
  await sweepPhotos(START + 4 * DAY)
  expect(await kept(source)).toBe(false)
})
