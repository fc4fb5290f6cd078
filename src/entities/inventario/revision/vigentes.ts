import { byCode, byName } from '@/shared/lib/text'
import { mergeBegun } from '@/shared/storage/merge'
import { type Unir, unirFilas, versionAnterior, versionVigente } from '@/shared/storage/versiones'
import type { Lista, Punto } from './lista'

const unir: Unir<Lista> = (base, earlier, later) => ({
  ...mergeBegun(base ?? later, earlier, later, later),
  puntos: unirFilas(base?.puntos ?? [], earlier.puntos, later.puntos),
  // Who changed a list that another one took away goes on asking it.
  quitada: earlier.quitada && later.quitada,
})

/** Every version of a list, the newest first. */
export const versionesDe = (versiones: readonly Lista[], lista: string): Lista[] =>
  versiones.filter((one) => one.lista === lista).sort((a, b) => byCode(b.desde, a.desde))

/** What this version changed; undefined for the first. */
export const deAntes = (versiones: readonly Lista[], version: Lista): Lista | undefined =>
  versionAnterior(versionesDe(versiones, version.lista), version, unir)

/** The versions that count now, by name: of what two devices changed at once, both. Pure. */
export function vigentes(versiones: readonly Lista[]): Lista[] {
  const names = [...new Set(versiones.map(({ lista }) => lista))]
  return names
    .flatMap((name) => versionVigente(versionesDe(versiones, name), unir) ?? [])
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
