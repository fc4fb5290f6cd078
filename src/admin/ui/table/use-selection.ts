import { useMemo, useState } from 'react'

/** The ticked rows that are still shown: nobody acts on rows that they can't see. */
export function useSelection<T extends { id: string }>(shown: readonly T[]) {
  const [ids, onChange] = useState<ReadonlySet<string>>(new Set())
  const chosen = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids])
  return { chosen, clear: () => onChange(new Set()), selection: { ids, onChange } }
}
