import { sessionUserId } from '@/access/session'
import { removeFromCopias } from '@/entities/copias/remove-records'
import { photosNamedIn } from '@/shared/lib/picture/photo-source'
import { sweepPhotos } from '@/shared/storage/device/photo-sweep'
import type { Collection, StoredRecord } from './collections'
import type { Member } from './member'
import { NOBODY, othersOf, ownOf, together } from './others/parcels'
import { refusalRow } from './outcomes'
import { changeCollection, readShadow } from './store'

const REASON = 'Su rol ya no ve estos registros. El cambio no llegó a la central.'

/**
 * Takes from this device what the person's role doesn't show any more: list, shadow, pictures, and what of it is in the
 * copies that the app made by itself. What was written here and never reached the central is kept as refused; a record
 * that the central never had stays. What somebody else wrote here waits for them, on no screen.
 */
export async function purge(collection: Collection, member: Member): Promise<void> {
  const known = (await readShadow(collection))?.rows ?? {}
  // Before the shadow goes: a device that dies in between still knows what the central has, and purges again.
  await removeFromCopias(collection.key, (id) => known[id] !== undefined)
  let photos = photosNamedIn(JSON.stringify(known))
  const person = sessionUserId() ?? NOBODY
  await changeCollection(collection, member, ({ joined, list, shadow, parcels }) => {
    if (!joined) return null
    const others = othersOf(parcels, person)
    const waiting = together(others)
    const goes = ({ id }: StoredRecord) => shadow.rows[id] !== undefined || waiting[id] !== undefined
    const gone = list.filter(goes)
    photos = [...photos, ...photosNamedIn(JSON.stringify(gone))]
    const rows = Object.entries(together(ownOf(parcels, person)))
      .filter(([id]) => shadow.rows[id])
      .map(([id, fields]) =>
        refusalRow(
          collection,
          { id, fields, verdict: { c: collection.key, id, estado: 'prohibido', mensaje: REASON } },
          shadow.rows[id],
        ),
      )
    return {
      list: collection.only ? collection.samples() : list.filter((record) => !goes(record)),
      shadow: null,
      parcels: others,
      rows,
    }
  })
  if (photos.length > 0) await sweepPhotos(Date.now(), new Set(photos))
}
