import { fold } from '@/shared/lib/text'
import type { Tarifa } from './tarifa'

const words = (text: string): string => fold(text).trim().replace(/\s+/g, ' ')

/** The same for all years of one tariff. */
export const claveDeTarifa = ({
  tramite,
  concepto,
  clase,
  riesgo,
}: Pick<Tarifa, 'tramite' | 'concepto' | 'clase' | 'riesgo'>): string =>
  [words(tramite), words(concepto), clase, riesgo].join('\n')

/** Of each tariff the one that holds in the year `ano`: the latest that began by then. In the order given. */
export function vigentesEn<T extends Tarifa>(tarifas: readonly T[], ano: number): T[] {
  const latest = new Map<string, T>()
  for (const one of tarifas) {
    const known = latest.get(claveDeTarifa(one))
    if (one.vigente <= ano && (!known || known.vigente < one.vigente)) latest.set(claveDeTarifa(one), one)
  }
  return tarifas.filter((one) => latest.get(claveDeTarifa(one)) === one)
}

/**
 * What of these a kind of permit may cost premises of that class and risk. What is for all stands with what is for them
 * alone; of premises whose class or risk nobody wrote, everything.
 */
export const tarifasPara = <T extends Tarifa>(
  vigentes: readonly T[],
  { tramite, clase = '', riesgo = '' }: { tramite: string; clase?: string; riesgo?: string },
): T[] =>
  vigentes.filter(
    (one) =>
      words(one.tramite) === words(tramite) &&
      (one.clase === '' || clase === '' || one.clase === clase) &&
      (one.riesgo === '' || riesgo === '' || one.riesgo === riesgo),
  )
