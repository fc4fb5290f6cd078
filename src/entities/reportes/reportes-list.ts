import type { ModuleList } from '@/access/module'
import { newestFirst } from '@/shared/lib/fecha'
import { touchReporte } from './cambios'
import { codigoOf } from './codigo'
import { ESTADO_LABELS, type Reporte, reporteSchema } from './reporte'
import { sampleReportes } from './seed'

export const reportesList: ModuleList<Reporte> = {
  key: 'bomberos_reportes_reportes',
  idPrefix: 'reporte-',
  title: 'Reportes comunitarios',
  schema: reporteSchema,
  seed: sampleReportes,
  // Newest first by creation date (spec §4); ISO instants compare as text.
  compare: newestFirst(({ fechaCreacion }) => fechaCreacion),
  touch: (after, before) => touchReporte(after, before),
  name: ({ titulo }) => titulo,
  words: {
    categoria: 'categoría',
    descripcion: 'descripción',
    duplicadoDe: 'duplicado de',
    fechaActualizacion: 'fecha de actualización',
    fechaCreacion: 'fecha de creación',
    imagenes: 'imágenes',
    infundado: 'sin fundamento',
    olvidar: 'pedido de borrado',
    silenciado: 'teléfono silenciado',
    titulo: 'título',
    ubicacion: 'ubicación',
  },
  // Anyone may report without an account (spec §6).
  writes: { create: [], edit: ['rendicion:edit'], remove: ['rendicion:delete'] },
  backup: true,
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
