import { Box } from '@mantine/core'
import { Age } from '@/admin/ui/record/age'
import { OneLine } from '@/admin/ui/table/one-line'
import { QuickChange, RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import type { Despacho } from '@/entities/despacho/despacho'
import { PRIORIDADES } from '@/entities/reportes/options'
import { creadoEn, type Reporte } from '@/entities/reportes/reporte'
import { isPrioritized, isWaitingEmergency } from '@/entities/reportes/waiting'
import { formatShortDay } from '@/shared/lib/fecha'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { EstadoBadge, PrioridadBadge } from './badges'
import { DoubtBadges } from './doubts'
import { EstadoSelect } from './estado-select'
import classes from './reportes.module.css'
import { SalidaInRow } from './salida-note'

/** `salidas`: the calls by the report that they were made from. */
export const columns = (canEdit: boolean, salidas: ReadonlyMap<string, Despacho>): Column<Reporte>[] => [
  {
    id: 'titulo',
    header: 'Título',
    value: ({ titulo }) => titulo,
    cell: (report) => (
      <Box miw={{ lg: '9rem' }}>
        <RowTitle note={report.ubicacion}>{report.titulo}</RowTitle>
        {isWaitingEmergency(report) && (
          <p className={classes.waiting} data-edge>
            Emergencia en espera, <Age since={creadoEn(report)} />
          </p>
        )}
        <SalidaInRow salida={salidas.get(report.id)} />
        {report.duplicadoDe && <StateBadge outline>Duplicado</StateBadge>}
        <DoubtBadges report={report} />
      </Box>
    ),
  },
  {
    id: 'categoria',
    header: 'Categoría',
    value: ({ categoria }) => categoria,
    brief: 'start',
    cell: ({ categoria }) => categoria,
    phone: ({ categoria, ubicacion }) => [categoria, ubicacion].filter(Boolean).join(' · '),
  },
  {
    id: 'prioridad',
    header: 'Prioridad',
    value: (report) => (isPrioritized(report) ? PRIORIDADES.indexOf(report.prioridad) : PRIORIDADES.length),
    cell: (report) => <PrioridadBadge report={report} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ estado }) => estado,
    brief: 'end',
    cell: (report) =>
      canEdit ? (
        <QuickChange
          shown={<EstadoBadge estado={report.estado} />}
          control={<EstadoSelect report={report} />}
        />
      ) : (
        <EstadoBadge estado={report.estado} />
      ),
  },
  { id: 'autor', header: 'Autor', value: ({ autor }) => autor.nombre, cell: ({ autor }) => autor.nombre },
  {
    id: 'fecha',
    header: 'Fecha',
    value: creadoEn,
    cell: (report) => <OneLine text={formatShortDay(creadoEn(report))} />,
  },
]
