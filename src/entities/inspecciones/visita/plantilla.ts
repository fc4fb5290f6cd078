import { formatNumber } from '@/shared/lib/moneda'
import { byCode } from '@/shared/lib/text'
import { BASE } from './plantilla-base'
import type { Plantilla, Punto } from './punto'
import type { Respuesta } from './respuestas'

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
