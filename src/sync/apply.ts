import { same } from '@/shared/storage/merge'
import type { Collection, StoredRecord } from './collections'
import { covers, EXISTS, type Fields, isAlive, isLater, mergeFields, type Register, recordOf } from './fields'
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
  underWay: Pending
  sent: Pending
  device: string
  /** The central's time, in ms, of its last answer before this one. */
  heard: number
}

/** One record: what the central said of it until now and says in its answer, and what this device wrote besides. */
type Merged = { id: string; known: Fields; row: Fields; own: Fields; underWay: Fields }
/** `after`: the record's fields afterwards. */
type Put = Merged & { after: Fields }

const REFUSED: readonly Verdict['estado'][] = ['prohibido', 'invalido']

const isEmpty = (fields: Fields) => Object.keys(fields).length === 0

const isOwn = (stamp: Stamp | undefined, device: string) => stamp?.endsWith(device) === true

/** What was written here since the call gets a stamp after all that the row says, or the row would win over it. */
const onTop = ([stamp, ...value]: Register, seen: Stamp | undefined, device: string): Register => [
  seen && stamp <= seen ? stampAfter(seen, device) : stamp,
  ...(value as [unknown?]),
]

/** What is still to be sent of a record after the central answered. */
function unsentOf({ row, own, underWay }: Merged, device: string): Fields {
  const unsent = Object.entries(own).flatMap(([field, register]): [string, Register][] => {
    const theirs = row[field]
    if (!same(underWay[field], register)) {
      const deleted = !isAlive(row) && !isEmpty(row)
      return [[field, onTop(register, deleted || field === EXISTS ? lastStamp(row) : theirs?.[0], device)]]
    }
    return !theirs || isLater(register, theirs) ? [[field, register]] : []
  })
  return Object.fromEntries(unsent)
}

/**
 * The fields that this device wrote and in which somebody else's word stands now that was written without knowing it:
 * what was still on its way, or what the central had when the other one's word was on its way.
 */
function lostFields({ known, row, own, underWay }: Merged, device: string, heard: number): string[] {
  return Object.keys(row).filter((field) => {
    const theirs = row[field] as Register
    if (isOwn(theirs[0], device)) return false
    const ours = own[field] && same(underWay[field], own[field]) ? own[field] : undefined
    if (ours) return isLater(theirs, ours) && !same(theirs[1], ours[1])
    const had = known[field]
    return isOwn(had?.[0], device) && timeOf(theirs[0]) <= heard && !same(theirs[1], had?.[1])
  })
}

/** Somebody deleted a record to which this device had written without either knowing of the other. */
function isDeletedUnder({ known, row, own, after }: Put, { device, heard }: Answer): boolean {
  const wrote = !isEmpty(own)
  const isWriter = wrote || Object.values(known).some(([stamp]) => isOwn(stamp, device))
  return isWriter && (wrote || timeOf(row[EXISTS]?.[0] ?? '') <= heard) && !isAlive(after)
}

/** Somebody wrote to a record that this device had deleted without either knowing of the other. */
function isBack({ known, row, own, after }: Put, { device, heard }: Answer): boolean {
  const deletion = { ...known, ...own }[EXISTS]
  const late = own[EXISTS] !== undefined || timeOf(lastStamp(row)) <= heard
  return deletion?.[1] === false && isOwn(deletion[0], device) && late && isAlive(after)
}

function noticesOf(put: Put, { automatic, sync }: Collection, answer: Answer): Notice[] {
  const { id, known, row, own } = put
  const ours = { ...known, ...own }
  const [was, is] = [isAlive(ours), isAlive(row)]
  if (was && !is)
    return isDeletedUnder(put, answer) ? [{ id, field: EXISTS, mine: recordOf(id, ours), theirs: null }] : []
  if (!was && is)
    return isBack(put, answer) ? [{ id, field: EXISTS, mine: null, theirs: recordOf(id, row) }] : []
  return (
    lostFields(put, answer.device, answer.heard)
      .filter((field) => field !== EXISTS && !automatic.includes(field))
      // Joined with somebody else's word, and nothing of it is lost.
      .filter((field) => !sync.joins?.includes(field) || !covers(row[field]?.[1], ours[field]?.[1]))
      .map((field) => ({ id, field, mine: ours[field]?.[1], theirs: row[field]?.[1] }))
  )
}

type Applied = Holding & { refusals: Refusal[]; notices: Notice[] }

