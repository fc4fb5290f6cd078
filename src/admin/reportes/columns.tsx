import { Box } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Age } from '@/admin/ui/record/age'
import { OneLine } from '@/admin/ui/table/one-line'
import { QuickChange, RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import type { Despacho } from '@/entities/despacho/despacho'
import { ESTADOS, type Estado, PRIORIDADES } from '@/entities/reportes/options'
import { reportes } from '@/entities/reportes/queries'
import { creadoEn, ESTADO_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { isPrioritized, isWaitingEmergency } from '@/entities/reportes/waiting'
import { formatShortDay } from '@/shared/lib/fecha'
import { options } from '@/shared/lib/form/options'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { SelectField } from '@/shared/ui/form/fields'
import { EstadoBadge, PrioridadBadge } from './badges'
import { DoubtBadges } from './doubts'
import { updatedToast } from './report-form'
import classes from './reportes.module.css'
import { SalidaInRow } from './salida-note'

const OPTIONS = options(ESTADOS, ESTADO_LABELS)

/** Any state may follow any other (spec §4). */
function EstadoSelect({ report }: { report: Reporte }) {
  const update = useMutation(reportes.update)
  const change = (estado: Estado) =>
    update.mutate({ id: report.id, next: { estado }, toast: updatedToast('Estado actualizado') })
  return (
    <SelectField
      aria-label={`Estado de ${report.titulo}`}
      className={classes.select}
      value={update.isPending ? (update.variables.next.estado ?? report.estado) : report.estado}
      options={OPTIONS}
      onChange={(event) => change(event.currentTarget.value as Estado)}
    />
  )
}

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
