import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import type { Paso } from './acta'

/** What a brigade gives a term for: the three papers that have one, and what it lengthens a term by when somebody asks. */
export const PLAZOS = ['PRIMERA', 'SEGUNDA', 'PRECLAUSURA', 'PRORROGA'] as const
export type De = (typeof PLAZOS)[number]

export const PLAZO_LABELS: Readonly<Record<De, string>> = {
  PRIMERA: 'Primera notificación',
  SEGUNDA: 'Segunda notificación',
  PRECLAUSURA: 'Aviso previo a la clausura',
  PRORROGA: 'Prórroga',
}

/**
 * How many working days (`término`) a brigade gives, who says so, and the `YYYY-MM-DD` day on which somebody compared it. A paper
 * that was handed over keeps its own.
 */
export const plazoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  que: v.picklist(PLAZOS),
  dias: v.number(),
  fuente: v.optional(v.string(), ''),
  verificado: v.optional(v.string(), ''),
})

export type Plazo = v.InferOutput<typeof plazoSchema>

const DIAS = 'Escriba cuántos días hábiles, de 1 a 180.'

/** What a term must satisfy, whoever writes it; the messages are sentences for the person. */
export const plazoRules = {
  dias: v.pipe(v.number(DIAS), v.integer(DIAS), v.minValue(1, DIAS), v.maxValue(180, DIAS)),
  fuente: v.pipe(
    v.string('Escriba quién lo dice.'),
    v.trim(),
    v.minLength(1, 'Escriba quién lo dice.'),
    v.maxLength(200, 'Use 200 letras como máximo.'),
  ),
  verificado: v.optional(
    v.pipe(
      v.string(),
      v.check((day) => day === '' || isDay(day), 'Escriba el día.'),
    ),
  ),
}

/** Two devices that write the same term make one record. */
const idDePlazo = (que: De): string => `plazo-${que.toLowerCase()}`

const ART_356 = 'Reglamento de prevención (RO-E 114, 2009), art. 356'

/** What is so until a brigade writes its own. The regulation gives no days before closure and none for more time: those are ours. */
export const CONOCIDOS: readonly Plazo[] = (
  [
    ['PRIMERA', 8, ART_356, '2026-11-26'],
    ['SEGUNDA', 3, ART_356, '2026-11-26'],
    ['PRECLAUSURA', 3, 'El reglamento no da ninguno: son los de la segunda notificación', ''],
    ['PRORROGA', 8, 'El reglamento no da ninguno: son los de la primera notificación', ''],
  ] as const
).map(([que, dias, fuente, verificado]) => ({ id: idDePlazo(que), que, dias, fuente, verificado }))

/** The term that this is given now: the brigade's word, or what is known. */
export const plazoDe = (list: readonly Plazo[], que: De): Plazo =>
  (list.find((one) => one.id === idDePlazo(que)) ?? CONOCIDOS.find((one) => one.que === que)) as Plazo

/** The term with which a paper begins; undefined of one that gives none. */
export const plazoDePaso = (list: readonly Plazo[], paso: Paso): Plazo | undefined =>
  paso === 'FAVORABLE' || paso === 'OFICIO' ? undefined : plazoDe(list, paso)
