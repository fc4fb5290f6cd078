import * as v from 'valibot'
import { archivoSchema } from '@/shared/lib/file/archivo'
import { goodRows } from '@/shared/storage/good-rows'
import type { Catalogo } from './catalogo'
import { estadoSchema, type NumeralDelMes } from './mes'
import { AUSENCIA, contenidoDe } from './tabla'

/**
 * What one numeral says in a month, whole: its name and cadence of then, its rows, also where it repeats another
 * month's, and the files that go with it. Without `estado` nobody has said anything of it: it is missing.
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
    const record = list.find((one) => one.mes === mes && one.numeral === id)
    const missing = { ...head, motivo: '', nota: '', columnas: [], filas: [] }
    if (!record?.estado) return missing
    const { estado, motivo = '', nota = '', anexos = [] } = record
    const { columnas, filas } = contenidoDe(list, mes, numeral)
    if (AUSENCIA[estado] ? !motivo.trim() : filas.length === 0) return missing
    return {
      ...head,
      estado,
      motivo,
      nota,
      columnas: [...columnas],
      filas: filas.map((fila) => [...fila]),
      ...(anexos.length > 0 && { anexos }),
    }
  })

/** The numerals of a month of which something is said, and those that are missing. */
export const partidos = (contenidos: readonly Contenido[]): { dichos: Contenido[]; faltan: Contenido[] } => ({
  dichos: contenidos.filter(({ estado }) => estado),
  faltan: contenidos.filter(({ estado }) => !estado),
})
