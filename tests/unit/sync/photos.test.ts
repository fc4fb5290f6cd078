import { set } from 'idb-keyval'
import { expect, onTestFinished, test, vi } from 'vitest'
import { photoSource } from '@/shared/lib/picture/photo-source'
import { putPhoto } from '@/shared/storage/device/photos'
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
  await set('sombra:cosas', packShadow({ seq: 1, rows, held: {} }, collection), database())
  vi.stubGlobal('fetch', async () => Response.json({ error: 'grande', mensaje: '' }, { status: 413 }))
  onTestFinished(() => void vi.unstubAllGlobals())
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
