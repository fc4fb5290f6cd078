import { useQuery } from '@tanstack/react-query'
import { useCan } from '@/access/user-query'
import { useNow } from '@/admin/ui/record/age'
import { useReach } from '@/admin/ui/record/reach'
import { tocaProbar, ultimaPrueba } from '@/entities/despacho/prueba'
import { despachos, listosQuery } from '@/entities/despacho/queries'
import { ago } from '@/shared/lib/ago'
import { Siren } from '@/shared/ui/icon/icons'
import { useAllowedList } from './use-allowed-list'
import type { Waiting } from './waiting'

/**
 * The alarm that nobody has tried for a month, for those who may call; nothing where no phone tells of a call yet, or the
 * central doesn't say so.
 */
export function useAlarmTest() {
  const allowed = [useCan('servicios:edit'), useReach() === 'brigada'].every(Boolean)
  const { data: calls, isLoading, unknown } = useAllowedList(despachos.known, 'servicios:edit')
  const now = useNow()
  const due = allowed && !unknown && tocaProbar(calls, now.getTime())
  const { data: people = [] } = useQuery({ ...listosQuery, enabled: due })
  const last = ultimaPrueba(calls)
  const row: Waiting = {
    id: 'alarma',
    icon: Siren,
    color: 'orange',
    text: 'Toca probar la alarma de las salidas',
    note: last ? `Se llamó por última vez ${ago(last, now)}.` : 'Nunca se llamó desde aquí.',
    to: '/admin/despacho',
    search: {},
  }
  return { rows: due && people.some(({ avisa }) => avisa) ? [row] : [], isLoading }
}
