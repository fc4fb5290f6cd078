import { stands, standsStill } from '@/shared/storage/joined'
import { same } from '@/shared/storage/merge'
import type { Collection, StoredRecord } from './collections'
import { EXISTS, type Fields, isAlive, isLater, mergeFields, type Register, recordOf } from './fields'
import { asRead, equal } from './samples'
import { type Held, lastStamp, type Pending, type Rows, type Shadow } from './shadow'
import { CENTRAL, type Stamp, stampAfter, timeOf } from './stamp'
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
 * The fields of this device that somebody else replaced without having seen them. For example, Ana writes '912' here while
 * Luis writes '913' without a network: his stamp is later, so his value stands and Ana is told. It makes no difference
 * whether hers was still on its way or the central had it before his arrived.
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

/** Whether somebody deleted a record that this device had edited, and neither knew of the other's change. */
function isDeletedUnder({ known, row, own, after }: Put, { device, heard }: Answer): boolean {
  const wrote = !isEmpty(own)
  const isWriter = wrote || Object.values(known).some(([stamp]) => isOwn(stamp, device))
  return isWriter && (wrote || timeOf(row[EXISTS]?.[0] ?? '') <= heard) && !isAlive(after)
}

/** Whether somebody edited a record that this device had deleted, and neither knew of the other's change. */
function isBack({ known, row, own, after }: Put, { device, heard }: Answer): boolean {
  const deletion = { ...known, ...own }[EXISTS]
  const late = own[EXISTS] !== undefined || timeOf(lastStamp(row)) <= heard
  return deletion?.[1] === false && isOwn(deletion[0], device) && late && isAlive(after)
}

/** Whether both changes of a joined field stand, so that there is nothing to tell. */
function standsJoined({ known, row, own }: Merged, { joins }: Collection, field: string): boolean {
  const [identity, base, now] = [joins[field], known[field]?.[1], row[field]?.[1]]
  if (!identity) return false
  // Once the central has a value, this device no longer knows what its writer had seen.
  return own[field] ? stands({ base, mine: own[field][1], now }, identity) : standsStill(base, now, identity)
}

/** Whether the central filled an empty field, say with a permit's number: nobody's value is lost. */
const isGiven = (mine: Register | undefined, theirs: Register | undefined): boolean =>
  isOwn(theirs?.[0], CENTRAL) && (mine?.[1] ?? '') === ''

function noticesOf(put: Put, collection: Collection, answer: Answer): Notice[] {
  const { id, known, row, own } = put
  const ours = { ...known, ...own }
  const [was, is] = [isAlive(ours), isAlive(row)]
  if (was && !is)
    return isDeletedUnder(put, answer) ? [{ id, field: EXISTS, mine: recordOf(id, ours), theirs: null }] : []
  if (!was && is)
    return isBack(put, answer) ? [{ id, field: EXISTS, mine: null, theirs: recordOf(id, row) }] : []
  return lostFields(put, answer.device, answer.heard)
    .filter((field) => field !== EXISTS && !collection.automatic.includes(field))
    .filter((field) => !standsJoined(put, collection, field) && !isGiven(ours[field], row[field]))
    .map((field) => ({ id, field, mine: ours[field]?.[1], theirs: row[field]?.[1] }))
}

/** `heard`: the rows as the central has them, also what is held back. */
type Applied = Holding & { heard: Rows; refusals: Refusal[]; notices: Notice[] }

