import { holding } from '@/access/holding'
import type { Module, ModuleList } from '@/access/module'
import { type Media, mediaRules, mediaSchema, SECCION_LABELS } from './media'
import { sampleMedia } from './seed'

export const mediosList: ModuleList<Media> = {
  key: 'bomberos_galeria_media',
  idPrefix: 'media',
  title: 'Galería',
  schema: mediaSchema,
  seed: sampleMedia,
  compare: (a, b) => a.orden - b.orden,
  name: ({ titulo }) => titulo,
  words: {
    activo: 'estado activo',
    creditos: 'créditos',
    fechaSubida: 'fecha de subida',
    seccion: 'sección',
    titulo: 'título',
    url: 'dirección del archivo',
  },
  says: { seccion: SECCION_LABELS },
  // Writing requires the module's permission and the one for files (spec §6); no role has only one of them.
  writes: {
    create: ['galeria:create', 'media:create'],
    edit: ['galeria:edit', 'media:edit'],
    remove: ['galeria:delete', 'media:delete'],
  },
  rules: () => holding<Media>(mediaRules),
  backup: true,
  samples: true,
  drawnByBuild: true,
  newLabel: 'Agregar Media',
  search: {
    detail: ({ seccion, creditos }) => [SECCION_LABELS[seccion], creditos],
    text: ({ seccion, creditos }) => [SECCION_LABELS[seccion], creditos],
  },
}

export const galeriaModule: Module = {
  page: {
    to: '/admin/galeria',
    title: 'Gestión de Galería',
    group: 'Sitio',
    shortcut: { title: 'Galería', rank: 7 },
    icon: 'image',
    permission: 'galeria:view',
  },
  areas: { galeria: 'Galería', media: 'Archivos de galería' },
  tratamiento: {
    deQuien: 'Quien aparece en fotografías',
    datos: 'Imágenes y sus créditos',
    para: 'Mostrar el trabajo de la brigada',
  },
  lists: [mediosList],
}
