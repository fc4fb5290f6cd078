import { FiguresTable } from '@/admin/ui/figure/figures-table'
import type { Tabla } from '@/entities/registro-servicios/informe'

/** A table of a report on the screen. */
export const TablaView = ({ tabla }: { tabla: Tabla }) => (
  <FiguresTable head={tabla.columnas} rows={tabla.filas.map(([name = '', ...values]) => [name, ...values])} />
)
