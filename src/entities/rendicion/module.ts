import { publishing } from '@/access/authorize'
import type { Module, ModuleList } from '@/access/module'
import { formatShortDay, newestFirst } from '@/shared/lib/fecha'
import { ESTADO_PUBLICACION_LABELS, estadoOf } from '@/shared/lib/publicacion'
import { type Rendicion, rendicionSchema } from './rendicion'
import { sampleRendiciones } from './seed'

export const rendicionesList: ModuleList<Rendicion> = {
  key: 'bomberos_rendicion_reportesRC',
  idPrefix: 'rc-',
  title: 'Rendición de cuentas',
  schema: rendicionSchema,
  seed: sampleRendiciones,
  compare: newestFirst(({ fecha }) => fecha),
  name: ({ titulo }) => titulo,
  words: { cuerpoMarkdown: 'contenido', titulo: 'título' },
  writes: { create: ['rendicion:create'], edit: ['rendicion:edit'], remove: ['rendicion:delete'] },
  rules: publishing('rendicion:publish'),
  backup: true,
  samples: true,
  sync: { isPublic: ({ publicado }) => publicado },
  drawnByBuild: true,
  newLabel: 'Nuevo Reporte',
  search: {
    detail: (rendicion) => [ESTADO_PUBLICACION_LABELS[estadoOf(rendicion)], formatShortDay(rendicion.fecha)],
    text: ({ fecha, cuerpoMarkdown, autor, tags }) => [fecha, cuerpoMarkdown, autor, ...tags],
  },
}

export const rendicionModule: Module = {
  page: {
    to: '/admin/rendicion',
    title: 'Rendición de Cuentas',
    icon: 'file-text',
    permission: 'rendicion:view',
  },
  areas: { rendicion: 'Rendición de cuentas y mensajes' },
  lists: [rendicionesList],
}
