import type { MisHoras } from '@/entities/despacho/mi'
import type { Asistencia } from '@/entities/eventos/asistencia'
import { asistidosOf } from '@/entities/eventos/asistidos'
import type { Evento } from '@/entities/eventos/evento'
import { asistenciasList, eventosList } from '@/entities/eventos/module'
import { cumplidosOf, hoursOf } from '@/entities/guardias/horas'
import { puestosList, turnosList } from '@/entities/guardias/module'
import { horasDePersonas, sumasDe } from '@/entities/horas-personas'
import type { Miembro } from '@/entities/personal/miembro'
import { miembrosList } from '@/entities/personal/module'
import { registrosList } from '@/entities/registro-servicios/module'
import type { Query } from '@/server/database/database'
import { readRows } from '@/server/sync/write'
import { readableIn, recordsBetween, recordsOf, recordsWith } from './people'

const MONTHS = Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, '0'))

/** The events of these attendances. */
async function eventsWith(query: Query, asistencias: readonly Asistencia[]): Promise<Evento[]> {
  const rows = await readRows(
    query,
    asistencias.map(({ eventoId }) => ({ c: eventosList.key, id: eventoId })),
  )
  return rows.flatMap((row) => readableIn(eventosList, row) ?? [])
}

/** What somebody did in a year, by the functions that the panel counts everybody's hours with; nothing of anybody else. */
export async function hoursOfYear(query: Query, me: Miembro, anio: number): Promise<MisHoras> {
  const year = [`${anio}-01-01`, `${anio}-12-31`] as const
  // A night may begin the year before.
  const turnos = await recordsBetween(query, turnosList, [`${anio - 1}-12-31`, year[1]])
  const own = <T extends { personalId: string }>(list: T[]) =>
    list.filter(({ personalId }) => personalId === me.id)
  const puestos = own(await recordsWith(query, puestosList, me.id))
  const asistencias = own(await recordsWith(query, asistenciasList, me.id))
  const personas = horasDePersonas(
    {
      registros: await recordsBetween(query, registrosList, year),
      // A name means somebody only beside all the others.
      miembros: await recordsOf(query, miembrosList),
      cumplidos: cumplidosOf(turnos, puestos),
      asistidos: asistidosOf(await eventsWith(query, asistencias), asistencias),
    },
    { desde: year[0], hasta: year[1] },
  )
  const mine = personas.find(({ miembro }) => miembro?.id === me.id)
  const none = { servicios: [], guardias: [], previstas: [], eventos: [] }
  const sums = sumasDe(mine ?? { miembro: me, nombre: me.nombres, ...none })
  const months = MONTHS.flatMap((month) => hoursOf(`${anio}-${month}`, turnos, puestos, [me]))
  return {
    anio,
    servicios: sums.servicios,
    sinTiempo: sums.sinTiempo,
    minutosServicios: sums.minutosServicios,
    previstos: months.reduce((sum, { previstos }) => sum + previstos, 0),
    cumplidos: sums.minutosGuardias,
    eventos: sums.eventos,
  }
}
