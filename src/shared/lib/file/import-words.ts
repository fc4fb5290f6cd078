import { formatNumber } from '@/shared/lib/moneda'
import { capitalized, enumerated, joinNames } from '@/shared/lib/text'
import type { Batch } from '@/shared/storage/list-command'

type Counted = Record<keyof Batch<unknown>, { readonly length: number }>
type Noun = readonly [one: string, many: string]

const VERBS = {
  done: {
    added: ['se agregó', 'se agregaron'],
    patches: ['cambió', 'cambiaron'],
    removed: ['se eliminó', 'se eliminaron'],
  },
  ahead: {
    added: ['se agregará', 'se agregarán'],
    patches: ['cambiará', 'cambiarán'],
    removed: ['se eliminará', 'se eliminarán'],
  },
} as const satisfies Record<string, Record<keyof Counted, Noun>>

/** `Se agregaron 2 partidas, cambiaron 3 y se eliminó 1.`; empty when nothing is done. */
export function tellBatch(batch: Counted, tense: keyof typeof VERBS, noun: Noun): string {
  const parts = (['added', 'patches', 'removed'] as const)
    .map((part) => [VERBS[tense][part], batch[part].length] as const)
    .filter(([, count]) => count > 0)
    .map(([verb, count], index) => {
      const form = count === 1 ? 0 : 1
      return `${verb[form]} ${formatNumber(count)}${index === 0 ? ` ${noun[form]}` : ''}`
    })
  const text = enumerated(parts)
  return text && `${capitalized(text)}.`
}

/** `No se trajeron las columnas Observaciones y Saldo por pagar.`; empty when all were brought. */
export const tellLeftOut = (headings: readonly string[]): string =>
  headings.length === 1
    ? `No se trajo la columna ${headings[0]}.`
    : headings.length > 1
      ? `No se trajeron las columnas ${joinNames(headings)}.`
      : ''
