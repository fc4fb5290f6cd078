import type { Collection } from '@/sync/collections'
import { isAlive, joinedValue, type Register } from '@/sync/fields'
import { stampAfter, timeOf } from '@/sync/stamp'
import type { Op, Row } from '@/sync/wire'
import { CENTRAL } from './own'

/** Words that are further apart in ms are of two days' work, and the later one stands. */
const ONE_SHIFT_MS = 24 * 60 * 60_000

type Teller = { device: string; seen: number; now: number }

/** The stamp of the word that joins both, after either of them. */
const after = (one: Register, other: Register) => stampAfter(one[0] > other[0] ? one[0] : other[0], CENTRAL)

/**
 * What a device tells, with both words in the fields that its module joins: it had not seen the other one, which is of
 * another device. Two phones of one call note its crew, and neither name may go because the other came later. What was
 * seen and taken away stays away. Pure.
 */
export function joined(
  collection: Collection | undefined,
  op: Op,
  { campos: stored, seq }: Row,
  { device, seen, now }: Teller,
): Op {
  const fields = collection?.sync.joins ?? []
  if (fields.length === 0 || seq <= seen || !isAlive(stored)) return op
  const news = fields.flatMap((field): [string, Register][] => {
    const [had, told] = [stored[field], op.campos[field]]
    if (!had || !told || had[0] === told[0] || had[0].endsWith(`-${device}`)) return []
    if ([had, told].some(([stamp]) => timeOf(stamp) < now - ONE_SHIFT_MS)) return []
    const both = joinedValue(had[1], told[1])
    const [, stands] = told[0] > had[0] ? told : had
    return JSON.stringify(both) === JSON.stringify(stands) ? [] : [[field, [after(had, told), both]]]
  })
  return news.length > 0 ? { ...op, campos: { ...op.campos, ...Object.fromEntries(news) } } : op
}
