import { formatNumber } from '@/shared/lib/moneda'
import { type Unir, unirFilas, versionAnterior, versionDe, versionVigente } from '@/shared/storage/versiones'
import { BASE } from './plantilla-base'
import type { Plantilla, Punto } from './punto'
import type { Respuesta } from './respuestas'

/** The one with which every brigade begins. */
export const PLANTILLA_BASE: Plantilla = {
  id: 'base-1',
  desde: '2026-11-26',
  por: '',
  base: '',
  puntos: BASE,
}

const unir: Unir<Plantilla> = (base, earlier, later) => ({
  ...later,
  puntos: unirFilas(base?.puntos ?? [], earlier.puntos, later.puntos),
})

/** Every version, with the one that every brigade began with. */
export const versionesDe = (list: readonly Plantilla[]): Plantilla[] => [PLANTILLA_BASE, ...list]

/** What is asked now. */
export const vigente = (list: readonly Plantilla[]): Plantilla =>
  versionVigente(versionesDe(list), unir) ?? PLANTILLA_BASE

/** The version with this id; one that this device hasn't heard of yet is told by none. */
export const plantillaDe = (list: readonly Plantilla[], id: string): Plantilla | undefined =>
  versionDe(versionesDe(list), id, unir)

/** What this version changed; undefined for the first. */
export const deAntes = (list: readonly Plantilla[], version: Plantilla): Plantilla | undefined =>
  versionAnterior(versionesDe(list), version, unir)

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
