import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCan } from '@/access/current-user'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { asistidosOf } from '@/entities/eventos/asistidos'
import { asistencias, eventos } from '@/entities/eventos/queries'
import { cumplidosOf, previstosOf } from '@/entities/guardias/horas'
import { puestos, turnos } from '@/entities/guardias/queries'
import { type HorasPersona, horasDePersonas } from '@/entities/horas-personas'
import type { Miembro } from '@/entities/personal/miembro'
import { miembros } from '@/entities/personal/queries'
import type { Periodo } from '@/entities/registro-servicios/parte/periodo'
import type { ConTripulacion } from '@/entities/registro-servicios/participacion'
import { registros, tripulaciones } from '@/entities/registro-servicios/queries'

export type Horas = {
  personas: readonly HorasPersona[]
  /** Whether there are figures of these at all. */
  servicios: boolean
  guardias: boolean
  eventos: boolean
  /** What is missing and why, in sentences. */
  falta: readonly string[]
}

const NOT_HERE = 'todavía no están completas en este dispositivo.'

/** Every shift that is confirmed, and that is planned; null where that isn't known here. */
function useShifts(people: readonly Miembro[] | null | undefined) {
  const { data: list, isLoading } = useAllowed(turnos.known, 'personal:view')
  const { data: places, isLoading: reading } = useAllowed(puestos.known, 'personal:view')
  const shifts = useMemo(
    () =>
      list && places && people
        ? { cumplidos: cumplidosOf(list, places), previstos: previstosOf(list, places, people) }
        : null,
    [list, places, people],
  )
  return { shifts, isLoading: isLoading || reading }
}

/** Who was on which service: with its words for whoever sees the log. */
function useCrews() {
  const seesLog = useCan('servicios:view')
  const keepsStaff = useCan('personal:edit')
  const log = useAllowed(registros.known, 'servicios:view')
  const crews = useQuery({ ...tripulaciones, enabled: !seesLog && keepsStaff })
  const told = seesLog ? log.data : keepsStaff ? crews.data : undefined
  const falta = seesLog
    ? `Los servicios ${NOT_HERE}`
    : keepsStaff
      ? 'Los servicios de cada persona los sabe la central, y ahora no responde.'
      : 'Su rol no ve los servicios: aquí no están sus horas.'
  return {
    registros: told as readonly ConTripulacion[] | null | undefined,
    isLoading: log.isLoading || crews.isLoading,
    falta: told ? '' : falta,
  }
}

/** Who was at which event; null where that isn't known here. */
function useAsistidos() {
  const { data: list, isLoading } = useAllowed(eventos.known, 'eventos:view')
  const { data: marks, isLoading: reading } = useAllowed(asistencias.known, 'eventos:view')
  const asistidos = useMemo(() => (list && marks ? asistidosOf(list, marks) : null), [list, marks])
  return { asistidos, isLoading: isLoading || reading }
}

/**
 * The hours of everybody in a period, for whoever may see people. Of what the role may not see nothing is counted, and
 * the reason is said; of shifts that the brigade doesn't keep, nothing. Undefined while it is being read.
 */
export function useHoras(periodo: Periodo): Horas | undefined {
  const seesEvents = useCan('eventos:view')
  const keepsShifts = useModulos()('guardias')
  const { data: people, isLoading } = useAllowed(miembros.known, 'personal:view')
  const { registros: crews, ...services } = useCrews()
  const { shifts: all, ...roster } = useShifts(people)
  const { asistidos, ...events } = useAsistidos()
  const shifts = keepsShifts ? all : null
  const personas = useMemo(
    () =>
      people
        ? horasDePersonas(
            {
              ...{ registros: crews ?? [], miembros: people, asistidos },
              ...{ cumplidos: shifts?.cumplidos ?? null, previstos: shifts?.previstos ?? null },
            },
            periodo,
          )
        : undefined,
    [people, crews, shifts, asistidos, periodo],
  )
  if (isLoading || services.isLoading || roster.isLoading || events.isLoading) return undefined
  const known = { servicios: Boolean(crews), guardias: shifts !== null, eventos: asistidos !== null }
  if (!personas) return { ...known, personas: [], falta: [`Las fichas del personal ${NOT_HERE}`] }
  const falta = [
    services.falta,
    keepsShifts && !shifts && `Las guardias ${NOT_HERE}`,
    !asistidos &&
      (seesEvents
        ? `Las asistencias a eventos ${NOT_HERE}`
        : 'Su rol no ve los eventos: aquí no hay asistencias.'),
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '')
  return { ...known, personas, falta: falta as string[] }
}
