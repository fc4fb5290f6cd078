import { useMemo, useState } from 'react'

/** Ticked rows. Only those that are still in the shown list count: nobody acts on what they can't see. */
export function useSelection<T extends { id: string }>(shown: readonly T[]) {
  const [ids, onChange] = useState<ReadonlySet<string>>(new Set())
  const chosen = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids])
  return { chosen, clear: () => onChange(new Set()), selection: { ids, onChange } }
}
