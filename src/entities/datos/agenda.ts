import type { Agenda } from '@/access/module'
import { pedidosList } from './module'
import { DERECHO_LABELS, type Pedido, relojDe, relojSentence } from './pedido'

const CONFIGURACION = 'bomberos_config_configSistema'

export const agenda: Agenda = {
  reads: [pedidosList.key, CONFIGURACION],
  due(at, { hoy, hasta }) {
    const { diasDatos } = at<{ diasDatos: number }>(CONFIGURACION)
    return at<Pedido[]>(pedidosList.key)
      .map((pedido) => ({ pedido, reloj: relojDe(pedido, hoy, diasDatos) }))
      .filter(({ reloj }) => reloj.estado !== 'RESPONDIDO' && reloj.vence <= hasta)
      .map(({ pedido, reloj }) => ({
        id: pedido.id,
        dia: reloj.vence,
        // A calendar file leaves the panel: it names nobody.
        titulo: `Contestar un pedido sobre datos: ${DERECHO_LABELS[pedido.derecho].toLowerCase()}`,
        nota: relojSentence(reloj, pedido),
        to: '/admin/datos',
        search: { ver: pedido.id },
      }))
  },
}
