import { photosNamedIn } from '@/shared/lib/picture/photo-source'
import { sweepPhotos } from '@/shared/storage/device/photo-sweep'
import type { Collection } from './collections'
import type { Member } from './member'
import { refusalRow } from './outcomes'
import { changeCollection } from './store'

const REASON = 'Su rol ya no ve estos registros. El cambio no llegó a la central.'

/**
 * Takes from this device what the person's role doesn't show any more: list, shadow and pictures. What was written here
 * and never reached the central is kept as refused; a record that the central never had stays.
 */
export async function purge(collection: Collection, member: Member): Promise<void> {
  let photos: string[] = []
  await changeCollection(collection, member, ({ joined, list, shadow, pending }) => {
    if (!joined) return null
    const gone = list.filter(({ id }) => shadow.rows[id])
    photos = photosNamedIn(JSON.stringify(gone))
    const rows = Object.entries(pending)
      .filter(([id]) => shadow.rows[id])
      .map(([id, fields]) =>
        refusalRow(
          collection,
          { id, fields, verdict: { c: collection.key, id, estado: 'prohibido', mensaje: REASON } },
          shadow.rows[id],
        ),
      )
    return {
      list: collection.only ? collection.samples() : list.filter(({ id }) => !shadow.rows[id]),
      shadow: null,
      rows,
    }
  })
  if (photos.length > 0) await sweepPhotos(Date.now(), new Set(photos))
}
