import { useQuery } from '@tanstack/react-query'
import { pendingQuery } from '@/entities/despacho/phone-queries'
import type { Accion } from '@/shared/lib/form/accion-turno'
import { useAnswer } from './use-answer'

/** What this phone did with shifts and the central doesn't know yet, what it refused, and the way to do something. */
export function useShiftActs() {
  const { data: pending = [] } = useQuery(pendingQuery)
  const keep = useAnswer()
  const ours = pending.flatMap((one) => (one.que === 'turno' ? one : []))
  return {
    refused: ours.flatMap(({ id, rechazo }) => (rechazo ? { id, rechazo } : [])),
    /** What still has to reach the station of this shift. */
    waiting: (id: string): Accion | undefined => ours.find((one) => one.id === id && !one.rechazo)?.accion,
    act: (id: string, accion: Accion) => keep({ que: 'turno', id, accion }),
  }
}
