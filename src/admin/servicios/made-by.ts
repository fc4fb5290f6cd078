import type { Informe } from '@/entities/registro-servicios/informe'
import { formatMoment } from '@/shared/lib/fecha'

/** When and by whom a report was made. */
export const madeBy = ({ hecho, autor }: Pick<Informe, 'hecho' | 'autor'>): string =>
  `Hecho el ${formatMoment(hecho)}${autor && ` por ${autor}`}, con la bitácora como estaba entonces`
