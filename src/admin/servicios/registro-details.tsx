import { Details } from '@/admin/ui/record/details'
import { EditFooter } from '@/admin/ui/record/edit-button'
import { PictureGrid } from '@/admin/ui/record/picture-grid'
import { registrosList } from '@/entities/registro-servicios/module'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { formatMinutes } from '@/entities/registro-servicios/totals'
import { formatDay } from '@/shared/lib/fecha'
import { formatUsd } from '@/shared/lib/moneda'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { EstadoBadge } from './estado-badge'
import { titleOf } from './name-of'
import { parteRows } from './parte-rows'

/** `onEdit` is only given to those with the permission. */
type RegistroDetailsProps = {
  registro: RegistroServicio
  onClose: () => void
  onEdit?: (() => void) | undefined
}

export function RegistroDetails({ registro, onClose, onEdit }: RegistroDetailsProps) {
  return (
    <Dialog onClose={onClose} title={titleOf(registro)} size="lg">
      <Details
        of={[registrosList.key, registro.id]}
        rows={[
          ['Fecha', formatDay(registro.fecha)],
          ['Hora de inicio', registro.horaInicio],
          ['Hora de fin', registro.horaFin],
          ['Tipo', TIPO_SERVICIO_LABELS[registro.tipo]],
          ['Descripción', registro.descripcion],
          ['Dirección', registro.direccion],
          ['Personal asignado', registro.personalAsignado.join(', ')],
          ['Tiempo de respuesta', formatMinutes(registro.tiempoRespuesta)],
          ['Tiempo total', formatMinutes(registro.tiempoTotal)],
          ['Costo estimado', formatUsd(registro.costoEstimado)],
          ['Estado', <EstadoBadge key="estado" estado={registro.estado} />],
          ['Observaciones', registro.observaciones],
          ['Reporte', registro.reporte],
          ...parteRows(registro),
        ]}
      />
      <PictureGrid sources={registro.fotos ?? []} title={titleOf(registro)} noun="Fotografía" />
      <EditFooter onEdit={onEdit} />
    </Dialog>
  )
}
