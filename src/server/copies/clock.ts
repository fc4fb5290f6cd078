import * as v from 'valibot'
import type { Query } from '@/server/database/database'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** When the clock was last looked at, and since when it has gone on without a jump: both in ms since 1970. */
const seenSchema = v.pipe(v.string(), v.parseJson(), v.object({ visto: v.number(), desde: v.number() }))

/**
 * Whether the clock has gone on for a day as clocks do. A computer whose battery is dead, or one that somebody set to
 * another year, would delete for their age what is not old: history, photos, the names of reports. After a jump, or days
 * without power, that waits a day, in which somebody may set the clock right.
 */
export async function isClockSteady(query: Query, now: Date): Promise<boolean> {
  const [row] = await query<{ valor: string }>(`select valor from central where clave = 'reloj'`)
  const read = v.safeParse(seenSchema, row?.valor)
  const visto = now.getTime()
  const last = read.success ? read.output : undefined
  const jumped = !last || visto < last.visto - HOUR_MS || visto > last.visto + DAY_MS
  const desde = jumped ? visto : last.desde
  await query(
    `insert into central (clave, valor) values ('reloj', $1) on conflict (clave) do update set valor = excluded.valor`,
    [JSON.stringify({ visto, desde })],
  )
  return visto - desde >= DAY_MS
}
