import { toCents } from '@/shared/lib/moneda'
import type { Draft } from '@/shared/storage/stored-module'
import { type Gasto, type Ingreso, isIngreso, saldoComprometerOf, saldoDevengarOf } from './partida'

type Line = Draft<Ingreso> | Draft<Gasto>
type Saldos = { saldoDevengar?: number; saldoComprometer?: number }
type Saldo = keyof Saldos

export const SALDOS: readonly Saldo[] = ['saldoComprometer', 'saldoDevengar']

/** The balances as the amounts give them. */
const derived = (line: Line): Saldos =>
  isIngreso(line)
    ? { saldoDevengar: saldoDevengarOf(line) }
    : { saldoComprometer: saldoComprometerOf(line), saldoDevengar: saldoDevengarOf(line) }

/** Whether a stored balance is what the amounts give. */
export function isDerived(line: Line, saldo: Saldo): boolean {
  const stored = (line as Saldos)[saldo]
  return stored !== undefined && toCents(stored) === toCents(derived(line)[saldo] ?? 0)
}

const each = (line: Line, value: (saldo: Saldo) => [Saldo, number | undefined][]): Saldos =>
  Object.fromEntries((Object.keys(derived(line)) as Saldo[]).flatMap(value))

/**
 * Leaves out of an edit the balances that were derived and still are: another tab may be changing an amount of the same
 * line, and both derived balances would be wrong. Pure.
 */
export const leaveDerived = <L extends Line>(next: L, base: L): Partial<L> => ({
  ...next,
  ...each(next, (saldo) => (isDerived(next, saldo) && isDerived(base, saldo) ? [[saldo, undefined]] : [])),
})

/** Derives the balances that an edit left out from the amounts stored now; a balance set by hand stays. Pure. */
export const deriveLeft = <L extends Line>(line: L, before: L): Partial<L> =>
  each(line, (saldo) => {
    if ((line as Saldos)[saldo] !== undefined) return []
    return [[saldo, isDerived(before, saldo) ? derived(line)[saldo] : (before as Saldos)[saldo]]]
  }) as Partial<L>
