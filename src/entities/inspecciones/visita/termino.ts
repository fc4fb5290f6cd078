import { type Cuenta, ultimoDia } from '@/shared/lib/dias'
import { siguiente } from '@/shared/storage/serie'
import { type Acta, inicioDeActa } from './acta'

/**
 * One phone makes one paper of a premises, a day and a step. Two phones make two, each with its number: both may have been
 * signed.
 */
export const idDeActa = (
  { local, dia, paso }: Pick<Acta, 'local' | 'dia' | 'paso'>,
  equipo: string,
): string => `acta-${local.replace(/^local-/, '')}-${dia}-${paso.toLowerCase()}-${equipo}`

/**
 * The paper with its number, `A-2026-0007-4F2A`: the next of this phone, whose letters no other has. It is on the paper before
 * any signal, so no central gives it.
 */
export const conNumero = (acta: Acta, list: readonly Acta[], equipo: string): Acta => ({
  ...acta,
  numero: siguiente(
    inicioDeActa(acta),
    list.map(({ numero }) => numero),
    `-${equipo.slice(0, 4).toUpperCase()}`,
  ),
})

/** The last day of the term of a paper that is handed over on `dia`; '' where it has none. `feriados` are `YYYY-MM-DD`. */
export const venceDe = (dia: string, dias: number, feriados: Cuenta['feriados']): string =>
  dias > 0 ? ultimoDia(dia, dias, { habiles: true, feriados }) : ''
