import { Details } from '@/admin/ui/record/details'
import { EditFooter } from '@/admin/ui/record/edit-button'
import { type Aporte, estadoOf } from '@/entities/aportes/aporte'
import { aportesList } from '@/entities/aportes/module'
import { formatDay, formatMoment } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { EstadoBadge } from './columns'

type AporteDetailsProps = { aporte: Aporte; onClose: () => void; onEdit?: (() => void) | undefined }

export function AporteDetails({ aporte, onClose, onEdit }: AporteDetailsProps) {
  const { id, nombre, email, telefono, texto, recibido, llegada, respondido, publicado, ...rest } = aporte
  return (
    <Dialog onClose={onClose} title={aportesList.name(aporte)} size="lg">
      <Stack>
        <Details
          of={[aportesList.key, id]}
          rows={[
            ['Pregunta', texto],
            ['De', nombre],
            ['Correo', email],
            ['Teléfono', telefono],
            ['Recibida', llegada ? formatMoment(llegada) : formatDay(recibido)],
            ['Sobre', String(rest.ejercicio)],
            ['Estado', <EstadoBadge key="estado" estado={estadoOf(aporte)} />],
            ['Respuesta', rest.respuesta],
            ['Contestada', respondido && formatDay(respondido)],
            ['Como se publica', rest.textoPublico],
            ['Publicada', publicado && formatMoment(publicado)],
            ['Nota', rest.nota],
          ]}
        />
        <EditFooter onEdit={onEdit} />
      </Stack>
    </Dialog>
  )
}
