import * as v from 'valibot'
import { formatNumber } from '@/shared/lib/moneda'
import { byCode } from '@/shared/lib/text'
import { BASE } from './plantilla-base'
import type { Respuesta } from './respuestas'

/**
 * How a point is judged: seen (`CUMPLE`); measured, with the least (`MINIMO`) or most (`MAXIMO`) that is allowed; or the
 * extinguishers that are there, against those that area and risk ask for.
 */
const TIPOS_PUNTO = ['CUMPLE', 'MINIMO', 'MAXIMO', 'EXTINTORES'] as const

/**
 * A point of the checklist. `clases` are those of the premises that are asked; empty: of all. `limite` is in `unidad`. Its id
 * is the same in every version.
 */
const puntoSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+$/)),
  grupo: v.string(),
  texto: v.string(),
  articulo: v.optional(v.string(), ''),
  tipo: v.optional(v.picklist(TIPOS_PUNTO), 'CUMPLE'),
  limite: v.optional(v.number()),
  unidad: v.optional(v.string(), ''),
  clases: v.optional(v.array(v.string()), () => []),
})

export type Punto = v.InferOutput<typeof puntoSchema>

/**
 * What is asked of premises, as one version: it never changes, so that what was asked on a day stays readable. `desde` is the
 * instant at which it was made, `por` by whom.
 */
export const plantillaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  desde: v.string(),
  por: v.optional(v.string(), ''),
  puntos: v.array(puntoSchema),
})

export type Plantilla = v.InferOutput<typeof plantillaSchema>

/** The one with which every brigade begins. */
export const PLANTILLA_BASE: Plantilla = { id: 'base-1', desde: '2026-11-26', por: '', puntos: BASE }

/** Every version, the newest first. */
const versionesDe = (list: readonly Plantilla[]): Plantilla[] =>
  [...list, PLANTILLA_BASE].sort((a, b) => byCode(b.desde, a.desde) || byCode(b.id, a.id))

/** The version that is asked now. */
export const vigente = (list: readonly Plantilla[]): Plantilla => versionesDe(list)[0] ?? PLANTILLA_BASE

/** The version with this id; one that this device hasn't heard of yet is told by none. */
export const plantillaDe = (list: readonly Plantilla[], id: string): Plantilla | undefined =>
  versionesDe(list).find((one) => one.id === id)

/** What is asked of premises of this class; of one whose class nobody knows, only what is asked of all. */
export const puntosDe = ({ puntos }: Plantilla, clase: string): Punto[] =>
  puntos.filter(({ clases }) => clases.length === 0 || clases.includes(clase))

/**
 * Whether the point fails; undefined while nobody answered it. `pide`: how many extinguishers the premises needs. A number
 * without anything to compare it with is no failure.
 */
export function falla(
  { tipo, limite }: Pick<Punto, 'tipo' | 'limite'>,
  respuesta: Respuesta | undefined,
  pide: number | undefined,
): boolean | undefined {
  if (typeof respuesta !== 'number') return respuesta === undefined ? undefined : respuesta === 'N'
  if (tipo === 'MAXIMO') return limite !== undefined && respuesta > limite
  const least = tipo === 'EXTINTORES' ? pide : limite
  return tipo !== 'CUMPLE' && least !== undefined && respuesta < least
}

/** `máximo 1,5 m`; '' of what isn't measured. */
export function limiteSaid({ tipo, limite, unidad }: Punto, pide: number | undefined): string {
  if (tipo === 'EXTINTORES') return pide === undefined ? '' : `hacen falta ${formatNumber(pide)}`
  if (limite === undefined || tipo === 'CUMPLE') return ''
  return `${tipo === 'MAXIMO' ? 'máximo' : 'mínimo'} ${formatNumber(limite)}${unidad ? ` ${unidad}` : ''}`
}
