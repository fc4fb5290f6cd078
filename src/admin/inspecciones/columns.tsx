import type { PaperColumn } from '@/admin/ui/print/printed-list'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import type { Local } from '@/entities/inspecciones/local'
import { CLASE_LABELS, numeroDe, RIESGO_LABELS } from '@/entities/inspecciones/locales'
import { formatNumber } from '@/shared/lib/moneda'
import { StateBadge } from '@/shared/ui/control/state-badge'

export const COLUMNS: readonly Column<Local>[] = [
  {
    id: 'nombre',
    header: 'Local',
    value: ({ nombre }) => nombre,
    cell: ({ nombre }) => <RowTitle>{nombre}</RowTitle>,
  },
  {
    id: 'ruc',
    header: 'RUC y establecimiento',
    value: numeroDe,
    cell: numeroDe,
  },
  {
    id: 'clase',
    header: 'Clase',
    value: ({ clase }) => clase && CLASE_LABELS[clase],
    cell: ({ clase }) => (clase ? CLASE_LABELS[clase] : '—'),
  },
  {
    id: 'direccion',
    header: 'Dirección',
    value: ({ parroquia, direccion }) => `${parroquia} ${direccion}`,
    brief: 'start',
    cell: ({ direccion, parroquia }) => [direccion, parroquia].filter(Boolean).join(', ') || '—',
    phone: ({ clase, direccion, parroquia }) =>
      [clase && CLASE_LABELS[clase], direccion || parroquia].filter(Boolean).join(' · '),
  },
  {
    id: 'dueno',
    header: 'Dueño',
    value: ({ dueno }) => dueno,
    cell: ({ dueno }) => dueno || '—',
  },
  {
    id: 'funciona',
    header: 'Estado',
    value: ({ funciona }) => (funciona ? 0 : 1),
    brief: 'end',
    cell: ({ funciona }) => (funciona ? '' : <StateBadge color="gray">Cerró</StateBadge>),
  },
]

/** On paper. */
export const PAPER: readonly PaperColumn<Local>[] = [
  { header: 'Local', width: '20%', value: ({ nombre }) => nombre },
  { header: 'RUC', value: ({ ruc }) => ruc },
  { header: 'Est.', value: ({ establecimiento }) => establecimiento },
  { header: 'Clase', width: '14%', value: ({ clase }) => clase && CLASE_LABELS[clase] },
  { header: 'Riesgo', value: ({ riesgo }) => riesgo && RIESGO_LABELS[riesgo] },
  {
    header: 'Dirección',
    width: '22%',
    value: ({ direccion, parroquia }) => [direccion, parroquia].filter(Boolean).join(', '),
  },
  { header: 'Dueño', width: '18%', value: ({ dueno }) => dueno },
  { header: 'm²', align: 'right', value: ({ area }) => (area === undefined ? '' : formatNumber(area)) },
]
