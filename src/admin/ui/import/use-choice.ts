import { useState } from 'react'
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
const START = { out: new Set<number>(), gone: new Set<string>() }

/** The lines that a person left out and the stored records that they let go; another file starts with neither. */
export function useChoice(result: unknown): Choosing {
  const [state, setState] = useState<State>({ of: result, ...START })
  const { out, gone } = state.of === result ? state : START
  return {
    out,
    gone,
    take: (lines, on) => setState({ of: result, gone, out: turned(out, lines, !on) }),
    letGo: (ids, on) => setState({ of: result, out, gone: turned(gone, ids, on) }),
  }
}
