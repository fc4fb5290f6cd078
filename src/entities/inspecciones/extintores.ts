import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import type { Local } from './local'
import type { Riesgo } from './options'

/**
 * What one extinguisher of class A covers, in tenths of a m², and how far it may be, in metres: the smallest that the risk
 * allows. Table 2 of art. 31 of the Reglamento de prevención (RO-E 114, 2009), which follows NFPA 10.
 */
const TABLA: Readonly<Record<Riesgo, { tipo: string; cubre: number; camino: number }>> = {
  LEVE: { tipo: '2A', cubre: 5570, camino: 16.7 },
  ORDINARIO: { tipo: '2A', cubre: 2787, camino: 11.8 },
  EXTRA: { tipo: '4A', cubre: 3716, camino: 13.6 },
}

export type Extintores = { cuantos: number; tipo: string; porque: string }

/**
 * How many extinguishers the area and the risk of a premises ask for at least, and why; with light risk also one on each floor
 * (art. 120). Undefined while its area or its risk isn't known. Kitchens, fuel and gas have rules of their own.
 */
export function extintoresDe({
  area = 0,
  riesgo,
  pisos = 0,
}: Pick<Local, 'area' | 'riesgo' | 'pisos'>): Extintores | undefined {
  if (area <= 0 || riesgo === '') return undefined
  const { tipo, cubre, camino } = TABLA[riesgo]
  const byArea = Math.ceil(Math.round(area * 10) / cubre)
  const byFloor = riesgo === 'LEVE' && pisos > byArea
  return {
    cuantos: byFloor ? pisos : byArea,
    tipo,
    porque: byFloor
      ? 'uno en cada piso (Reglamento de 2009, art. 120)'
      : `uno por cada ${formatNumber(cubre / 10)} m², a no más de ${formatNumber(camino)} m (Reglamento de 2009, art. 31, tabla 2)`,
  }
}

/** `Hacen falta 3 de 2A: uno por cada…` */
export const extintoresSentence = ({ cuantos, tipo, porque }: Extintores): string =>
  `${cuantos === 1 ? 'Hace' : 'Hacen'} falta ${plural(cuantos, 'extintor', 'extintores')} de ${tipo}: ${porque}. Cocinas, combustibles y gas tienen sus propias reglas.`
