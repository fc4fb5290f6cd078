import type { Query } from '@/server/database/database'
import { REPORTES } from '@/server/reports/reporte-row'
import { readState } from '@/server/state'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { type Area, listed } from './finding'

const ORPHANS = `from reporte_clave k
  where not exists (select 1 from registro r where r.coleccion = $1 and r.id = k.id)`

/** The phones' keys of reports that aren't here. */
export async function keys(query: Query): Promise<Area> {
  const rows = await query<{ id: string }>(`select k.id ${ORPHANS} order by k.id`, [REPORTES])
  if (rows.length === 0) return { title: 'Llaves de los reportes', findings: [] }
  return {
    title: 'Llaves de los reportes',
    findings: [
      {
        says: `${plural(rows.length, 'llave es de un reporte que no está', 'llaves son de reportes que no están')} (${listed(rows.map(({ id }) => id))}).`,
        repair: {
          would: 'se quitan.',
          done: 'se quitaron.',
          run: (within) => within(`delete ${ORPHANS}`, [REPORTES]),
        },
      },
    ],
  }
}

/** Somebody must be able to give rights to the others. */
export async function accounts(query: Query): Promise<Area> {
  const rows = await query<{ rol: string; activo: boolean }>('select rol, activo from usuario')
  const chiefs = rows.filter(({ rol, activo }) => activo && rol === 'SUPERADMIN').length
  const claimed = (await readState(query))?.modo === 'suya'
  return {
    title: plural(rows.length, 'cuenta', 'cuentas'),
    findings:
      claimed && chiefs === 0
        ? [
            {
              says: 'Ninguna cuenta activa es de un Super Administrador. Reponga una copia en una central nueva.',
            },
          ]
        : [],
  }
}

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
