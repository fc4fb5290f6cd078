import type { ModuleList } from '@/access/module'
import { newestFirst } from '@/shared/lib/fecha'
import { touchReporte } from './cambios'
import { codigoOf } from './codigo'
import { creadoEn, ESTADO_LABELS, type Reporte, reporteSchema } from './reporte'
import { sampleReportes } from './seed'

export const reportesList: ModuleList<Reporte> = {
  key: 'bomberos_reportes_reportes',
  idPrefix: 'reporte-',
  title: 'Reportes comunitarios',
  schema: reporteSchema,
  seed: sampleReportes,
  // Newest first by creation date (spec §4); ISO instants compare as text.
  compare: newestFirst<Reporte>(creadoEn),
  touch: (after, before) => touchReporte(after, before),
  name: ({ titulo }) => titulo,
  words: {
    asignado: 'encargado',
    categoria: 'categoría',
    descripcion: 'descripción',
    duplicadoDe: 'duplicado de',
    entregada: 'respuesta que se envió',
    fechaActualizacion: 'fecha de actualización',
    fechaCentral: 'fecha según la central',
    fechaCreacion: 'fecha de creación',
    fotoCierre: 'foto de cierre',
    imagenes: 'imágenes',
    infundado: 'sin fundamento',
    nota: 'nota interna',
    olvidar: 'pedido de borrado',
    silenciado: 'teléfono silenciado',
    titulo: 'título',
    ubicacion: 'ubicación',
  },
  // Anyone may report without an account (spec §6).
  writes: { create: [], edit: ['reportes:edit'], remove: ['rendicion:delete'] },
  backup: true,
  sync: {
    // A packet may come without the photos, or know nothing of the triage: field by field the later one would take them away.
    async createdAgain() {
      const { mergeReporte } = await import('./packet/merge')
      return (stored, arrived) => mergeReporte(stored, arrived).report
    },
  },
  samples: true,
  search: {
    detail: ({ id, estado, ubicacion }) => [codigoOf(id), ESTADO_LABELS[estado], ubicacion],
    text: ({ id, descripcion, autor, ubicacion = '' }) => {
      const codigo = codigoOf(id)
      // A code is typed with or without its dashes.
      return [descripcion, autor.nombre, ubicacion, codigo, codigo.replaceAll('-', '')]
    },
  },
}
