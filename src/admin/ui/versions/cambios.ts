import { capitalized } from '@/shared/lib/text'
import { same } from '@/shared/storage/merge'

/** The on-screen words of fields; a field without one isn't told. */
type Words<T> = { readonly [field in keyof T]?: string }

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(', ') : 'nada'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'number') return String(value).replace('.', ',')
  return String(value ?? '') || 'nada'
}

/** `Límite: 25 → 20`, of each field that has a word and changed. */
export const cambiosDeCampos = <T extends object>(before: T, after: T, words: Words<T>): string[] =>
  (Object.keys(words) as (keyof T)[])
    .filter((field) => !same(before[field], after[field]))
    .map((field) => capitalized(`${words[field]}: ${shown(before[field])} → ${shown(after[field])}`))

/** What was added to rows, taken away, changed and moved, by the row's name. */
export function cambiosDeFilas<R extends { id: string }>(
  before: readonly R[],
  after: readonly R[],
  nameOf: (row: R) => string,
  words: Words<R> = {},
): string[] {
  const old = new Map(before.map((row) => [row.id, row]))
  const kept = new Set(after.map(({ id }) => id))
  const order = (rows: readonly R[]) =>
    rows.filter(({ id }) => old.has(id) && kept.has(id)).map(({ id }) => id)
  return [
    ...after.filter(({ id }) => !old.has(id)).map((row) => `Se agregó «${nameOf(row)}»`),
    ...before.filter(({ id }) => !kept.has(id)).map((row) => `Se quitó «${nameOf(row)}»`),
    ...after.flatMap((row) => {
      const was = old.get(row.id)
      const said = was ? cambiosDeCampos(was, row, words) : []
      return was && said.length > 0 ? `«${nameOf(was)}». ${said.join('. ')}` : []
    }),
    ...(same(order(before), order(after)) ? [] : ['Cambió el orden']),
  ]
}
