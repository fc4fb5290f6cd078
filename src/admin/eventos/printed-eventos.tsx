import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Presentes } from '@/entities/eventos/esperados'
import { CATEGORIA_LABELS, type Evento } from '@/entities/eventos/evento'
import type { AsistenciaCount } from '@/entities/eventos/totals'
import { formatShortDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
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
  filtered: boolean
  counts: ReadonlyMap<string, AsistenciaCount>
  presentes: ReadonlyMap<string, Presentes> | undefined
}

/** The filtered events on paper. */
export function PrintedEventos({ list, filtered, counts, presentes }: PrintedEventosProps) {
  return (
    <PrintedSheet
      institucion={useInstitucion()}
      title="Eventos"
      subject={
        <span>
          {plural(list.length, 'evento', 'eventos')}
          {filtered && ' (lista filtrada)'}
        </span>
      }
      columns={COLUMNS}
      rows={() =>
        list.map(({ id, fecha, titulo, categoria, publicado }) => ({
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
