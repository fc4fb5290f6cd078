import { useState } from 'react'
import type { ImportResult } from '@/shared/lib/file/import-result'
import type { Choosing } from './importer'

const turned = <V>(set: ReadonlySet<V>, values: readonly V[], on: boolean): ReadonlySet<V> => {
  const next = new Set(set)
  for (const value of values) {
    if (on) next.add(value)
    else next.delete(value)
  }
  return next
}

type State = { of: unknown; out: ReadonlySet<number>; gone: ReadonlySet<string> }

const startOf = (result: ImportResult<unknown> | null): State => ({
  of: result,
  out: new Set(result?.unticked),
  gone: new Set(),
})

/**
 * The lines that a person left out and the stored records that they let go. Another file starts with none but the lines
 * that are in doubt.
 */
export function useChoice(result: ImportResult<unknown> | null): Choosing {
  const [state, setState] = useState<State>(() => startOf(result))
  const { out, gone } = state.of === result ? state : startOf(result)
  return {
    out,
    gone,
    take: (lines, on) => setState({ of: result, gone, out: turned(out, lines, !on) }),
    letGo: (ids, on) => setState({ of: result, out, gone: turned(gone, ids, on) }),
  }
}
