import * as v from 'valibot'
import { archivoSchema } from '@/shared/lib/file/archivo'
import { plural } from '@/shared/lib/plural'
import { goodRows } from '@/shared/storage/good-rows'
import type { Catalogo } from './catalogo'
import { estadoSchema, type NumeralDelMes } from './mes'
import { AUSENCIA, cifrasAlDe, contenidoDe, recordDe } from './tabla'

/**
 * What one numeral says in a month, whole: its name and cadence of then, its rows, also where it repeats another
 * month's, the day that these are of where it isn't the close, and the files that go with it. Without `estado` nobody has said anything of it: it is missing.
 */
export const contenidoSchema = v.object({
  id: v.string(),
  nombre: v.string(),
  cadencia: v.string(),
  estado: v.optional(estadoSchema),
  motivo: v.string(),
  nota: v.string(),
  columnas: v.array(v.string()),
  filas: v.array(v.array(v.string())),
  cifrasAl: v.optional(v.string()),
  anexos: v.optional(goodRows(archivoSchema)),
})

export type Contenido = v.InferOutput<typeof contenidoSchema>

/**
 * A month numeral by numeral, in the law's order. What is only begun is missing, as nobody said that it is complete; and so
 * is what says nothing: an absence without its reason, or no row. Pure.
 */
export const contenidosDe = (
  list: readonly NumeralDelMes[],
  mes: string,
  { numerales }: Pick<Catalogo, 'numerales'>,
): Contenido[] =>
  numerales.map((numeral) => {
    const { id, nombre, cadencia } = numeral
    const head = { id, nombre, cadencia }
    const record = recordDe(list, mes, id)
    const missing = { ...head, motivo: '', nota: '', columnas: [], filas: [] }
    if (!record?.estado) return missing
    const { estado, motivo = '', nota = '', anexos = [] } = record
    const { columnas, filas } = contenidoDe(list, mes, numeral)
    const cifrasAl = cifrasAlDe(list, record)
    if (AUSENCIA[estado] ? !motivo.trim() : filas.length === 0) return missing
    return {
      ...head,
      estado,
      motivo,
      nota,
      columnas: [...columnas],
      filas: filas.map((fila) => [...fila]),
      ...(cifrasAl && { cifrasAl }),
      ...(anexos.length > 0 && { anexos }),
    }
  })

/** How many numerals have data, don't apply, aren't available or are missing, in words: `4 con datos, 21 no aplican`. */
export function cuentaDicha(contenidos: readonly Contenido[]): string {
  const of = (estado: Contenido['estado']) => contenidos.filter((one) => one.estado === estado).length
  const [noAplica, noDisponible, falta] = [of('NO_APLICA'), of('NO_DISPONIBLE'), of(undefined)]
  const data = contenidos.length - noAplica - noDisponible - falta
  const some = (count: number, one: string, many: string) => (count > 0 ? [plural(count, one, many)] : [])
  return [
    `${data} con datos`,
    ...some(noAplica, 'no aplica', 'no aplican'),
    ...some(noDisponible, 'no está disponible', 'no están disponibles'),
    ...some(falta, 'falta', 'faltan'),
  ].join(', ')
}

/** The numerals of a month of which something is said, and those that are missing. */
export const partidos = (contenidos: readonly Contenido[]): { dichos: Contenido[]; faltan: Contenido[] } => ({
  dichos: contenidos.filter(({ estado }) => estado),
  faltan: contenidos.filter(({ estado }) => !estado),
})
