import { listRepository } from '@/access/repository'
import { createResource } from '@/shared/query/resource'
import { pedidosList } from './module'

export const pedidos = createResource(listRepository(pedidosList), {
  created: { title: 'Pedido anotado' },
  updated: { title: 'Pedido actualizado' },
  removed: (gone) => ({ title: gone.length > 1 ? 'Pedidos eliminados' : 'Pedido eliminado' }),
  createFailed: 'No se pudo guardar el pedido.',
  updateFailed: 'No se pudo actualizar el pedido.',
  removeFailed: 'No se pudo eliminar el pedido.',
})
