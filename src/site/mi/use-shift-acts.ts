import { useQuery } from '@tanstack/react-query'
import { pendingQuery } from '@/entities/despacho/phone-queries'
import type { Accion } from '@/shared/lib/form/accion-turno'
import { useAnswer } from './answer'

/** Of one shift: what still has to reach the station, and the way to do something. */
export type ShiftActs = { waits: Accion | undefined; act: (accion: Accion) => void }

/** What this phone did with shifts and the central doesn't know yet, what it refused, and each shift's acts. */
export function useShiftActs() {
  const { data: pending = [] } = useQuery(pendingQuery)
  const keep = useAnswer()
  const ours = pending.flatMap((one) => (one.que === 'turno' ? one : []))
  return {
    refused: ours.flatMap(({ id, rechazo }) => (rechazo ? { id, rechazo } : [])),
    actsOf: (id: string): ShiftActs => ({
      waits: ours.find((one) => one.id === id && !one.rechazo)?.accion,
      act: (accion) => keep({ que: 'turno', id, accion }),
    }),
  }
}
