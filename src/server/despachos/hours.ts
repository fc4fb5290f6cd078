import type { MisHoras } from '@/entities/despacho/mi'
import { asistidosOf } from '@/entities/eventos/asistidos'
import { asistenciasList, eventosList } from '@/entities/eventos/module'
import { cumplidosOf, hoursOf } from '@/entities/guardias/horas'
import { puestosList, turnosList } from '@/entities/guardias/module'
import { horasDePersonas, sumasDe } from '@/entities/horas-personas'
import type { Miembro } from '@/entities/personal/miembro'
import { miembrosList } from '@/entities/personal/module'
import { registrosList } from '@/entities/registro-servicios/module'
import type { Query } from '@/server/database/database'
import { recordsOf, recordsWith } from './people'

const MONTHS = Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, '0'))

/** What somebody did in a year, by the functions that the panel counts everybody's hours with; nothing of anybody else. */
export async function hoursOfYear(query: Query, me: Miembro, anio: number): Promise<MisHoras> {
  const turnos = await recordsOf(query, turnosList)
  const own = <T extends { personalId: string }>(list: T[]) =>
    list.filter(({ personalId }) => personalId === me.id)
  const puestos = own(await recordsWith(query, puestosList, me.id))
  const asistencias = own(await recordsWith(query, asistenciasList, me.id))
  const personas = horasDePersonas(
    {
      registros: await recordsWith(query, registrosList, `"${anio}-`),
      // A name means somebody only beside all the others.
      miembros: await recordsOf(query, miembrosList),
      cumplidos: cumplidosOf(turnos, puestos),
      asistidos: asistidosOf(await recordsOf(query, eventosList), asistencias),
    },
    { desde: `${anio}-01-01`, hasta: `${anio}-12-31` },
  )
  const mine = personas.find(({ miembro }) => miembro?.id === me.id)
  const sums = sumasDe(mine ?? { miembro: me, nombre: me.nombres, servicios: [], guardias: [], eventos: [] })
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
