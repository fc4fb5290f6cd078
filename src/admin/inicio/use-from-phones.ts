import { CalendarDays, IdCard } from '@/admin/ui/icon/icons'
import { novedadesOf } from '@/entities/guardias/novedades'
import { puestos, turnos } from '@/entities/guardias/queries'
import { miembros } from '@/entities/personal/queries'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import { useAllowedList } from './use-allowed-list'
import type { Waiting } from './waiting'

/** What people changed of shifts and of their own data from their phones, for who has to know of it. */
export function useFromPhones() {
  const shifts = useAllowedList(turnos.known, 'personal:edit')
  const places = useAllowedList(puestos.known, 'personal:edit')
  const people = useAllowedList(miembros.known, 'personal:edit')
  const changed = novedadesOf(shifts.data, places.data).length
  const told = people.data.filter(({ datosPropios }) => datosPropios)
  const rows: Waiting[] = []
  if (changed > 0)
    rows.push({
      ...{ id: 'guardias', icon: CalendarDays, color: 'blue' },
      text: plural(
        changed,
        'cambio de guardia desde los teléfonos',
        'cambios de guardia desde los teléfonos',
      ),
      to: '/admin/guardias',
      search: {},
    })
  if (told.length > 0)
    rows.push({
      ...{ id: 'datos', icon: IdCard, color: 'blue' },
      text: plural(told.length, 'persona cambió sus datos', 'personas cambiaron sus datos'),
      note: enumerated(told.map(({ nombres }) => nombres)),
      to: '/admin/personal',
      search: told.length === 1 ? { ver: told[0]?.id } : { cambiaron: true },
    })
  return { rows, isLoading: shifts.isLoading || places.isLoading || people.isLoading }
}
