import { codigoOf, parseCodigo } from '@/entities/reportes/codigo'

export type Found<T> =
  | { kind: 'all' | 'found'; records: readonly T[] }
  /** The code's check character shows that one of them is wrong. */
  | { kind: 'mistyped' }
  /** A correct code of a report that isn't on this phone. */
  | { kind: 'unknown' }

/** Finds this phone's report by a typed or dictated code. */
export function findByCode<T extends { id: string }>(records: readonly T[], text: string): Found<T> {
  const parsed = parseCodigo(text)
  if (parsed.kind === 'empty') return { kind: 'all', records }
  if (parsed.kind === 'mistyped') return { kind: 'mistyped' }
  const matching = records.filter(({ id }) => codigoOf(id) === parsed.codigo)
  return matching.length > 0 ? { kind: 'found', records: matching } : { kind: 'unknown' }
}
