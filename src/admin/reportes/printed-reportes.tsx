import { ListCount } from '@/admin/ui/print/list-count'
import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { asShown } from '@/admin/ui/table/table-search'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { creadoEn, ESTADO_LABELS, PRIORIDAD_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { isPrioritized } from '@/entities/reportes/waiting'
import { formatShortDay } from '@/shared/lib/fecha'

const COLUMNS = [
  { header: 'Fecha' },
  { header: 'Reporte', width: '30%' },
  { header: 'Categoría', width: '14%' },
  { header: 'Prioridad' },
  { header: 'Estado' },
  { header: 'Ubicación', width: '24%' },
] as const

/** The filtered reports on paper, without their authors: a sheet lies where anybody reads it. */
export function PrintedReportes({ list, of }: { list: readonly Reporte[]; of: number }) {
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title="Reportes comunitarios"
      subject={
        <span>
          <ListCount list={list} of={of} words={['reporte', 'reportes']} />
        </span>
      }
      columns={COLUMNS}
      rows={() =>
        asShown(list).map((reporte) => ({
          id: reporte.id,
          cells: [
            formatShortDay(creadoEn(reporte)),
            reporte.titulo,
            reporte.categoria,
            isPrioritized(reporte) && PRIORIDAD_LABELS[reporte.prioridad],
            ESTADO_LABELS[reporte.estado],
            reporte.ubicacion,
          ],
        }))
      }
      signatures={[]}
    />
  )
}
