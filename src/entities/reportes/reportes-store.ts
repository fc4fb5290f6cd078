import { newestFirst } from '@/shared/lib/fecha'
import { KEYS } from '@/shared/storage/keys'
import type { ListOptions } from '@/shared/storage/list-repository'
import { touchReporte } from './cambios'
import { type Reporte, reporteSchema } from './reporte'
import { sampleReportes } from './seed'

/** Where reports are kept; who may write there is for reportes.ts (staff) and mis-reportes.ts (citizens) to say. */
export const reportesStore: ListOptions<Reporte> = {
  key: KEYS.reportes,
  idPrefix: 'reporte-',
  schema: reporteSchema,
  seed: sampleReportes,
  // Newest first by creation date (spec §4); ISO instants compare as text.
  compare: newestFirst(({ fechaCreacion }) => fechaCreacion),
  touch: (after, before) => touchReporte(after, before),
}
