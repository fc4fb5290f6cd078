import { formatShortDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { StateBadge, type StateColor } from '@/shared/ui/control/state-badge'
import { OneLine } from './one-line'
import type { Column } from './table-search'

/** What is answered within a term: how it stands today, its last day (`YYYY-MM-DD`) and how many days are left. */
type Due = { reloj: { estado: string; vence: string; faltan: number } }

/** The last day, and how it stands; of what is still in time how many days are left. */
export const relojColumns = <R extends Due>(
  look: (estado: R['reloj']['estado']) => readonly [StateColor, string],
): readonly Column<R>[] => [
  {
    id: 'vence',
    header: 'Plazo',
    value: ({ reloj }) => reloj.vence,
    cell: ({ reloj }) => <OneLine text={formatShortDay(reloj.vence)} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ reloj }) => reloj.faltan,
    brief: 'end',
    cell: ({ reloj: { estado, faltan } }) => {
      const [color, word] = look(estado)
      const days = faltan === 0 ? 'vence hoy' : plural(faltan, 'día', 'días')
      return <StateBadge color={color}>{estado === 'EN_PLAZO' ? `${word} · ${days}` : word}</StateBadge>
    },
  },
]
