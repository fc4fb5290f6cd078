import * as v from 'valibot'
import { fold } from '@/shared/lib/text'
import { goodRows } from '@/shared/storage/good-rows'
import type { Draft } from '@/shared/storage/stored-module'
import { REGLAS, UNIDADES, type Unidad } from './options'

/** A month's last day moved by the authority: `mes` is `YYYY-MM`, `dia` the day until which it holds. */
const prorrogaSchema = v.object({ mes: v.string(), dia: v.string() })

/**
 * What is done to the items of a category, to those of them whose name has one of the words, or to one item. Plans with the
 * same `nombre` are the same work after several sources: doing it ends all of them.
 */
export const planSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  /** What is done: `Prueba hidrostática`. */
  nombre: v.string(),
  /** Empty: of every category. */
  categoria: v.optional(v.string(), ''),
  /** `extintor`, or several with commas; empty: everything of the category. */
  palabra: v.optional(v.string(), ''),
  /** The id of the only item that it is for. */
  item: v.optional(v.string(), ''),
  /** The id of the plan in whose place it stands for that item; with `fuera` nothing does. */
  enVezDe: v.optional(v.string(), ''),
  fuera: v.optional(v.boolean(), false),
  regla: v.picklist(REGLAS),
  /** How many units; of `VIDA` months since it was made. */
  cada: v.optional(v.number(), 0),
  unidad: v.optional(v.picklist(UNIDADES), 'MESES'),
  /** Where nobody noted a last time it counts from when the thing was made. */
  deFabrica: v.optional(v.boolean(), false),
  /** Who asks for it, with its year. */
  fuente: v.optional(v.string(), ''),
  /** A firm does it. */
  firma: v.optional(v.boolean(), false),
  /** The day on which the brigade took it, `YYYY-MM-DD`: before it nothing was missed. */
  desde: v.optional(v.string(), ''),
  /** Of `PLACA`, the month (1 to 12) of each last digit from 0 to 9. */
  calendario: v.optional(v.array(v.number())),
  prorrogas: v.optional(goodRows(prorrogaSchema)),
})

export type Plan = v.InferOutput<typeof planSchema>

/** The usual calendar of matriculación: digit 1 in February to digit 0 in November. */
export const CALENDARIO_PLACA: readonly number[] = [11, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** The longest interval that a plan can have: 100 years in months, a million of hours or kilometres. */
const MOST = 1_000_000

const CADA = 'Ingrese un número entero de 1 o más.'

const textUpTo = (most: number) =>
  v.optional(v.pipe(v.string(), v.maxLength(most, `Use ${most} letras como máximo.`)))

/** What a plan must satisfy, whoever writes it; the messages are sentences for the person. */
export const planRules = {
  nombre: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Escriba qué se hace.'),
    v.maxLength(80, 'Use 80 letras como máximo.'),
  ),
  cada: v.optional(v.pipe(v.number(CADA), v.integer(CADA), v.minValue(0, CADA), v.maxValue(MOST, CADA))),
  palabra: textUpTo(200),
  fuente: textUpTo(300),
}

/** A plan with nothing written in it. `hoy` is the `YYYY-MM-DD` day from which it counts. */
export const newPlan = (hoy: string): Draft<Plan> => ({
  ...{ nombre: '', categoria: '', palabra: '', item: '', enVezDe: '', fuera: false },
  ...{ regla: 'CADA', cada: 1, unidad: 'MESES', deFabrica: false, fuente: '', firma: false, desde: hoy },
})

/** Plans of one name are one work. */
export const trabajoOf = (nombre: string): string => fold(nombre).trim().replace(/\s+/g, ' ')

const UNIT_WORDS: Readonly<Record<Unidad, readonly [one: string, many: string]>> = {
  DIAS: ['día', 'días'],
  MESES: ['mes', 'meses'],
  HORAS: ['hora', 'horas'],
  KM: ['km', 'km'],
}

const spanOf = (cada: number, unidad: Unidad): string => {
  const [n, [one, many]] =
    unidad === 'MESES' && cada >= 12 && cada % 12 === 0
      ? ([cada / 12, ['año', 'años']] as const)
      : ([cada, UNIT_WORDS[unidad]] as const)
  return n === 1 ? one : `${n} ${many}`
}

/** `Cada 6 años`, `Sale de servicio a los 10 años de fabricado`: a plan's rule in words. */
export function reglaText({
  regla,
  cada,
  unidad,
  fuera,
}: Pick<Plan, 'regla' | 'cada' | 'unidad' | 'fuera'>): string {
  if (fuera) return 'No se hace'
  switch (regla) {
    case 'CADA':
      return `Cada ${spanOf(cada, unidad)}`
    case 'VIDA':
      return `Sale de servicio a ${cada === 12 ? 'un' : 'los'} ${spanOf(cada, 'MESES')} de fabricado`
    case 'FECHA':
      return 'En la fecha impresa'
    case 'USO':
      return 'Después de cada uso'
    case 'PLACA':
      return 'Cada año, en el mes del último dígito de la placa'
  }
}
