import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { usesOf } from '@/access/uses'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
import type { Tramite } from '@/entities/inspecciones/tramite'
import { readFrom } from '@/shared/query/read-from'
import { Unused } from '@/site/shell/page/used-page'
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

/** Whether the brigade grants permits here: where it doesn't, only what says so is fetched. */
export async function grants(client: QueryClient): Promise<boolean> {
  const uses = usesOf(await client.ensureQueryData(configuracionQuery))('inspecciones')
  // Without a signal it says itself why it isn't here.
  if (!uses) await Unused.load().catch(() => undefined)
  return uses
}

/** Reads it before the page is drawn. */
export async function hearTramite(client: QueryClient): Promise<void> {
  if (!(await grants(client))) return
  await Promise.race([
    client.ensureQueryData(tramiteQuery),
    new Promise<null>((late) => setTimeout(late, PATIENCE_MS, null)),
  ])
}
