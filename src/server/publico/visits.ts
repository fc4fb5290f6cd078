import type { Database } from '@/server/database/database'
import { factsOf, type Log } from '@/server/log'
import { toDay } from '@/shared/lib/fecha'

/** In ms. A killed process loses the counts of this time at most. */
const KEEP_MS = 15_000

/** How often a page was opened on a day (YYYY-MM-DD). */
type Opened = { dia: string; pagina: string; cuantas: number }

export type Visits = {
  count(pagina: string): void
  /** Writes what was counted; where that fails, the next time does. */
  keep(): Promise<void>
  close(): Promise<void>
}

/** Counts each opened page, by day. Of who opened it nothing is looked at: no cookie, no address, no browser. */
export function createVisits({ query }: Database, log: Log): Visits {
  let counted = new Map<string, Opened>()

  function add({ dia, pagina, cuantas }: Opened): void {
    const key = `${dia} ${pagina}`
    counted.set(key, { dia, pagina, cuantas: (counted.get(key)?.cuantas ?? 0) + cuantas })
  }

  async function keep(): Promise<void> {
    const rows = [...counted.values()]
    if (rows.length === 0) return
    counted = new Map()
    await query(
      `insert into visita (dia, pagina, cuantas)
       select d::date, p, n from unnest($1::text[], $2::text[], $3::int[]) as t (d, p, n)
       on conflict (dia, pagina) do update set cuantas = visita.cuantas + excluded.cuantas`,
      [rows.map(({ dia }) => dia), rows.map(({ pagina }) => pagina), rows.map(({ cuantas }) => cuantas)],
    ).catch((error) => {
      for (const one of rows) add(one)
      throw error
    })
  }

  const keepQuietly = () => keep().catch((error) => log('error', factsOf(error)))
  const timer = setInterval(() => void keepQuietly(), KEEP_MS)
  timer.unref()

  return {
    count: (pagina) => add({ dia: toDay(new Date()), pagina, cuantas: 1 }),
    keep,
    close() {
      clearInterval(timer)
      return keepQuietly()
    },
  }
}
