import type { Poblacion } from '@/entities/sitio/poblacion'
import { formatNumber, formatUsd, roundUsd } from '@/shared/lib/moneda'

/** US dollars for each inhabitant, to the cent. */
export const porHabitante = (usd: number, { habitantes }: Poblacion): string =>
  formatUsd(roundUsd(usd / habitantes))

/** Of which inhabitants the figures per head are. */
export const PoblacionLine = ({ habitantes, anio, fuente }: Poblacion) => (
  <p>
    Por habitante: dividido para {formatNumber(habitantes)} habitantes, según {fuente}
    {!fuente.includes(anio) && `, ${anio}`}.
  </p>
)
