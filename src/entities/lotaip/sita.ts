import type { Plazo } from './plazos'

/** What the index is made of. Source: the Instructivo de monitoreo 2024, second-hand (`FUENTE` in numerales.ts). */
const PARTES = 'el promedio de cuatro partes (CTA, ETA, RP y CI) que califica la Defensoría'

/** What a visitor is told of the index, which nothing on the public pages can say. */
export const SITA_PUBLICO = `El índice SITA no se calcula aquí: es ${PARTES}.`

/**
 * What is known of a month's index (SITA) in a sentence; empty while nothing can be. All that follows without the
 * Defensoría's own marks is that a month that wasn't published is worth 0; of one before the brigade began to prepare
 * them here (`llevado`) not even that.
 */
export function sitaSentence({ estado }: Pick<Plazo, 'estado'>, llevado: boolean): string {
  if (estado === 'PRESENTADO') return `Índice SITA: aquí no se sabe. Es ${PARTES}.`
  if (estado === 'VENCIDO' && llevado)
    return 'Índice SITA: 0 mientras no se presente, porque un mes sin publicar vale 0.'
  return ''
}
