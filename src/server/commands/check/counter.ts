import type { Query } from '@/server/database/database'
import { formatNumber } from '@/shared/lib/moneda'
import type { Area } from './finding'

const LAST = `select greatest(
  (select coalesce(max(seq), 0) from registro), (select coalesce(max(seq), 0) from historial))`

/** A counter behind the last change would number the next ones as devices have already read. */
export async function counter(query: Query): Promise<Area> {
  const [row] = await query<{ seq: number | null; last: number }>(
    `select (select seq from contador) as seq, (${LAST}) as last`,
  )
  const { seq = null, last = 0 } = row ?? {}
  if (seq !== null && seq >= last) return { title: 'Contador', findings: [] }
  return {
    title: 'Contador',
    findings: [
      {
        says:
          seq === null
            ? 'No está.'
            : `Va en ${formatNumber(seq)}, y el último cambio es el ${formatNumber(last)}.`,
        repair: {
          would: `se pone en ${formatNumber(last)}.`,
          done: `está en ${formatNumber(last)}.`,
          run: (within) =>
            within(
              `insert into contador (seq) ${LAST} on conflict (uno) do update set seq = greatest(contador.seq, excluded.seq)`,
            ),
        },
      },
    ],
  }
}
