import * as v from 'valibot'
import type { Fields } from './fields'
import { STAMP } from './stamp'

/** What one call of `/api/sync` may carry. A phone with more sends it in several. */
export const OPS_PER_CALL = 200
/** How many rows of one collection an answer holds; `mas` says that there are more. */
export const ROWS_PER_CALL = 500
/** A stamp further ahead of the central's clock than this is refused, in ms. */
export const CLOCK_AHEAD_MS = 5 * 60_000

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const stamp = v.pipe(v.string(), v.regex(STAMP))

// The shorter one first: an unknown second is also one that isn't there, and what was taken away would travel on as null,
// which no schema reads.
const register = v.union([v.strictTuple([stamp]), v.strictTuple([stamp, v.unknown()])])

const fields = v.pipe(
  v.record(v.string(), register),
  v.transform((read): Fields => read),
)

const recordEntries = { c: v.string(), id: v.string(), campos: fields }

/**
 * One record's changed fields. `c` is the collection: the key of its list or object. A name that the central can't take
 * gets its own verdict: one odd record must not hold up all others.
 */
const opSchema = v.object({
  ...recordEntries,
  /**
   * Of the fields that are joined, what the central had last said to who wrote these; one that it doesn't name was empty.
   * Devices of earlier versions send none.
   */
  base: v.optional(fields),
})

/** The body of `POST /api/sync`. `seqs`: how far this device has read each collection. */
export const syncRequestSchema = v.object({
  /** `dataVersion()` of this device. */
  version: v.number(),
  /** How many migrations this device has of each collection that has any. Devices of the first versions had none. */
  esquemas: v.optional(v.record(text(64), v.pipe(v.number(), v.integer(), v.minValue(0)))),
  dispositivo: text(64),
  /** Whose words these are: in another person's session none of them is taken. */
  persona: v.optional(text(100)),
  /** Of the central as this device knows it; empty at the first meeting. */
  epoca: text(64),
  /** The id of the central that these words are for; '' where this device hasn't heard it. */
  central: v.optional(text(64)),
  /** What the central last gave this device to carry: it proves how far it had counted. */
  marca: v.optional(text(200)),
  seqs: v.record(text(64), v.pipe(v.number(), v.integer(), v.minValue(0))),
  ops: v.pipe(v.array(opSchema), v.maxLength(OPS_PER_CALL)),
})

const rowSchema = v.object({ ...recordEntries, seq: v.number() })

const verdictSchema = v.object({
  c: v.string(),
  id: v.string(),
  /** `reloj`: the stamp is too far ahead; the device stamps anew with the central's time. */
  estado: v.picklist(['ok', 'prohibido', 'invalido', 'reloj']),
  /** Why it was refused, for a person. */
  mensaje: v.optional(v.string()),
})

/** The answer: the rows that are new to this device and those of every op, which is how an op is acknowledged. */
export const syncAnswerSchema = v.object({
  epoca: v.string(),
  /** The central's id; '' until somebody claims it. A central of an earlier version has none. */
  central: v.optional(v.string()),
  marca: v.optional(v.string()),
  /** The central's clock, in ms since 1970. */
  hora: v.number(),
  /** All that this person may read. */
  colecciones: v.array(v.string()),
  filas: v.array(rowSchema),
  seqs: v.record(v.string(), v.number()),
  mas: v.boolean(),
  estados: v.array(verdictSchema),
})

type Of<S extends v.GenericSchema, Changed> = Omit<v.InferOutput<S>, keyof Changed> & Changed

export type Op = Of<typeof opSchema, { campos: Fields; base?: Fields | undefined }>
export type Row = Of<typeof rowSchema, { campos: Fields }>
export type Verdict = v.InferOutput<typeof verdictSchema>
export type SyncRequest = Of<typeof syncRequestSchema, { ops: Op[] }>
export type SyncAnswer = Of<typeof syncAnswerSchema, { filas: Row[] }>

/** How often visitors opened a page: today, in the last seven days and in the last thirty. */
export type PageVisits = {
  pagina: string
  /** A report's title, while it is published. */
  titulo?: string
  hoy: number
  semana: number
  mes: number
}
