import { same } from '@/shared/storage/merge'
import type { Collection, StoredRecord } from './collections'
import { EXISTS, type Fields, isAlive, isLater, mergeFields, type Register, recordOf } from './fields'
import { asRead, equal } from './samples'
import { type Held, lastStamp, type Pending, type Shadow } from './shadow'
import { type Stamp, stampAfter, timeOf } from './stamp'
import type { Row, Verdict } from './wire'

/** A value of this device that somebody else's later word replaced. Field '' stands for the record: null is deleted. */
export type Notice = { id: string; field: string; mine: unknown; theirs: unknown }

/** What the central didn't take: the values as they were sent, and why. */
export type Refusal = { id: string; fields: Fields; verdict: Verdict }

/** What a device holds of one collection. */
export type Holding = { list: readonly StoredRecord[]; shadow: Shadow; pending: Pending }

export type Answer = {
  rows: readonly Pick<Row, 'id' | 'campos'>[]
  verdicts: readonly Verdict[]
  /** What was pending when the call was made, of all people who use this device; `sent` is the part that was sent. */
  before: Pending
  sent: Pending
  device: string
  /** The central's time, in ms, of its last answer before this one. */
  heard: number
}

type Merged = { known: Fields; row: Fields; own: Fields; before: Fields }
/** `now`: the record's fields afterwards. */
type Put = Merged & { now: Fields }

const REFUSED: readonly Verdict['estado'][] = ['prohibido', 'invalido']

const isOwn = (stamp: Stamp | undefined, device: string) => stamp?.endsWith(device) === true

/** What was written here since the call gets a stamp after all that the row says, or the row would win over it. */
const onTop = ([stamp, ...value]: Register, seen: Stamp | undefined, device: string): Register => [
  seen && stamp <= seen ? stampAfter(seen, device) : stamp,
  ...(value as [unknown?]),
]

/** What is still this device's own of a record after the central answered. */
function keptOf({ row, own, before }: Merged, device: string): Fields {
  const kept = Object.entries(own).flatMap(([field, register]): [string, Register][] => {
    const theirs = row[field]
    if (!same(before[field], register)) {
      const deleted = !isAlive(row) && Object.keys(row).length > 0
      return [[field, onTop(register, deleted || field === EXISTS ? lastStamp(row) : theirs?.[0], device)]]
    }
    return !theirs || isLater(register, theirs) ? [[field, register]] : []
  })
  return Object.fromEntries(kept)
}

/**
 * The fields that this device wrote and in which somebody else's word stands now that was written without knowing it:
 * what was still on its way, or what the central had when the other one's word was on its way.
 */
function lostFields({ known, row, own, before }: Merged, device: string, heard: number): string[] {
  return Object.keys(row).filter((field) => {
    const theirs = row[field] as Register
    if (isOwn(theirs[0], device)) return false
    const sent = own[field] && same(before[field], own[field]) ? own[field] : undefined
    if (sent) return isLater(theirs, sent) && !same(theirs[1], sent[1])
    const had = known[field]
    return isOwn(had?.[0], device) && timeOf(theirs[0]) <= heard && !same(theirs[1], had?.[1])
  })
}

function noticesOf(
  merged: Put,
  { id, collection, device, heard }: { id: string; collection: Collection; device: string; heard: number },
): Notice[] {
  const { known, row, own, now } = merged
  const [mine, theirs] = [{ ...known, ...own }, row]
  const [was, is] = [isAlive(mine), isAlive(theirs)]
  if (was && !is) {
    const written =
      Object.values(own).length > 0 || Object.values(known).some(([stamp]) => isOwn(stamp, device))
    const late = Object.values(own).length > 0 || timeOf(row[EXISTS]?.[0] ?? '') <= heard
    return written && late && !isAlive(now)
      ? [{ id, field: EXISTS, mine: recordOf(id, mine), theirs: null }]
      : []
  }
  if (!was && is) {
    const deleted = mine[EXISTS]
    const late = own[EXISTS] !== undefined || timeOf(lastStamp(row)) <= heard
    return deleted?.[1] === false && isOwn(deleted[0], device) && late && isAlive(now)
      ? [{ id, field: EXISTS, mine: null, theirs: recordOf(id, row) }]
      : []
  }
  return lostFields(merged, device, heard)
    .filter((field) => field !== EXISTS && !collection.automatic.includes(field))
    .map((field) => ({
      id,
      field,
      mine: (own[field] ?? known[field])?.[1],
      theirs: row[field]?.[1],
    }))
}

type Applied = Holding & { refusals: Refusal[]; notices: Notice[] }

/**
 * Puts the central's rows over what is here. What was written here since the call stays; of what was pending then the
 * later word stands; what was refused is given back. `pending` is what is derived now. The same list when nothing in it
 * changed. Pure.
 */
export function apply(collection: Collection, { list, shadow, pending }: Holding, answer: Answer): Applied {
  const { before, sent, device, heard } = answer
  const refused = new Map(
    answer.verdicts.filter(({ estado }) => REFUSED.includes(estado)).map((verdict) => [verdict.id, verdict]),
  )
  // A central that came back from an older copy may say less than it once did.
  const rows = new Map(
    answer.rows.map(({ id, campos }) => [
      id,
      mergeFields(shadow.rows[id] ?? {}, campos) ?? shadow.rows[id] ?? {},
    ]),
  )
  // The central sends no row of a record that this person may not see.
  for (const id of refused.keys()) if (!rows.has(id)) rows.set(id, shadow.rows[id] ?? {})

  const records = new Map(list.map((record) => [record.id, record]))
  const shadowRows: Record<string, Fields> = { ...shadow.rows }
  const held: Record<string, Held> = { ...shadow.held }
  const left: Record<string, Fields> = { ...pending }
  const refusals: Refusal[] = []
  const notices: Notice[] = []
  let changed = false

  for (const [id, row] of rows) {
    const all = pending[id] ?? {}
    const verdict = refused.get(id)
    // The record was refused as a whole: what was added to it since the call is given back too.
    const whole = Object.keys(row).length === 0
    const returned = Object.entries(all).filter(
      ([field, one]) => verdict && (whole || same(sent[id]?.[field], one)),
    )
    if (verdict && returned.length > 0) refusals.push({ id, fields: Object.fromEntries(returned), verdict })
    const own = Object.fromEntries(
      Object.entries(all).filter(([field]) => !returned.some(([gone]) => gone === field)),
    )
    const merged: Merged = { known: shadow.rows[id] ?? {}, row, own, before: before[id] ?? {} }
    const kept = keptOf(merged, device)
    const now = { ...row, ...kept }
    if (!verdict && !whole) notices.push(...noticesOf({ ...merged, now }, { id, collection, device, heard }))

    if (Object.keys(row).length > 0) shadowRows[id] = row
    if (Object.keys(kept).length > 0) left[id] = kept
    else delete left[id]
    delete held[id]

    const here = records.get(id)
    if (!isAlive(now)) {
      changed = records.delete(id) || changed
      // A deletion that is still to be sent stays.
      if (!isAlive(row)) delete left[id]
      continue
    }
    const record = recordOf(id, now)
    if (here && equal(record, here)) continue
    if (asRead(collection, record)) records.set(id, record)
    else {
      records.delete(id)
      held[id] = 'ilegible'
    }
    changed = true
  }
  return {
    list: changed ? [...records.values()] : list,
    shadow: { ...shadow, rows: shadowRows, held },
    pending: left,
    refusals,
    notices,
  }
}
