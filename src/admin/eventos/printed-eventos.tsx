import { ListCount } from '@/admin/ui/print/list-count'
import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { asShown } from '@/admin/ui/table/table-search'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Presentes } from '@/entities/eventos/esperados'
import { CATEGORIA_LABELS, type Evento } from '@/entities/eventos/evento'
import type { AsistenciaCount } from '@/entities/eventos/totals'
import { formatShortDay } from '@/shared/lib/fecha'
import { ofExpected, presentOf } from './columns'

const COLUMNS = [
  { header: 'Fecha' },
  { header: 'Evento', width: '44%' },
  { header: 'Categoría', width: '18%' },
  { header: 'Estado' },
  { header: 'Asistencia', width: '16%' },
] as const

type PrintedEventosProps = {
  list: readonly Evento[]
  of: number
  counts: ReadonlyMap<string, AsistenciaCount>
  presentes: ReadonlyMap<string, Presentes> | undefined
}

/** The filtered events on paper. */
export function PrintedEventos({ list, of, counts, presentes }: PrintedEventosProps) {
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title="Eventos"
      subject={
        <span>
          <ListCount list={list} of={of} words={['evento', 'eventos']} />
        </span>
      }
      columns={COLUMNS}
      rows={() =>
        asShown(list).map(({ id, fecha, titulo, categoria, publicado }) => ({
          id,
          cells: [
            formatShortDay(fecha),
            titulo,
            CATEGORIA_LABELS[categoria],
            publicado ? 'Publicado' : 'Borrador',
            ofExpected(presentes, id) || presentOf(counts, id),
          ],
        }))
      }
      signatures={[]}
    />
  )
}
