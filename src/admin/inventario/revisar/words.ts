import type { Punto } from '@/entities/inventario/revision/lista'
import type { Resultado } from '@/entities/inventario/revision/respuesta'
import type { Revision } from '@/entities/inventario/revision/revision'
import { limiteText } from '@/entities/inventario/revision/vigentes'
import { formatDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'

export const RESULTADO_LABELS: Readonly<Record<Resultado, string>> = {
  BIEN: 'Bien',
  FALLA: 'Falla',
  NO_APLICA: 'No aplica',
}

type Dicho = { resultado: Resultado; numero?: number | undefined; unidad?: string; nota?: string }

/** `Falla: 60 psi, gotea`. */
export function dichoText({ resultado, numero, unidad = '', nota }: Dicho): string {
  const more = [numero !== undefined && `${formatNumber(numero)} ${unidad}`.trim(), nota].filter(Boolean)
  if (resultado === 'BIEN' && numero !== undefined) return more.join(', ')
  return [RESULTADO_LABELS[resultado], more.join(', ')].filter(Boolean).join(': ')
}

/** `3 de noviembre de 2026, 08:10, Ana`. */
export const cuandoText = ({ cuando, por }: Pick<Revision, 'cuando' | 'por'>): string =>
  [formatDay(cuando.slice(0, 10)), cuando.slice(11, 16), por].filter(Boolean).join(', ')

/** `12 bien · 1 falla · 2 sin mirar`, without what is none. */
export function sumaText({
  bien,
  hallado,
  faltaron,
}: Pick<Revision, 'bien' | 'hallado' | 'faltaron'>): string {
  const of = (which: Resultado) => hallado.filter(({ resultado }) => resultado === which).length
  const well = bien.length + of('BIEN')
  const parts = [
    well > 0 && `${well} bien`,
    of('FALLA') > 0 && plural(of('FALLA'), 'falla', 'fallas'),
    of('NO_APLICA') > 0 && `${of('NO_APLICA')} no aplica`,
    faltaron > 0 && `${faltaron} sin mirar`,
  ].filter((part) => part !== false)
  return parts.join(' · ')
}

/** `2 fallas`, or nothing. */
export function fallasText({ hallado }: Pick<Revision, 'hallado'>): string {
  const count = hallado.filter(({ resultado }) => resultado === 'FALLA').length
  return count > 0 ? plural(count, 'falla', 'fallas') : ''
}

/** What a point asks beside its words. */
export const pideText = (punto: Punto): string => (punto.numero ? limiteText(punto) || punto.unidad : '')
