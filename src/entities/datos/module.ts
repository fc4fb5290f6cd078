import { agreeing, allOf, holding, lastPast } from '@/access/holding'
import type { Module, ModuleList } from '@/access/module'
import { formatDay, newestFirst } from '@/shared/lib/fecha'
import { DERECHO_LABELS, type Pedido, pedidoRules, pedidoSchema, pedidoTogether } from './pedido'

export const pedidosList: ModuleList<Pedido> = {
  key: 'bomberos_datos_pedidos',
  idPrefix: 'datos-',
  title: 'Pedidos sobre datos personales',
  schema: pedidoSchema,
  seed: () => [],
  compare: newestFirst(({ recibido }) => recibido),
  name: ({ recibido }) => `Pedido del ${formatDay(recibido)}`,
  words: {},
  writes: { create: ['config:edit'], edit: ['config:edit'], remove: ['config:edit'] },
  rules: () =>
    allOf(holding<Pedido>(pedidoRules(lastPast())), agreeing<Pedido>(pedidoSchema, pedidoTogether)),
  backup: true,
  newLabel: 'Anotar pedido',
  search: {
    detail: ({ nombre, derecho }) => [nombre, DERECHO_LABELS[derecho]],
    text: ({ nombre, contacto, pedido }) => [nombre, contacto, pedido],
  },
}

export const datosModule: Module = {
  page: {
    to: '/admin/datos',
    title: 'Protección de Datos',
    group: 'Ajustes',
    icon: 'shield-check',
    permission: 'config:view',
  },
  lists: [pedidosList],
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
  tratamiento: {
    deQuien: 'Quien pide sobre sus datos',
    datos: 'Nombre, contacto, lo que pide y la respuesta',
    para: 'Contestar lo que la ley de protección de datos le permite pedir',
  },
}
