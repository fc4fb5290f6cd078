import { formatNumber, formatUsd, fromCents } from '@/shared/lib/moneda'
import { bandaText } from './bandas'
import type { Banda, Tarifa } from './tarifa'

/** US cents in words: `$1.234,50`. */
export const usd = (cents: number): string => formatUsd(fromCents(cents))

/** `12,5 %` of hundredths of one percent. */
export const percentText = (hundredths: number): string => `${formatNumber(hundredths / 100)} %`

/** `$30,00`, or `5 % del salario básico`. */
export const valorText = ({ centavos, sbu = 0 }: Banda): string =>
  centavos === undefined ? `${percentText(sbu)} del salario básico` : usd(centavos)

/** `hasta 500: $30,00 · más de 500: $50,00`, with what each unit costs and the article. */
export const tarifaText = ({ bandas, borde, cobro, unidad, minimo, articulo }: Tarifa): string =>
  [
    ...bandas.map((banda, n) =>
      [
        bandaText(banda, borde, n === 0 ? unidad : ''),
        valorText(banda) + (cobro === 'UNIDAD' ? ' por cada uno' : ''),
      ]
        .filter(Boolean)
        .join(': '),
    ),
    minimo !== undefined && `mínimo ${usd(minimo)}`,
    articulo,
  ]
    .filter(Boolean)
    .join(' · ')
