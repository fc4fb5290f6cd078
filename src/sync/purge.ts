import { sessionUserId } from '@/access/session'
import { removeFromCopias } from '@/entities/copias/remove-records'
import { photosNamedIn } from '@/shared/lib/picture/photo-source'
import { sweepPhotos } from '@/shared/storage/device/photo-sweep'
import { readUnseen, rowOfUnseen } from '@/shared/storage/entry/unseen'
import { changeCollection } from './change'
import type { Collection, StoredRecord } from './collections'
import type { Member } from './member'
import { inSessionOf, NOBODY, othersOf, together } from './others/parcels'
import { refusalRow } from './outcomes'
import { samplesOf } from './samples'
import { isJoined, readShadow } from './store'

const REASON = 'Su rol ya no ve estos registros. El cambio no llegó a la central.'

/**
 * Takes from this device what the person's role doesn't show: list, shadow, pictures, and what of it is in the copies
 * that the app made by itself. What was written here and never reached the central is kept as refused; a record that
 * the central never had stays, unless it is a sample that nobody changed: from now on the list is unknown here. What
 * somebody else wrote here waits for them, on no screen.
 */
export async function purge(collection: Collection, member: Member): Promise<void> {
  const unseen = await readUnseen()
  if (unseen.has(collection.key) && !(await isJoined(collection))) return
  const known = (await readShadow(collection))?.rows ?? {}
  const isSample = samplesOf(collection)
  // Before the shadow goes: a device that dies in between still knows what the central has, and purges again.
  await removeFromCopias(collection.key, (record) => known[record.id] !== undefined || isSample(record))
  let photos = photosNamedIn(JSON.stringify(known))
  const person = sessionUserId() ?? NOBODY
  await changeCollection(collection, member, ({ list, shadow, parcels }) => {
    const others = othersOf(parcels, person)
    const waiting = together(others)
    const goes = (record: StoredRecord) =>
      shadow.rows[record.id] !== undefined || waiting[record.id] !== undefined || isSample(record)
    const gone = list.filter(goes)
    photos = [...photos, ...photosNamedIn(JSON.stringify(gone))]
    const rows = Object.entries(together(inSessionOf(parcels, person)))
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
      rows: [...rows, rowOfUnseen([...unseen, collection.key])],
    }
  })
  if (photos.length > 0) await sweepPhotos(Date.now(), new Set(photos))
}
