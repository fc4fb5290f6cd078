import { same } from '@/shared/storage/merge'
import type { Collection, StoredRecord } from '@/sync/collections'
import { derive, type Moment } from '@/sync/derive'
import { EXISTS, type Fields, isLater, mergeFields, type Register } from '@/sync/fields'
import {
  migratedPending,
  type PackedShadow,
  type Pending,
  type Rows,
  type Shadow,
  versionOf,
} from '@/sync/shadow'

/** What each person wrote on this device that the central doesn't have, by their account's id. */
export type Parcels = Readonly<Record<string, Pending>>

/** The owner of changes that no person wrote, such as counted figures: they go in anybody's session. */
export const NOBODY = ''

const over = (rows: Rows, later: Rows): Rows => ({
  ...rows,
  ...Object.fromEntries(
    Object.entries(later).map(([id, fields]) => [id, mergeFields(rows[id] ?? {}, fields) ?? rows[id] ?? {}]),
  ),
})

/** Of each field the last that anybody here wrote. */
export const together = (parcels: Parcels): Pending => Object.values(parcels).reduce<Pending>(over, {})

const pick = (parcels: Parcels, takes: (person: string) => boolean): Parcels =>
  Object.fromEntries(Object.entries(parcels).filter(([person]) => takes(person)))

/** What goes in this person's session. */
export const inSessionOf = (parcels: Parcels, person: string): Parcels =>
  pick(parcels, (one) => one === person || one === NOBODY)

/** What waits for somebody else. */
export const othersOf = (parcels: Parcels, person: string): Parcels =>
  pick(parcels, (one) => one !== person && one !== NOBODY)

type Keep = (register: Register, field: string, id: string, person: string) => Register | undefined

/** Each register as `keep` leaves it; nothing empty stays. */
function mapParcels(parcels: Parcels, keep: Keep): Parcels {
  const fieldsOf = (fields: Fields, id: string, person: string): Fields =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, one]): [string, Register][] => {
        const stays = keep(one, field, id, person)
        return stays ? [[field, stays]] : []
      }),
    )
  const parcelOf = (parcel: Pending, person: string): Pending =>
    Object.fromEntries(
      Object.entries(parcel)
        .map(([id, fields]) => [id, fieldsOf(fields, id, person)] as const)
        .filter(([, fields]) => Object.keys(fields).length > 0),
    )
  return Object.fromEntries(
    Object.entries(parcels)
      .map(([person, parcel]) => [person, parcelOf(parcel, person)] as const)
      .filter(([, parcel]) => Object.keys(parcel).length > 0),
  )
}

/**
 * The parcels after `person` wrote the list: every difference from what the central and the others here said is theirs.
 * If Ana creates a record and Luis writes over one of her fields, her value stays in her parcel too: the record could
 * not begin without it. Pure.
 */
export async function derivedBy(
  person: string,
  collection: Collection,
  list: readonly StoredRecord[],
  { shadow, parcels }: { shadow: Shadow; parcels: Parcels },
  moment: Moment,
  complete: boolean,
): Promise<Parcels> {
  const { [person]: earlier = {}, ...rest } = parcels
  const others = together(rest)
  const base = { ...shadow, rows: over(shadow.rows, others) }
  const own = await derive(collection, list, base, earlier, moment, complete)
  const covered = mapParcels({ [person]: earlier }, (register, field, id) => {
    const later = others[id]?.[field] ?? others[id]?.[EXISTS]
    return !own[id]?.[field] && later && isLater(later, register) ? register : undefined
  })
  return mapParcels({ ...rest, [person]: over(own, covered[person] ?? {}) }, (register) => register)
}

/** What goes in this person's session. A change of a record that somebody else has yet to create waits for them. */
export function sendable(parcels: Parcels, person: string, rows: Rows): Pending {
  const others = together(othersOf(parcels, person))
  const waits = (id: string, fields: Fields) =>
    !rows[id]?.[EXISTS] && others[id]?.[EXISTS] && fields[EXISTS]?.[1] !== true
  const own = Object.entries(together(inSessionOf(parcels, person)))
  return Object.fromEntries(own.filter(([id, fields]) => !waits(id, fields)))
}

/** The parcels with what was `from`'s as `person`'s own. */
export function handed(parcels: Parcels, from: string, person: string): Parcels {
  const { [from]: parcel = {}, ...rest } = parcels
  return { ...rest, [person]: over(rest[person] ?? {}, parcel) }
}

/**
 * Migrates parcels that an earlier version, with `schema` migrations, left here. A migration reads a whole record, so each
 * person's fields are first laid over the central's row and the fields of the other people of this device. Pure.
 */
export async function migratedParcels(
  collection: Collection,
  packed: PackedShadow | undefined,
  parcels: Parcels,
  schema: number,
): Promise<Parcels> {
  if (schema >= versionOf(collection)) return parcels
  const migrated: [string, Pending][] = []
  for (const [person, parcel] of Object.entries(parcels)) {
    const { [person]: _own, ...rest } = parcels
    migrated.push([person, await migratedPending(collection, packed, together(rest), parcel, schema)])
  }
  return Object.fromEntries(migrated)
}

type Settled = {
  /** Whose session it was. */
  person: string
  /** The records that the central answered about, as it has them now, and those of them that it refused. */
  rows: Rows
  refused: ReadonlySet<string>
  /** What is still to be sent of what the list says. */
  unsent: Pending
}

/** What stays of each parcel once the central has answered. Pure. */
export function settle(parcels: Parcels, { person, rows, refused, unsent }: Settled): Parcels {
  const last = together(parcels)
  const inSession = inSessionOf(parcels, person)
  return mapParcels(parcels, (register, field, id, writer) => {
    const row = rows[id]
    if (!row) return register
    if (same(last[id]?.[field], register)) return unsent[id]?.[field]
    const theirs = row[field]
    const given = refused.has(id) && writer in inSession
    return given || (theirs && !isLater(register, theirs)) ? undefined : register
  })
}
