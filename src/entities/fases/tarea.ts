import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import { archivoSchema } from '@/shared/lib/file/archivo'
import type { FieldsRule } from '@/shared/lib/form/fields-rule'
import { maybePastDay, required, webLinks } from '@/shared/lib/form/rules'
import { byCode } from '@/shared/lib/text'
import { goodRows } from '@/shared/storage/good-rows'
import type { Draft } from '@/shared/storage/stored-module'
import { FASES, type Fase } from './options'

/**
 * One task of a year's accountability. `ejercicio` is the year of which accounts are given, so that its days are in the
 * year after. `desde`, `hasta` and `hecha` are `YYYY-MM-DD` or empty; `fuente` says where the days are from. `imagenes` and `archivos`
 * as in every entity. Each task is a record of its own: of two people who note what they did at once, both stay.
 */
export const tareaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  ejercicio: v.pipe(v.number(), v.integer()),
  fase: v.picklist(FASES),
  titulo: v.string(),
  orden: v.optional(v.number(), 0),
  desde: v.optional(v.string(), ''),
  hasta: v.optional(v.string(), ''),
  responsable: v.optional(v.string(), ''),
  hecha: v.optional(v.string(), ''),
  enlaces: v.optional(goodRows(v.string()), () => []),
  imagenes: v.optional(v.array(v.string()), () => []),
  archivos: v.optional(goodRows(archivoSchema)),
  nota: v.optional(v.string(), ''),
  fuente: v.optional(v.string(), ''),
})

export type Tarea = v.InferOutput<typeof tareaSchema>

const NO_DAY = 'Escriba el día.'
const maybeDay = v.pipe(
  v.string(),
  v.check((day) => day === '' || isDay(day), NO_DAY),
)

/** What a form must satisfy; the messages are sentences for the person. `hoy` is `YYYY-MM-DD`. */
export const tareaRules = (hoy: string) => ({
  titulo: required('Escriba qué hay que hacer.'),
  desde: maybeDay,
  hasta: maybeDay,
  hecha: maybePastDay(hoy, NO_DAY, 'Ese día todavía no llega.'),
  enlaces: webLinks,
})

/** The same of its fields together. */
export const tareaTogether: readonly FieldsRule<Draft<Tarea>>[] = [
  {
    fields: ['hasta', 'desde'],
    sentence: 'Es antes de que empiece.',
    wrong: ({ desde, hasta }) => desde !== '' && hasta !== '' && hasta < desde,
  },
]

/** How many pictures a task has at most. */
export const MOST_FOTOS = 6

export const newTarea = (ejercicio: number, fase: Fase): Draft<Tarea> => ({
  ...{ ejercicio, fase, titulo: '', orden: 99, desde: '', hasta: '', responsable: '', hecha: '' },
  ...{ enlaces: [], imagenes: [], nota: '', fuente: '' },
})

/** The tasks of a year's phase in their order: by the last day, those without one at the end. */
export const tareasDe = (list: readonly Tarea[], ejercicio: number, fase: Fase): Tarea[] =>
  list
    .filter((one) => one.ejercicio === ejercicio && one.fase === fase)
    .sort((a, b) => byCode(a.hasta || '9999', b.hasta || '9999') || a.orden - b.orden || byCode(a.id, b.id))
