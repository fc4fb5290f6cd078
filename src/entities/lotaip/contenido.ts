import * as v from 'valibot'
import type { Catalogo } from './catalogo'
import { estadoSchema, type NumeralDelMes } from './mes'
import { contenidoDe } from './tabla'

/**
 * What one numeral says in a month, whole: its name and cadence of then, and its rows, also where it repeats another
 * month's. Without `estado` nobody has said anything of it: it is missing.
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
})

export type Contenido = v.InferOutput<typeof contenidoSchema>

/** A month numeral by numeral, in the law's order. What is only begun is missing: nobody said that it is complete. Pure. */
export const contenidosDe = (
  list: readonly NumeralDelMes[],
  mes: string,
  { numerales }: Pick<Catalogo, 'numerales'>,
): Contenido[] =>
  numerales.map((numeral) => {
    const { id, nombre, cadencia } = numeral
    const head = { id, nombre, cadencia }
    const record = list.find((one) => one.mes === mes && one.numeral === id)
    if (!record?.estado) return { ...head, motivo: '', nota: '', columnas: [], filas: [] }
    const { estado, motivo = '', nota = '' } = record
    const { columnas, filas } = contenidoDe(list, mes, numeral)
    return { ...head, estado, motivo, nota, columnas: [...columnas], filas: filas.map((fila) => [...fila]) }
  })

/** The numerals of a month of which something is said, and those that are missing. */
export const partidos = (contenidos: readonly Contenido[]): { dichos: Contenido[]; faltan: Contenido[] } => ({
  dichos: contenidos.filter(({ estado }) => estado),
  faltan: contenidos.filter(({ estado }) => !estado),
})
