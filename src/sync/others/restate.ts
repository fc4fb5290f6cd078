import { apply } from '@/sync/apply'
import type { Outcome } from '@/sync/change'
import type { Collection, StoredRecord } from '@/sync/collections'
import type { Member } from '@/sync/member'
import { noticeRow } from '@/sync/outcomes'
import type { Rows, Shadow } from '@/sync/shadow'
import { NOBODY, type Parcels, settle, together } from './parcels'

/**
 * Puts these records into the list as the central has them, with what waits here on top, whatever the list said of
 * them. Where the central has a later word, a notice tells it. Pure.
 */
export function restate(
  collection: Collection,
  { list, shadow, parcels }: { list: readonly StoredRecord[]; shadow: Shadow; parcels: Parcels },
  ids: readonly string[],
  { device, heard }: Member,
): Outcome {
  const pending = together(parcels)
  const rows: Rows = Object.fromEntries(ids.map((id) => [id, shadow.rows[id] ?? {}]))
  const put = apply(
    collection,
    { list, shadow, pending },
    {
      rows: ids.map((id) => ({ id, campos: rows[id] ?? {} })),
      verdicts: [],
      underWay: pending,
      sent: {},
      device,
      heard,
    },
  )
  return {
    list: put.list,
    shadow: put.shadow,
    parcels: settle(parcels, { person: NOBODY, rows, refused: new Set(), unsent: put.pending }),
    rows: put.notices.map((notice) => noticeRow(collection, notice, rows[notice.id])),
  }
}
