import * as v from 'valibot'
import { byName } from '@/shared/lib/text'
import { goodRows } from '@/shared/storage/good-rows'
import { same } from '@/shared/storage/merge'
import { FECHA_FUENTE, FUENTE, NUMERALES, type Numeral } from './numerales'

const text = v.string()

const numeralSchema = v.object({ id: text, nombre: text, cadencia: text, campos: v.array(text) })

/**
 * What differs from the starting value; the rest follows it, also when a newer version of the app corrects it. `feriados`
 * are `YYYY-MM-DD`, from before there was a list of them, and still count; `numerales` are those that the brigade changed or added, `fuera` the numbers of those that it
 * took out; `fechaFuente` is the day of the source, `YYYY-MM-DD`.
 */
export const catalogoSchema = v.object({
  feriados: goodRows(text),
  dia: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28))),
  archivoDatos: v.optional(text),
  archivoDiccionario: v.optional(text),
  archivoMetadatos: v.optional(text),
  fuente: v.optional(text),
  fechaFuente: v.optional(text),
  numerales: v.optional(goodRows(numeralSchema)),
  fuera: v.optional(goodRows(text)),
})

export type CatalogoGuardado = v.InferOutput<typeof catalogoSchema>

export const SIN_CAMBIOS_AL_CATALOGO: CatalogoGuardado = { feriados: [] }

/** What the brigade works with: every field said. Its holidays have a list of their own since. */
export type Catalogo = Omit<
  { [F in keyof CatalogoGuardado]-?: NonNullable<CatalogoGuardado[F]> },
  'numerales' | 'fuera' | 'feriados'
> & { numerales: Numeral[] }

/** The day is the 15th and the files have these names in what is known of the Defensoría's portal. */
const DE_SIEMPRE = {
  dia: 15,
  archivoDatos: 'Conjunto de datos.csv',
  archivoDiccionario: 'Diccionario de datos.csv',
  archivoMetadatos: 'Metadatos.csv',
  fuente: FUENTE,
  fechaFuente: FECHA_FUENTE,
}

const byId = (a: Numeral, b: Numeral) => byName(a.id, b.id)

export const catalogoDe = ({
  numerales = [],
  fuera = [],
  feriados: _,
  ...rest
}: CatalogoGuardado): Catalogo => {
  const own = new Map(numerales.map((one) => [one.id, one]))
  const usual = NUMERALES.filter(({ id }) => !own.has(id) && !fuera.includes(id))
  return {
    ...DE_SIEMPRE,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    numerales: [...usual, ...numerales].sort(byId),
  }
}

/** What has to be kept of a catalogue. A field that is as always is undefined, so that saving forgets an earlier one. */
export function cambiosDe(
  { numerales, ...rest }: Catalogo,
  { feriados }: Pick<CatalogoGuardado, 'feriados'>,
): CatalogoGuardado {
  const kept = new Set(numerales.map(({ id }) => id))
  const changed = numerales.filter((one) => !NUMERALES.some((usual) => same(usual, one)))
  const fuera = NUMERALES.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  const lines = Object.entries(rest).map(([field, value]) => [
    field,
    value === DE_SIEMPRE[field as keyof typeof DE_SIEMPRE] ? undefined : value,
  ])
  return {
    ...Object.fromEntries(lines),
    feriados,
    numerales: changed.length > 0 ? changed : undefined,
    fuera: fuera.length > 0 ? fuera : undefined,
  }
}
