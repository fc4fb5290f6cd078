import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { usesOf } from '@/access/uses'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
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

/** In ms: a phone that never heard the central says so. */
const PATIENCE_MS = 1500

/** Whether the brigade grants permits here: where it doesn't, nothing of these pages is fetched. */
export const grants = async (client: QueryClient): Promise<boolean> =>
  usesOf(await client.ensureQueryData(configuracionQuery))('inspecciones')

/** Reads it before the page is drawn. */
export async function hearTramite(client: QueryClient): Promise<void> {
  if (!(await grants(client))) return
  await Promise.race([
    client.ensureQueryData(tramiteQuery),
    new Promise<null>((late) => setTimeout(late, PATIENCE_MS, null)),
  ])
}
