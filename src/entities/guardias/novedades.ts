import { formatDay } from '@/shared/lib/fecha'
import { byCode } from '@/shared/lib/text'
import { weekdayName } from './tiempo'
import { type Puesto, SIN_RELEVO, type Turno } from './turno'

/** What somebody changed of a shift from their phone; `id` is that of the place, `cuando` an ISO instant. */
export type Novedad = { id: string; cuando: string; frase: string }

/** What people agreed, took or left from their phones and the person who runs the roster hasn't seen yet, the last first. */
export function novedadesOf(turnos: readonly Turno[], puestos: readonly Puesto[]): Novedad[] {
  const turnoOf = new Map(turnos.map((turno) => [turno.id, turno]))
  const takerOf = ({ turnoId, cedidoA }: Puesto) =>
    puestos.findLast((one) => one.turnoId === turnoId && one.personalId === cedidoA)?.nombre ?? 'otra persona'
  return puestos
    .filter(({ revisado, acordado, anotado }) => !revisado && (acordado || anotado))
    .flatMap((puesto): Novedad[] => {
      const { id, turnoId, nombre, cedidoA, acordado, anotado } = puesto
      const turno = turnoOf.get(turnoId)
      if (!turno) return []
      const where = `${turno.nombre}, ${weekdayName(turno.fecha)} ${formatDay(turno.fecha)}`
      if (acordado && cedidoA === SIN_RELEVO)
        return [{ id, cuando: acordado, frase: `${nombre} dejó su lugar: ${where}.` }]
      if (acordado && cedidoA)
        return [{ id, cuando: acordado, frase: `${nombre} dio su lugar a ${takerOf(puesto)}: ${where}.` }]
      return anotado && !cedidoA ? [{ id, cuando: anotado, frase: `${nombre} se anotó: ${where}.` }] : []
    })
    .sort((a, b) => byCode(b.cuando, a.cuando))
}
