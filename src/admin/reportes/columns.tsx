import { Box } from '@mantine/core'
import { PRIORIDADES } from '@/entities/reportes/opciones'
import type { Reporte } from '@/entities/reportes/reporte'
import { formatShortDay } from '@/shared/lib/fecha'
import { OneLine } from '@/shared/ui/one-line'
import { RowTitle } from '@/shared/ui/row-title'
import { StateBadge } from '@/shared/ui/state-badge'
import type { Column } from '@/shared/ui/table-search'
import { EstadoBadge, PrioridadBadge } from './badges'
import { EstadoSelect } from './estado-select'

export const columns = (canEdit: boolean): Column<Reporte>[] => [
  {
    id: 'titulo',
    header: 'Título',
    value: ({ titulo }) => titulo,
    cell: ({ titulo, ubicacion, duplicadoDe }) => (
      <Box miw={{ lg: '9rem' }}>
        <RowTitle note={ubicacion}>{titulo}</RowTitle>
        {duplicadoDe && <StateBadge outline>Duplicado</StateBadge>}
      </Box>
    ),
  },
  {
    id: 'categoria',
    header: 'Categoría',
    value: ({ categoria }) => categoria,
    cell: ({ categoria }) => categoria,
  },
  {
    id: 'prioridad',
    header: 'Prioridad',
    value: ({ prioridad }) => PRIORIDADES.indexOf(prioridad),
    cell: ({ prioridad }) => <PrioridadBadge prioridad={prioridad} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ estado }) => estado,
    cell: (report) => (canEdit ? <EstadoSelect report={report} /> : <EstadoBadge estado={report.estado} />),
  },
  { id: 'autor', header: 'Autor', value: ({ autor }) => autor.nombre, cell: ({ autor }) => autor.nombre },
  {
    id: 'fecha',
    header: 'Fecha',
    value: ({ fechaCreacion }) => fechaCreacion,
    cell: ({ fechaCreacion }) => <OneLine text={formatShortDay(fechaCreacion)} />,
  },
]
