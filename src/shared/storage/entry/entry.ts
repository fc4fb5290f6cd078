/** The content of one localStorage value, as JSON (spec §3 "Browser storage entry"). `timestamp` and `ttl` in ms. */
export type Entry<T = unknown> = {
  data: T
  timestamp: number
  ttl?: number
  /** Revision: grows by one with each write, so that clocks never decide who is newer. */
  v?: number
  /** How many migrations the data has behind it; none: it is of the first version. */
  schema?: number
  /** The list is empty because a person deleted its last record: no sample data. */
  emptied?: boolean
}

/** `data` is the list or value inside a broken entry, for example one without a time. */
export type Parsed =
  | { kind: 'entry'; entry: Entry }
  | { kind: 'missing' }
  | { kind: 'broken'; data?: unknown }

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false
  const { data, timestamp, ttl, v, schema } = value as Record<string, unknown>
  return (
    data !== undefined &&
    Number.isFinite(timestamp) &&
    (ttl === undefined || Number.isFinite(ttl)) &&
    (v === undefined || Number.isFinite(v)) &&
    (schema === undefined || Number.isInteger(schema))
  )
}

/** Reads a stored text; never throws. */
export function parseEntry(raw: string | null): Parsed {
  if (raw === null) return { kind: 'missing' }
  try {
    const value: unknown = JSON.parse(raw)
    if (isEntry(value)) return { kind: 'entry', entry: value }
    return { kind: 'broken', data: Array.isArray(value) ? value : (value as Partial<Entry> | null)?.data }
  } catch {
    return { kind: 'broken' }
  }
}

/** True when the entry's age exceeds its ttl (spec §4). `now` in ms. */
export function isExpired(entry: Entry, now: number): boolean {
  return entry.ttl !== undefined && now - entry.timestamp > entry.ttl
}
