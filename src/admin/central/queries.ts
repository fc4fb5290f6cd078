import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { MutationMeta } from '@/shared/query/toast'
import { discardRefusals, dismissNotices, listNotices, listRefusals, retryRefusal } from '@/sync/actions'

const CENTRAL = 'central'

/** `count` is how many the central's state tells of: with another number the list is read again. */
export const refusalsQuery = (count: number) =>
  queryOptions({ queryKey: [CENTRAL, 'rechazos', count], queryFn: listRefusals })
export const noticesQuery = (count: number) =>
  queryOptions({ queryKey: [CENTRAL, 'avisos', count], queryFn: listNotices })

const meta = (success: string, failure: string): MutationMeta => ({
  success: { title: success },
  failure,
  invalidates: [CENTRAL],
})

export const retry = mutationOptions({
  mutationFn: retryRefusal,
  meta: meta('Se intenta otra vez', 'No se pudo intentar otra vez.'),
})
export const discard = mutationOptions({
  mutationFn: discardRefusals,
  meta: meta('Vale lo de la central', 'No se pudo descartar.'),
})
export const dismiss = mutationOptions({
  mutationFn: dismissNotices,
  meta: meta('Aviso quitado', 'No se pudo quitar el aviso.'),
})