/** The rows that the answer is about, and its verdicts. */
function answered({ rows, verdicts }: Answer, shadow: Shadow) {
  const said = new Map(verdicts.map((verdict) => [verdict.id, verdict]))
  const known = (id: string): Fields => shadow.rows[id] ?? {}
  // A central that came back from an older copy may say less than it once did.
  const about = new Map(rows.map(({ id, campos }) => [id, mergeFields(known(id), campos) ?? known(id)]))
  // The central sends no row of a record that this person may not see.
  for (const { id, estado } of verdicts)
    if (REFUSED.includes(estado) && !about.has(id)) about.set(id, known(id))
  return { said, about }
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

/**
 * What becomes of one record: `row` is kept as what the central said, `after` are its fields, `unsent` those of them that are
 * still to be sent.
 */
type Settled = { row: Fields; after: Fields; unsent: Fields; refusals: Refusal[]; notices: Notice[] }

/**
 * The fields of a deleted record that this device hasn't sent yet. It sends them all the same: somebody may restore the
 * record, and then they count. Deleting it a second time is not sent.
 */
const untold = (rest: Fields, sent: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries(rest).filter(([field, register]) => field !== EXISTS && !same(sent[field], register)),
  )

/**
 * The row, but with what the central said before in each joined field where this device has an unanswered change. The
 * central will join that change by what its writer had seen, and its next answer brings the result.
 */
function heldBack(
  { joins }: Collection,
  row: Fields,
  { known, own, answered }: Record<'known' | 'own' | 'answered', Fields>,
): Fields {
  const waits = (field: string) =>
    own[field] && row[field]?.[0] !== own[field][0] && !same(answered[field], own[field])
  const held = Object.keys(joins).filter((field) => row[field] && waits(field))
  if (held.length === 0) return row
  const seen = held.flatMap((field): [string, Register][] => (known[field] ? [[field, known[field]]] : []))
  const rest = Object.entries(row).filter(([field]) => !held.includes(field))
  return Object.fromEntries([...rest, ...seen])
}

function settleRecord(
  collection: Collection,
  { shadow, pending }: Holding,
  answer: Answer,
  [id, told]: readonly [string, Fields],
  verdict: Verdict | undefined,
): Settled {
  const [known, sent] = [shadow.rows[id] ?? {}, answer.sent[id] ?? {}]
  const isRefused = verdict !== undefined && REFUSED.includes(verdict.estado)
  const returned = isRefused ? givenBack(pending[id] ?? {}, sent, told) : {}
  const own = withoutFields(pending[id] ?? {}, returned)
  const row = heldBack(collection, told, { known, own, answered: verdict?.estado === 'ok' ? sent : {} })
  const merged: Merged = { id, row, known, underWay: answer.underWay[id] ?? {}, own }
  const rest = unsentOf(merged, answer.device)
  const after = { ...row, ...rest }
  return {
    ...{ row, after },
    unsent: isAlive(after) || isAlive(row) ? rest : untold(rest, answer.sent[id]),
    refusals: isRefused && !isEmpty(returned) ? [{ id, fields: returned, verdict }] : [],
    notices: isRefused || isEmpty(row) ? [] : noticesOf({ ...merged, after }, collection, answer),
  }
}

/**
 * Puts the central's rows over the list. For example, this device sent `telefono: '912'`, and the row says '913' with a later
 * stamp: the list gets '913', and a notice says that it replaced '912'. What was written here since the call stays. Of what was
 * pending when the call was made, the later word stands. What was refused is given back. `pending` is what is derived now.
 * Returns the same list when nothing in it changed. Pure.
 */
export function apply(collection: Collection, holding: Holding, answer: Answer): Applied {
  const { list, shadow, pending } = holding
  const { said, about } = answered(answer, shadow)
  const { place, placed } = placeFor(collection, list, shadow)
  const rows: Record<string, Fields> = { ...shadow.rows }
  const unsent: Record<string, Fields> = { ...pending }
  const refusals: Refusal[] = []
  const notices: Notice[] = []

  for (const one of about) {
    const [id] = one
    const settled = settleRecord(collection, holding, answer, one, said.get(id))
    refusals.push(...settled.refusals)
    notices.push(...settled.notices)
    if (!isEmpty(settled.row)) rows[id] = settled.row
    if (isEmpty(settled.unsent)) delete unsent[id]
    else unsent[id] = settled.unsent
    place(id, settled.after)
  }
  const { list: next, held } = placed()
  const heard = Object.fromEntries(about)
  return { list: next, shadow: { ...shadow, rows, held }, pending: unsent, heard, refusals, notices }
}
