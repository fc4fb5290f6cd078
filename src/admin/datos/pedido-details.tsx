import { Details } from '@/admin/ui/record/details'
import { EditFooter } from '@/admin/ui/record/edit-button'
import { pedidosList } from '@/entities/datos/module'
import { DERECHO_LABELS, RESULTADO_LABELS, relojSentence } from '@/entities/datos/pedido'
import { formatDay } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import type { Row } from './columns'

type PedidoDetailsProps = { pedido: Row; onClose: () => void; onEdit?: (() => void) | undefined }

export function PedidoDetails({ pedido, onClose, onEdit }: PedidoDetailsProps) {
  const { id, nombre, contacto, derecho, recibido, respondido, resultado, respuesta, nota, reloj } = pedido
  return (
    <Dialog onClose={onClose} title={pedidosList.name(pedido)} size="lg">
      <Stack>
        <Text strong>{relojSentence(reloj, pedido)}</Text>
        <Details
          of={[pedidosList.key, id]}
          rows={[
            ['De', nombre],
            ['Correo o teléfono', contacto],
            ['Qué pide', DERECHO_LABELS[derecho]],
            ['Sobre qué datos', pedido.pedido],
            ['Recibido', formatDay(recibido)],
            ['Contestado', respondido && formatDay(respondido)],
            ['Resultado', resultado && RESULTADO_LABELS[resultado]],
            ['Respuesta', respuesta],
            ['Nota', nota],
          ]}
        />
        <EditFooter onEdit={onEdit} />
      </Stack>
    </Dialog>
  )
}
