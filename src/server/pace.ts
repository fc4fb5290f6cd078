import type { Query } from './database/database'

/** Something that may be done `free` times at once, and after that once every `everyMs`. */
export type Pace = { key: string; free: number; everyMs: number }

/** `full`: come back after so many seconds. Nothing was counted. */
export type Turn = { kind: 'taken'; waitMs: number } | { kind: 'full'; seconds: number }

const roomOf = ({ free, everyMs }: Pace): number => (free - 1) * everyMs

/** In ms: requests that come at once disagree so much about what time it is. */
const SLACK_MS = 60_000

/**
 * In ms from now: a row that says more was written when the clock was ahead. It would keep the chief out, and emergencies,
 * until the clock is there again.
 */
const farthest = (pace: Pace, patienceMs: number): number =>
  roomOf(pace) + pace.everyMs + patienceMs + SLACK_MS

/** In seconds: until all of them have a turn; 0 where they have one now. Locks nothing. */
export async function secondsToWait(query: Query, paces: readonly Pace[], patienceMs = 0): Promise<number> {
  const rows = await query<{ clave: string; ms: number }>(
    `select clave, extract(epoch from hasta - clock_timestamp())::float8 * 1000 as ms
     from ritmo where clave = any($1::text[])`,
    [paces.map(({ key }) => key)],
  )
  const late = paces.map((pace) => {
    const ms = rows.find(({ clave }) => clave === pace.key)?.ms ?? 0
    return (ms > farthest(pace, patienceMs) ? 0 : ms) - roomOf(pace)
  })
  return Math.max(0, Math.ceil((Math.max(...late) - patienceMs) / 1000))
}

/**
 * Takes a turn, in one row of the database, so that all processes keep one pace. The row says until when the turns that
 * were taken last; each makes it one step longer, and time makes it shorter. Whoever would wait longer than `patienceMs`
 * gets none.
 */
export async function takeTurn(query: Query, pace: Pace, patienceMs = 0): Promise<Turn> {
  const { key, everyMs } = pace
  const room = roomOf(pace)
  const [taken] = await query<{ ms: number }>(
    `insert into ritmo as r (clave, hasta) values ($1, clock_timestamp() + $2::float8 * interval '1 ms')
     on conflict (clave) do update
       set hasta = $2::float8 * interval '1 ms' + case
         when r.hasta > clock_timestamp() + $4::float8 * interval '1 ms' then clock_timestamp()
         else greatest(r.hasta, clock_timestamp()) end
       where r.hasta <= clock_timestamp() + $3::float8 * interval '1 ms'
         or r.hasta > clock_timestamp() + $4::float8 * interval '1 ms'
     returning extract(epoch from hasta - clock_timestamp())::float8 * 1000 as ms`,
    [key, everyMs, room + patienceMs, farthest(pace, patienceMs)],
  )
  if (taken) return { kind: 'taken', waitMs: Math.max(0, taken.ms - everyMs - room) }
  return { kind: 'full', seconds: Math.max(1, await secondsToWait(query, [pace], patienceMs)) }
}

/** Takes a turn back. */
export async function giveBack(query: Query, { key, everyMs }: Pace): Promise<void> {
  await query(`update ritmo set hasta = hasta - $2::float8 * interval '1 ms' where clave = $1`, [
    key,
    everyMs,
  ])
}
