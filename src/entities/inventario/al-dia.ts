import { useSuspenseQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Item } from './item'
import { movimientos } from './movimientos/queries'
import { conMovimientos } from './movimientos/saldo'
import { items } from './queries'

/** The items with how many there are of each by count and movements; null where they are unknown here. */
export function useItemsAlDia(): readonly Item[] | null {
  const [{ data: list }, { data: moved }] = useSuspenseQueries({ queries: [items.known, movimientos] })
  return useMemo(() => list && conMovimientos(list, moved ?? []), [list, moved])
}
