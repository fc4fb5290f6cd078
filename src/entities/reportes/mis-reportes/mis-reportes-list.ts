import type { ModuleList } from '@/access/module'
import { codigoOf } from '@/entities/reportes/codigo'
import { MIS_REPORTES_KEY } from '@/entities/reportes/keys'
import { newestFirst } from '@/shared/lib/fecha'
import { type Seguimiento, seguimientoSchema } from './seguimiento'

/** This phone's own reports: no account needed, no sample data. */
export const misReportesList: ModuleList<Seguimiento> = {
  key: MIS_REPORTES_KEY,
  idPrefix: 'reporte-',
  title: 'Reportes de este teléfono',
  schema: seguimientoSchema,
  seed: () => [],
  compare: newestFirst(({ guardado }) => guardado),
  name: ({ id }) => codigoOf(id),
  words: {},
  writes: { create: [], edit: [], remove: [] },
  backup: true,
  ownDevice: true,
  silent: true,
}
