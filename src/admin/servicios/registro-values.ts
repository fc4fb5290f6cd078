import * as v from 'valibot'
import { diaBeside, type Hora, type Tiempo, tiemposAfter } from '@/entities/registro-servicios/horas'
import { DIA_DE, type DiaField } from '@/entities/registro-servicios/parte/dias'
import { ESTADOS } from '@/entities/registro-servicios/parte/options'
import { TOMA_DE, type Toma, tomaOf } from '@/entities/registro-servicios/parte/tomas'
import { newRegistro, type RegistroServicio, registroRules } from '@/entities/registro-servicios/registro'
import { parseAmount } from '@/shared/lib/file/amount'
import { problemsOf, valuesLike } from '@/shared/lib/form/form-values'
import { parseWhole } from '@/shared/lib/form/whole'
import { fold } from '@/shared/lib/text'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import type { Draft } from '@/shared/storage/stored-module'
import { type ParteValues, parteEntries, parteNumbers, parteOf } from './parte-values'
import { filasProblems } from './recursos/filas'

/** Null: a time that was never taken; '' is one that was erased. */
export type RegistroValues = Omit<Draft<RegistroServicio>, Tiempo | 'costoEstimado' | keyof ParteValues> &
  ParteValues &
  Record<Tiempo, number | string | null> &
  Record<'costoEstimado', number | string>

/** Spec §5: description and address are required, minutes are whole, nothing is negative. */
const formSchema = v.object({
  horaInicio: v.string(),
  horaFin: v.string(),
  tipo: v.picklist(TIPOS_SERVICIO),
  descripcion: v.pipe(v.string(), v.trim(), v.minLength(1, 'Cuente qué pasó.')),
  direccion: v.pipe(v.string(), v.trim(), v.minLength(1, 'Escriba dónde fue.')),
  personalAsignado: v.array(v.string()),
  estado: v.picklist(ESTADOS),
  observaciones: v.string(),
  reporte: v.string(),
  ...registroRules,
  ...parteEntries,
})

const whole = (value: number | string | null) =>
  value === '' || value === null ? undefined : parseWhole(value)

/** Of those who are still in the crew; undefined where nobody has one. */
function encargosOf({ funciones, personalAsignado }: Pick<RegistroValues, 'funciones' | 'personalAsignado'>) {
  const kept = funciones.filter(({ nombre }) => personalAsignado.includes(nombre))
  return kept.length > 0 ? kept : undefined
}

const numbersOf = ({ tiempoRespuesta, tiempoTotal, costoEstimado, ...rest }: RegistroValues) => ({
  ...rest,
  funciones: encargosOf(rest),
  ...parteNumbers(rest),
  tiempoRespuesta: whole(tiempoRespuesta),
  tiempoTotal: whole(tiempoTotal),
  costoEstimado: costoEstimado === '' ? 0 : (parseAmount(costoEstimado) ?? Number.NaN),
})

/** The form's values of an entry, or those of a new one. `today` is `YYYY-MM-DD`. */
export function valuesOf(registro: RegistroServicio | undefined, today: string): RegistroValues {
  const blank: RegistroValues = {
    ...newRegistro(today),
    ...parteOf(),
    tiempoRespuesta: null,
    tiempoTotal: null,
  }
  const { tiempoRespuesta = null, tiempoTotal = null } = registro ?? {}
  return registro
    ? valuesLike(blank, { ...registro, ...parteOf(registro), tiempoRespuesta, tiempoTotal })
    : blank
}

/** «Car» is Carmen Tenesaca where only her name begins so; «Carmen» may be another Carmen, and stays. */
function wholeName(begun: string, known: readonly string[]): string {
  const letters = fold(begun)
  const [one, ...others] = new Set(known.filter((name) => fold(name).startsWith(letters)))
  const next = one ? fold(one).charAt(letters.length) : ''
  return one && others.length === 0 && /\p{L}/u.test(next) ? one : begun
}

/**
 * Splits people typed together with commas, unless the whole text is a known name. What was typed of a name in the list
 * is that person: pressing Enter on «Ca» filed somebody called Ca.
 */
export function tidyNames(typed: readonly string[], known: readonly string[]): string[] {
  const parts = typed.flatMap((name) => (known.includes(name) ? [name] : name.split(',')))
  const names = parts.map((name) => name.trim()).filter(Boolean)
  return [...new Set(names.map((name) => wholeName(name, known)))]
}

/** What is wrong with each field; of the rows of vehicles and supplies each by its own address. */
export function problemsIn(values: RegistroValues): Record<string, string> {
  const { insumos: _, vehiculos: _vehicles, ...problems } = problemsOf(formSchema, numbersOf(values))
  return { ...problems, ...filasProblems(values) }
}

export const draftOf = (values: RegistroValues): Draft<RegistroServicio> =>
  v.parse(formSchema, numbersOf(values))

/**
 * Updates the response and total times from the times of day, across midnight too, unless somebody wrote another one by
 * hand. Returns `changes` with what follows from them; a response that no longer follows from anything is empty again.
 */
export function withTimes(
  values: RegistroValues,
  changes: Partial<Pick<RegistroValues, Hora | DiaField | 'fecha'>>,
): Partial<RegistroValues> {
  const written = { tiempoRespuesta: whole(values.tiempoRespuesta), tiempoTotal: whole(values.tiempoTotal) }
  return { ...changes, ...tiemposAfter(values, { ...values, ...changes }, written) }
}

/** The same, with how the time came and its day. `hoy` is this day, `YYYY-MM-DD`. */
export const withTime = (
  values: RegistroValues,
  hora: Hora,
  time: string,
  toma: Toma,
  hoy: string,
): Partial<RegistroValues> => ({
  ...withTimes(values, {
    [hora]: time,
    ...(hora !== 'horaInicio' && { [DIA_DE[hora]]: diaBeside(values, hora, time, toma, hoy) }),
  }),
  [TOMA_DE[hora]]: tomaOf(time, toma),
})