/** The rows that the answer is about, and the verdicts of what was refused. */
function answered({ rows, verdicts }: Answer, shadow: Shadow) {
  const refused = new Map(
    verdicts.filter(({ estado }) => REFUSED.includes(estado)).map((verdict) => [verdict.id, verdict]),
  )
  const known = (id: string): Fields => shadow.rows[id] ?? {}
  // A central that came back from an older copy may say less than it once did.
  const about = new Map(rows.map(({ id, campos }) => [id, mergeFields(known(id), campos) ?? known(id)]))
  // The central sends no row of a record that this person may not see.
  for (const id of refused.keys()) if (!about.has(id)) about.set(id, known(id))
  return { refused, about }
}

/** What a refusal gives back of a record. Of one that was refused as a whole also what was added since the call. */
const givenBack = (pending: Fields, sent: Fields, row: Fields): Fields =>
  Object.fromEntries(Object.entries(pending).filter(([field, one]) => isEmpty(row) || same(sent[field], one)))

const withoutFields = (fields: Fields, gone: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !Object.hasOwn(gone, field)))

/** The list, and what is held back, as one record after another is put into them. */
function placeFor(collection: Collection, list: readonly StoredRecord[], shadow: Shadow) {
  const records = new Map(list.map((record) => [record.id, record]))
  const held: Record<string, Held> = { ...shadow.held }
  let changed = false

  const take = (id: string) => {
    changed = records.delete(id) || changed
  }
  const put = (record: StoredRecord) => {
    const here = records.get(record.id)
    if (here && equal(record, here)) return
    changed = true
    if (asRead(collection, record)) records.set(record.id, record)
    else {
      records.delete(record.id)
      held[record.id] = 'ilegible'
    }
  }
  return {
    place(id: string, fields: Fields) {
      delete held[id]
      if (isAlive(fields)) put(recordOf(id, fields))
      else take(id)
    },
    placed: () => ({ list: changed ? [...records.values()] : list, held }),
  }
}

/** What becomes of one record: `after` are its fields, `unsent` those of them that are still to be sent. */
type Settled = { after: Fields; unsent: Fields; refusals: Refusal[]; notices: Notice[] }

/**
 * Words that no call has carried yet of a record that is gone: they are told all the same, because somebody's later word may
 * bring it back. A deletion of what is deleted says nothing new.
 */
const untold = (rest: Fields, sent: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(rest).filter(([field, register]) => field !== EXISTS && !same(sent[field], register)),
  )

function settleRecord(
  collection: Collection,
  { shadow, pending }: Holding,
  answer: Answer,
  [id, row]: readonly [string, Fields],
  verdict: Verdict | undefined,
): Settled {
  const returned = verdict ? givenBack(pending[id] ?? {}, answer.sent[id] ?? {}, row) : {}
  const merged: Merged = {
    ...{ id, row, known: shadow.rows[id] ?? {}, underWay: answer.underWay[id] ?? {} },
    own: withoutFields(pending[id] ?? {}, returned),
  }
  const rest = unsentOf(merged, answer.device)
  const after = { ...row, ...rest }
  return {
    after,
    unsent: isAlive(after) || isAlive(row) ? rest : untold(rest, answer.sent[id]),
    refusals: verdict && !isEmpty(returned) ? [{ id, fields: returned, verdict }] : [],
    notices: verdict || isEmpty(row) ? [] : noticesOf({ ...merged, after }, collection, answer),
  }
}

/**
 * Puts the central's rows over what is here. What was written here since the call stays; of what was pending then the
 * later word stands; what was refused is given back. `pending` is what is derived now. The same list when nothing in it
 * changed. Pure.
 */
export function apply(collection: Collection, holding: Holding, answer: Answer): Applied {
  const { list, shadow, pending } = holding
  const { refused, about } = answered(answer, shadow)
  const { place, placed } = placeFor(collection, list, shadow)
  const rows: Record<string, Fields> = { ...shadow.rows }
  const unsent: Record<string, Fields> = { ...pending }
  const refusals: Refusal[] = []
  const notices: Notice[] = []

  for (const one of about) {
    const [id, row] = one
    const settled = settleRecord(collection, holding, answer, one, refused.get(id))
    refusals.push(...settled.refusals)
    notices.push(...settled.notices)
    if (!isEmpty(row)) rows[id] = row
    if (isEmpty(settled.unsent)) delete unsent[id]
    else unsent[id] = settled.unsent
    place(id, settled.after)
  }
  const { list: next, held } = placed()
  return { list: next, shadow: { ...shadow, rows, held }, pending: unsent, refusals, notices }
}
