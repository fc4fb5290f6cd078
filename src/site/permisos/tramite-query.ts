import { queryOptions } from '@tanstack/react-query'
import type { Tramite } from '@/entities/inspecciones/tramite'
import { readFrom } from '@/shared/query/read-from'
import { TRAMITE } from '@/sync/publico/publico'

/** What this phone knows of how a permit is asked for; null where its central hasn't said it yet. */
export const tramiteQuery = queryOptions({
  queryKey: [TRAMITE],
  queryFn: ({ client }) =>
    readFrom<Tramite | null>(client, TRAMITE, async () =>
      (await import('@/entities/inspecciones/tramite-propio')).tramitePropio(),
    ),
})
