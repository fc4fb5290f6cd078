import { byCode, byName } from '@/shared/lib/text'
import type { Lista, Punto } from './lista'

/** The versions that count now, by name. Pure. */
export function vigentes(versiones: readonly Lista[]): Lista[] {
  const latest = new Map<string, Lista>()
  for (const one of [...versiones].sort((a, b) => byCode(a.desde, b.desde) || byCode(a.id, b.id)))
    latest.set(one.lista, one)
  return [...latest.values()]
    .filter(({ quitada }) => !quitada)
    .sort((a, b) => byName(a.nombre, b.nombre) || byCode(a.id, b.id))
}

/** `de 90 a 120 psi`, `desde 90 psi`; empty where any number is well. */
export function limiteText({ min, max, unidad }: Pick<Punto, 'min' | 'max' | 'unidad'>): string {
  const of = (text: string) => [text, unidad].filter(Boolean).join(' ')
  const said = (n: number) => String(n).replace('.', ',')
  if (min !== undefined && max !== undefined) return of(`de ${said(min)} a ${said(max)}`)
  if (min !== undefined) return of(`desde ${said(min)}`)
  return max === undefined ? '' : of(`hasta ${said(max)}`)
}

/** Whether a number that was measured is within the limits. */
export const dentro = ({ min, max }: Pick<Punto, 'min' | 'max'>, numero: number): boolean =>
  (min === undefined || numero >= min) && (max === undefined || numero <= max)
