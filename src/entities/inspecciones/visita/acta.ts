import * as v from 'valibot'

/**
 * What is handed over: the report that all is well, the two notices, the one before closure, and the letter to the authority
 * that closes, in this order (Reglamento de prevención, RO-E 114, 2009, arts. 351, 352 and 356).
 */
export const PASOS = ['FAVORABLE', 'PRIMERA', 'SEGUNDA', 'PRECLAUSURA', 'OFICIO'] as const
export type Paso = (typeof PASOS)[number]

export const PASO_LABELS: Readonly<Record<Paso, string>> = {
  FAVORABLE: 'Informe favorable',
  PRIMERA: 'Acta de inspección y primera notificación',
  SEGUNDA: 'Segunda notificación',
  PRECLAUSURA: 'Aviso previo a la clausura',
  OFICIO: 'Oficio a la autoridad que clausura',
}

const texto = v.optional(v.string())

/**
 * A paper of an inspection, as it was signed: it never changes. `puntos` are those that fail, of the version `plantilla` of the
 * checklist. `dias` are working days from `dia`, and `vence` the last of them; both days are `YYYY-MM-DD`.
 */
export const actaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  numero: v.optional(v.string(), ''),
  paso: v.picklist(PASOS),
  local: v.string(),
  visita: v.optional(v.string(), ''),
  plantilla: v.string(),
  dia: v.string(),
  puntos: v.optional(v.string(), ''),
  notas: v.optional(v.array(v.object({ punto: v.string(), nota: v.string() }))),
  /** How many extinguishers the premises needs. */
  pide: v.optional(v.number()),
  dias: v.optional(v.number()),
  vence: v.optional(v.string(), ''),
  por: v.optional(v.string(), ''),
  /** Who took it, and as what; of a letter, to whom it goes. */
  recibe: texto,
  comoQue: texto,
  /** What else has to be said. */
  texto,
})

export type Acta = v.InferOutput<typeof actaSchema>

/** How the numbers of papers of its year begin, such as `A-2026-`. */
export const inicioDeActa = ({ dia }: Pick<Acta, 'dia'>): string => `A-${dia.slice(0, 4)}-`
