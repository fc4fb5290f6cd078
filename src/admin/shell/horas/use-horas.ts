import { useMemo } from 'react'
import { useCan } from '@/access/user-query'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { asistidosOf } from '@/entities/eventos/asistidos'
import { asistencias, eventos } from '@/entities/eventos/queries'
import { cumplidosOf } from '@/entities/guardias/horas'
import { puestos, turnos } from '@/entities/guardias/queries'
import { type HorasPersona, horasDePersonas } from '@/entities/horas-personas'
import { miembros } from '@/entities/personal/queries'
import type { Periodo } from '@/entities/registro-servicios/parte/periodo'
import type { ConTripulacion } from '@/entities/registro-servicios/participacion'

export type Horas = {
  personas: readonly HorasPersona[]
  /** Whether there are figures of these at all. */
  guardias: boolean
  eventos: boolean
  /** What is missing and why, in sentences. */
  falta: readonly string[]
}

const NOT_HERE = 'todavía no están completas en este dispositivo.'

/** Every confirmed shift; null where that isn't known here. */
function useCumplidos() {
  const { data: list, isLoading } = useAllowed(turnos.known, 'personal:view')
  const { data: places, isLoading: reading } = useAllowed(puestos.known, 'personal:view')
  const cumplidos = useMemo(() => (list && places ? cumplidosOf(list, places) : null), [list, places])
  return { cumplidos, isLoading: isLoading || reading }
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
 * the reason is said. Undefined while it is being read.
 */
export function useHoras(registros: readonly ConTripulacion[], periodo: Periodo): Horas | undefined {
  const [seesPeople, seesEvents] = [useCan('personal:view'), useCan('eventos:view')]
  const { data: people, isLoading } = useAllowed(miembros.known, 'personal:view')
  const { cumplidos, ...shifts } = useCumplidos()
  const { asistidos, ...events } = useAsistidos()
  const personas = useMemo(
    () =>
      people ? horasDePersonas({ registros, miembros: people, cumplidos, asistidos }, periodo) : undefined,
    [people, registros, cumplidos, asistidos, periodo],
  )
  if (isLoading || shifts.isLoading || events.isLoading) return undefined
  if (!personas) {
    const why = seesPeople
      ? `Las fichas del personal ${NOT_HERE}`
      : 'Su rol no ve al personal: aquí no hay horas por persona.'
    return { personas: [], guardias: false, eventos: false, falta: [why] }
  }
  const falta = []
  if (!cumplidos) falta.push(`Las guardias ${NOT_HERE}`)
  if (!asistidos)
    falta.push(
      seesEvents
        ? `Las asistencias a eventos ${NOT_HERE}`
        : 'Su rol no ve los eventos: aquí no hay asistencias.',
    )
  return { personas, guardias: cumplidos !== null, eventos: asistidos !== null, falta }
}
