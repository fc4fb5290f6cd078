import { queryOptions } from '@tanstack/react-query'
import type { FirmasOidas } from '@/entities/permiso-firmado/verificar'
import { readFrom } from '@/shared/query/read-from'
import { FIRMAS } from '@/sync/publico/publico'

/** What this phone heard of the brigade's keys and of annulled permits; null where it signs none, as without a central. */
export const firmasQuery = queryOptions({
  queryKey: [FIRMAS],
  queryFn: ({ client }) => readFrom<FirmasOidas | null>(client, FIRMAS, async () => null),
})
