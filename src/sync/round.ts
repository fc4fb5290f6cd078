import { type CentralError, isFull } from '@/access/central/http'
import { sessionUserId } from '@/access/session'
import { apply, type Refusal } from './apply'
import { changeCollection, seal } from './change'
import type { Collection } from './collections'
import type { Fields, Register } from './fields'
import { joinAll } from './join/join'
import { countOwn } from './join/own'
import { pull } from './join/pull'
import { type Central, hearing, type Member, writeMember } from './member'
import { schemasOf } from './migrate-fields'
import { NOBODY, sendable, settle, together } from './others/parcels'
import { noticeRow, refusalRow } from './outcomes'
import { purge } from './purge'
import { withRoom } from './room'
import { lastStamp, type Pending, type Rows } from './shadow'
import { stampAfter, stampOf, timeOf } from './stamp'
import { forgetCentral, isJoined, readShadow } from './store'
import { OPS_PER_CALL, type Op, type SyncAnswer, type SyncRequest, type Verdict } from './wire'

/** Below the megabyte that a central reads. */
const BYTES_PER_CALL = 700_000

/** One collection's part of a call. */
type Part = {
  collection: Collection
  /** What is under way with this call, of all people here, and what of it goes in this session. */
  underWay: Pending
  sent: Pending
  /** How many records of that go with the next call. */
  later: number
  seq: number
  offered?: readonly string[]
}

const TOO_LARGE = 'Este registro es demasiado grande para la central.'

/** What is told of one record; of joined fields with what the central had said to who wrote them. */
function opOf({ key: c, joins }: Collection, id: string, campos: Fields, rows: Rows): Op {
  const told = Object.keys(joins).filter((field) => campos[field])
  const seen = told.flatMap((field): [string, Register][] => {
    const said = rows[id]?.[field]
    return said ? [[field, said]] : []
  })
  return { c, id, campos, ...(told.length > 0 && { base: Object.fromEntries(seen) }) }
}

/** What goes into one call. `large`: records that no call can carry. */
async function compose(collections: readonly Collection[], member: Member, person: string) {
  const parts: Part[] = []
  const ops: Op[] = []
  const large: Verdict[] = []
  let bytes = 0
  /** With this call, with the next one, or with none. */
  const put = (op: Op): 'this' | 'next' | 'never' => {
    const size = new TextEncoder().encode(JSON.stringify(op)).length
    if (size > BYTES_PER_CALL) return 'never'
    if (ops.length >= OPS_PER_CALL || bytes + size > BYTES_PER_CALL) return 'next'
    bytes += size
    ops.push(op)
    return 'this'
  }
  for (const collection of collections) {
    const parcels = await seal(collection, member)
    const underWay = together(parcels)
    const shadow = await readShadow(collection)
    if (!shadow) continue
    if (shadow.offer) {
      // What no call can carry stays as it is here: waiting for it would never end.
      const again = (id: string) => opOf(collection, id, shadow.rows[id] ?? {}, shadow.rows)
      const offered = shadow.offer.filter((id) => put(again(id)) !== 'next')
      parts.push({ collection, underWay, sent: {}, later: 0, seq: 0, offered })
      continue
    }
    const sent = sendable(parcels, person, shadow.rows)
    let later = 0
    for (const [id, campos] of Object.entries(sent)) {
      const when = put(opOf(collection, id, campos, shadow.rows))
      if (when === 'next') later++
      if (when === 'never') large.push({ c: collection.key, id, estado: 'invalido', mensaje: TOO_LARGE })
    }
    parts.push({ collection, underWay, sent, later, seq: shadow.seq })
  }
  return { parts, ops, large }
}

/** Stamps of a clock that ran ahead: they get the central's time, and come after all that was known of the field. */
function restamp(fields: Fields, known: Fields, { device }: Member, hora: number): Fields {
  const restamped = ([stamp, ...value]: Register, field: string): Register => {
    const least = stampOf(Math.min(timeOf(stamp), hora), 0, device)
    const seen = field === '' ? lastStamp(known) : (known[field]?.[0] ?? '')
    return [least > seen ? least : stampAfter(seen, device), ...(value as [unknown?])]
  }
  return Object.fromEntries(Object.entries(fields).map(([field, one]) => [field, restamped(one, field)]))
}

