import { newId } from '@/shared/storage/ids'
import { mergeBegun } from '@/shared/storage/merge'
import type { Gasto, Ingreso, Partida } from './partida'
import { deriveLeft, isDerived, SALDOS } from './saldos'

const NOTHING = { codificado: 0, devengado: 0, saldoDevengar: 0 } as const

/** The amounts of an income line and of an expense line in a fiscal year that was just opened, in US dollars. */
export const INGRESO_EN_CERO = { ...NOTHING, recaudado: 0 } as const
export const GASTO_EN_CERO = { ...NOTHING, comprometido: 0, pagado: 0, saldoComprometer: 0 } as const

const EN_CERO: Partial<Ingreso & Gasto> = { ...INGRESO_EN_CERO, ...GASTO_EN_CERO }

/**
 * Gives each line's successor in the fiscal year `nuevo` its id: two devices that open the year make the same lines. One
 * that is taken already, as somebody moved its line into another year, is replaced by a new one.
 */
export function idsDe(prefix: string, nuevo: number, taken: Iterable<string>): (line: Partida) => string {
  const used = new Set(taken)
  return ({ id }) => {
    const own = `${prefix}${nuevo}-${id.replace(prefix, '').replace(/^20\d\d-/, '')}`
    const free = used.has(own) ? newId(prefix) : own
    used.add(free)
    return free
  }
}

/** A line of a year that two devices opened: the figures of neither are lost to the zeros of the other. Pure. */
export function joinOpened<L extends Ingreso | Gasto>(stored: L, arrived: L, later: L): L {
  const joined = mergeBegun<L>(EN_CERO as Partial<L>, stored, arrived, later)
  const follow = SALDOS.filter((saldo) => [stored, arrived].every((line) => isDerived(line, saldo)))
  const open = { ...joined, ...Object.fromEntries(follow.map((saldo) => [saldo, undefined])) }
  return { ...open, ...deriveLeft(open, stored) }
}
