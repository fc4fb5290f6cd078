import { UserCheck } from '@/admin/ui/icon/icons'
import { Details } from '@/admin/ui/record/details'
import { EditButton } from '@/admin/ui/record/edit-button'
import { PictureGrid } from '@/admin/ui/record/picture-grid'
import { EstadoBadge } from '@/admin/ui/record/published'
import type { Presentes } from '@/entities/eventos/esperados'
import { CATEGORIA_LABELS, type Evento } from '@/entities/eventos/evento'
import { eventosList } from '@/entities/eventos/module'
import type { AsistenciaCount } from '@/entities/eventos/totals'
import { formatDay } from '@/shared/lib/fecha'
import { formatPercent } from '@/shared/lib/moneda'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'

type EventoDetailsProps = {
  evento: Evento
  count: AsistenciaCount | undefined
  presentes: Presentes | undefined
  /** What they said from their phones. */
  dijeron: string
  onClose: () => void
  /** Only for those with the permission. */
  onEdit?: (() => void) | undefined
  onAttendance?: (() => void) | undefined
}

export function EventoDetails({
  evento,
  count,
  presentes,
  dijeron,
  onClose,
  onEdit,
  onAttendance,
}: EventoDetailsProps) {
  const { titulo, fecha, categoria, resumen, cuerpo, galeria, autor, publicado, destacado } = evento
  const attended = presentes
    ? `${presentes.presentes} de ${presentes.esperados} esperados (${formatPercent(presentes.porcentaje)})`
    : count && `${count.asistieron} de ${count.registrados} registrados (${formatPercent(count.porcentaje)})`
  return (
    <Dialog onClose={onClose} title={titulo} size="lg">
      <Stack>
        <Details
          of={[eventosList.key, evento.id]}
          rows={[
            ['Fecha', formatDay(fecha)],
            ['Categoría', CATEGORIA_LABELS[categoria]],
            ['Estado', <EstadoBadge key="estado" publicado={publicado} />],
            ['Destacado', destacado ? 'Sí' : ''],
            ['Resumen', resumen],
            ['Contenido', cuerpo],
            ['Autor', autor],
            ['Dijeron desde su teléfono', dijeron],
            ['Asistencia', attended ?? 'Sin registros'],
          ]}
        />
        <PictureGrid sources={galeria} title={titulo} />
        {(onEdit || onAttendance) && (
          <DialogFooter>
            <EditButton onEdit={onEdit} main={!onAttendance} />
            {onAttendance && (
              <Button leftSection={<UserCheck size={18} aria-hidden />} onClick={onAttendance}>
                Tomar asistencia
              </Button>
            )}
          </DialogFooter>
        )}
      </Stack>
    </Dialog>
  )
}
