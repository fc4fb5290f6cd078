import { mergeReporte } from '@/entities/reportes/packet/merge'
import { EXISTS, type Fields, isAlive } from '@/sync/fields'
import type { Op } from '@/sync/wire'
import { REPORTES, reporteOf, withReporte } from './reporte-row'

/**
 * A report may arrive by itself and be read in from a packet too, which is to create it a second time: field by field
 * the later one would win, and with it a packet that came without the photos or knows nothing of the triage. The merge
 * of packets decides instead.
 */
export function createdAgain({ c, id, campos: sent }: Op, before: Fields, after: Fields): Fields {
  const again = sent[EXISTS]?.[1] === true && isAlive(before) && before[EXISTS]?.[0] !== sent[EXISTS][0]
  if (c !== REPORTES || !again) return after
  const [stored, incoming] = [reporteOf({ id, campos: before }), reporteOf({ id, campos: sent })]
  return stored && incoming ? withReporte(after, mergeReporte(stored, incoming).report) : after
}
