import { canonical } from '@/shared/lib/canonical'
import { EXISTS, type Fields, type Register } from '@/sync/fields'
import { CENTRAL, type Stamp, stampAfter, stampOf } from '@/sync/stamp'
import type { Author } from './write'

export const AUTHOR: Author = { usuario: null, dispositivo: CENTRAL }

/** A stamp of the central of now, after all that these fields hold. */
function nextStamp(fields: Fields): Stamp {
  const now = stampOf(Date.now(), 0, CENTRAL)
  const last = Object.values(fields).reduce((latest, [stamp]) => (stamp > latest ? stamp : latest), now)
  return last === now ? now : stampAfter(last, CENTRAL)
}

/** The fields after the central gives the record these values: those that differ. `undefined` takes a value away. */
export function withValues(fields: Fields, values: Readonly<Record<string, unknown>>): Fields {
  const stamp = nextStamp(fields)
  const news = Object.entries(values)
    .filter(([field, value]) => field !== 'id' && canonical(fields[field]?.[1]) !== canonical(value))
    .map(([field, value]): [string, Register] => [field, value === undefined ? [stamp] : [stamp, value]])
  return news.length > 0 ? { ...fields, ...Object.fromEntries(news) } : fields
}

/** The fields after the central puts the whole record there: what it lacks is taken away. */
export function withRecord(fields: Fields, record: object): Fields {
  const lacking = Object.keys(fields).filter((field) => field !== EXISTS && !(field in record))
  return withValues(fields, { ...Object.fromEntries(lacking.map((field) => [field, undefined])), ...record })
}

/** The fields after the central deletes the record. */
export const deleted = (fields: Fields): Fields => ({ ...fields, [EXISTS]: [nextStamp(fields), false] })
