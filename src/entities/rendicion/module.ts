import { publishing } from '@/access/authorize'
import { allOf, atMost, holding } from '@/access/holding'
import type { Module, ModuleList } from '@/access/module'
import { formatShortDay, newestFirst } from '@/shared/lib/fecha'
import { MOST_ARCHIVOS } from '@/shared/lib/file/archivo'
import { ESTADO_PUBLICACION_LABELS, estadoOf } from '@/shared/lib/publicacion'
import { MOST_TAGS, type Rendicion, rendicionRules, rendicionSchema } from './rendicion'
import { sampleRendiciones } from './seed'

const PUBLISHING = publishing<Rendicion>('rendicion:publish', [
  ...(['titulo', 'fecha', 'cuerpoMarkdown', 'imagenes', 'tags', 'autor', 'destacado', 'archivos'] as const),
])

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
  rules: (actor) =>
    allOf(
      PUBLISHING(actor),
      holding<Rendicion>(rendicionRules),
      atMost<Rendicion>({ tags: [MOST_TAGS, 'tags'], archivos: [MOST_ARCHIVOS, 'archivos'] }),
    ),
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
    shortcut: { title: 'Rendición', rank: 10, leads: 'TESORERIA' },
    group: 'Cuentas',
    icon: 'file-text',
    permission: 'rendicion:view',
  },
  areas: { rendicion: 'Rendición de cuentas y mensajes' },
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
  lists: [rendicionesList],
}