/** Takes one collection's part of an answer. */
function take(
  { collection, underWay, sent, offered }: Part,
  member: Member,
  person: string,
  answer: SyncAnswer,
): Promise<void> {
  const { key } = collection
  const rows = answer.filas.filter(({ c, id }) => c === key && (!offered || offered.includes(id)))
  const verdicts = answer.estados.filter(({ c }) => c === key)
  const late = new Set(verdicts.filter(({ estado }) => estado === 'reloj').map(({ id }) => id))
  return withRoom(collection, member, (seen) => {
    if (!seen.joined) return null
    const { shadow } = seen
    const applied = apply(collection, seen, {
      rows,
      // An offered record is only told again: it is nobody's edit, so that a refusal concerns nobody.
      verdicts: offered ? [] : verdicts,
      underWay,
      sent,
      device: member.device,
      heard: member.heard,
    })
    const unsent = Object.entries(applied.pending).map(([id, fields]) => [
      id,
      late.has(id) ? restamp(fields, applied.shadow.rows[id] ?? {}, member, answer.hora) : fields,
    ])
    const refused = new Set(offered ? [] : applied.refusals.map(({ id }) => id))
    const answered = [...rows.map(({ id }) => id), ...refused]
    const rest = offered && shadow.offer?.filter((id) => !offered.includes(id))
    const { offer: _told, ...shadowNext } = applied.shadow
    const named = ({ id }: { id: string }): Fields => ({ ...shadow.rows[id], ...applied.shadow.rows[id] })
    return {
      list: applied.list,
      shadow: {
        ...shadowNext,
        seq: offered ? 0 : (answer.seqs[key] ?? shadow.seq),
        ...(rest && rest.length > 0 && { offer: rest }),
      },
      parcels: settle(seen.parcels, {
        person,
        rows: Object.fromEntries(answered.map((id) => [id, applied.heard[id] ?? {}])),
        refused,
        unsent: Object.fromEntries(unsent),
      }),
      rows: [
        ...applied.refusals.map((refusal: Refusal) => refusalRow(collection, refusal, named(refusal))),
        ...applied.notices.map((notice) => noticeRow(collection, notice, named(notice))),
      ],
    }
  })
}

/** The central came back from an older copy: this device tells it all that it ever said, with the stamps of then. */
const offerAgain = (collection: Collection, member: Member): Promise<void> =>
  changeCollection(collection, member, ({ joined, shadow }) =>
    joined ? { shadow: { ...shadow, seq: 0, offer: Object.keys(shadow.rows) } } : null,
  )

/**
 * What the role shows now: takes away what it lost and joins what it gained. True where there may be something to send.
 */
async function followRole(central: Central, member: Member, answer: SyncAnswer): Promise<boolean> {
  let gained = false
  for (const collection of central.collections) {
    const [shown, joined] = [answer.colecciones.includes(collection.key), await isJoined(collection)]
    if (!shown) await purge(collection, member)
    gained ||= shown && !joined
  }
  if (!gained) return false
  const pulled = await pull(central, member)
  if (countOwn(pulled).length > 0) await central.keepCopy()
  await joinAll(pulled, member, 'agregar')
  return true
}

/** What the central says, and its refusal to take what was told. @throws CentralError */
async function talk(
  central: Central,
  request: SyncRequest,
): Promise<{ answer: SyncAnswer; refusal?: CentralError }> {
  try {
    return { answer: await central.send(request) }
  } catch (error) {
    if (!isFull(error)) throw error
    return { answer: await central.send({ ...request, ops: [] }), refusal: error }
  }
}

/** The part without what was offered and left unanswered: that is offered again. */
function answeredPart({ offered, ...part }: Part, ops: readonly Op[], estados: readonly Verdict[]): Part {
  const isOf = (id: string) => (one: { c: string; id: string }) =>
    one.c === part.collection.key && one.id === id
  const answered = offered?.filter((id) => !ops.some(isOf(id)) || estados.some(isOf(id)))
  return { ...part, ...(answered && { offered: answered }) }
}

/**
 * One call and what follows from it, on a device that was joined. True when another is due.
 * @throws CentralError also after what the central told was taken, where it took nothing
 */
export async function round(central: Central, member: Member): Promise<{ member: Member; again: boolean }> {
  const person = sessionUserId()
  const { parts, ops, large } = await compose(central.collections, member, person ?? NOBODY)
  const { answer, refusal } = await talk(central, {
    version: central.version,
    esquemas: schemasOf(central.collections),
    dispositivo: member.device,
    ...(person && { persona: person }),
    epoca: member.epoca,
    central: member.central ?? '',
    marca: member.marca,
    seqs: Object.fromEntries(parts.map(({ collection, seq }) => [collection.key, seq])),
    ops,
  })
  const heard = hearing(member, answer)
  if (answer.epoca !== member.epoca) {
    // The central was claimed: what was tried out in modo de muestra is no brigade's record, and the device joins anew.
    if ((await central.mode()) !== member.modo)
      return { member: await forgetCentral(central, { device: member.device }), again: true }
    for (const { collection } of parts) await offerAgain(collection, member)
    return { member: await writeMember({ ...heard, epoca: answer.epoca }), again: true }
  }
  const whole = { ...answer, estados: [...answer.estados, ...large] }
  const answered = parts.map((part) => answeredPart(part, ops, answer.estados))
  for (const part of answered)
    if (answer.colecciones.includes(part.collection.key)) await take(part, heard, person ?? NOBODY, whole)
  const next = await writeMember({ ...heard, heard: answer.hora })
  if (refusal && !answer.mas) throw refusal
  const again =
    (await followRole(central, next, answer)) ||
    answer.mas ||
    parts.some(({ offered }) => offered) ||
    answer.estados.some(({ estado }) => estado === 'reloj') ||
    parts.some(({ later }) => later > 0)
  return { member: next, again }
}
