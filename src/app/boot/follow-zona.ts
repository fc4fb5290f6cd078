import type { QueryClient } from '@tanstack/react-query'
import { configuracionStored } from '@/entities/configuracion/stored'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
import { setZona } from '@/shared/lib/fecha'

/** Reads days and hours by the brigade's clock: from when its configuration is read, before anything is drawn, and at each change. */
export function followZona(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== configuracionStored.key) return
    // Nothing is known of a query that was reset, nor of one that an earlier version of the central answered.
    const zona = client.getQueryData(configuracionQuery.queryKey)?.zona
    if (zona) setZona(zona)
  })
}
