import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { readFrom } from '@/shared/query/read-from'
import { createObjectRepository } from '@/shared/storage/object-repository'
import { DEFAULT_SITIO, type Sitio, sitioStored } from './sitio'

const { read } = createObjectRepository(sitioStored)

/** A field that should be text and isn't, as an import may bring one, counts as missing: no page could draw it. */
const drawable = (sitio: Sitio) =>
  Object.fromEntries(
    Object.entries(sitio).filter(
      ([id, value]) => typeof value === 'string' || Object.hasOwn(sitioStored.schema.entries, id),
    ),
  ) as Sitio

/** Anyone may read it; `queries.ts` saves it. */
export const sitioQuery = queryOptions({
  queryKey: [sitioStored.key],
  queryFn: async ({ client }) => drawable(await readFrom(client, sitioStored.key, read)),
})

/** What the brigade made its own, as this browser has it; whoever asks waits until it is read. */
export const useSitio = (): Sitio => useSuspenseQuery(sitioQuery).data

/** The same at once, by the usual values until it is read: only for drawing, never for a text that stays. */
export const useDrawnSitio = (): Sitio => useQuery(sitioQuery).data ?? DEFAULT_SITIO
