import type { Module, ModuleList } from '@/access/module'
import { newestFirst } from '@/shared/lib/fecha'
import { ESTADO_LABELS, type Mensaje, mensajeSchema } from './mensaje'

export const mensajesList: ModuleList<Mensaje> = {
  key: 'bomberos_mensajes_mensajes',
  idPrefix: 'mensaje-',
  title: 'Mensajes',
  schema: mensajeSchema,
  seed: () => [],
  compare: newestFirst(({ fecha }) => fecha),
  name: ({ asunto }) => asunto,
  words: { asignado: 'encargado', telefono: 'teléfono' },
  writes: { create: ['rendicion:edit'], edit: ['rendicion:edit'], remove: ['rendicion:delete'] },
  backup: true,
  readers: ['rendicion:view'],
  search: {
    detail: ({ nombre, estado }) => [nombre, ESTADO_LABELS[estado]],
    text: ({ nombre, email, mensaje, nota = '' }) => [nombre, email, mensaje, nota],
  },
}

export const mensajesModule: Module = {
  page: {
    to: '/admin/mensajes',
    title: 'Mensajes',
    icon: 'mail',
    permission: 'rendicion:view',
    withCentral: true,
    within: '/admin/buzon',
  },
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
  tratamiento: {
    deQuien: 'Quien escribe a la estación',
    datos: 'Nombre, correo, teléfono y texto',
    para: 'Contestar el mensaje',
  },
  lists: [mensajesList],
  privacy: {
    what: 'Mensajes a la estación',
    detail:
      'Solo donde la estación tiene su propia central: nombre, correo, teléfono, asunto y texto de lo que se envía desde Contacto. Quedan en la central y en los equipos de la estación hasta que alguien con permiso los elimine.',
  },
}
