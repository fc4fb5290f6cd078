import { isDay } from '@/shared/lib/dias'
import type { Permiso } from './permiso'

/** How the number of a permit begins that is to get one, such as `F-2026-`; '' where none is due. */
export const serieOf = ({ otorgado: granted, numero, hasta }: Permiso): string =>
  granted && !numero && isDay(hasta) ? `F-${hasta.slice(0, 4)}-` : ''

const NUMERO = /^F-(\d{4})-0*(\d+)(-[0-9A-Z]+)?$/

/** `F-2026-0007` is 7 of 2026; null for one that a device gave by itself, with its three letters. */
export function cuentaDe(numero: string): { numero: number; anio: number } | null {
  const [, anio, count, end] = NUMERO.exec(numero) ?? []
  return anio && count && !end ? { numero: Number(count), anio: Number(anio) } : null
}

/** `N.º 7 del año 2026`, as the page that verifies says it; '' where there is no number yet. */
export const numeroEnPalabras = (numero: string): string =>
  numero.replace(NUMERO, (_, anio, count, end = '') => `N.º ${count}${end} del año ${anio}`)
