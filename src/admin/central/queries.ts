import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { MutationMeta } from '@/shared/query/toast'
import {
  discardRefusals,
  discardWaiting,
  dismissNotices,
  listNotices,
  listRefusals,
  readWaiting,
  retryRefusal,
  sendAsOwn,
} from '@/sync/actions'

const CENTRAL = 'central'

/** `count` is the number in the central's state: when it changes, the list is read again. */
export const refusalsQuery = (count: number) =>
  queryOptions({ queryKey: [CENTRAL, 'rechazos', count], queryFn: listRefusals })
export const noticesQuery = (count: number) =>
  queryOptions({ queryKey: [CENTRAL, 'avisos', count], queryFn: listNotices })

export const waitingQuery = (person: string, count: number) =>
  queryOptions({ queryKey: [CENTRAL, 'ajenos', person, count], queryFn: () => readWaiting(person) })

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
export const send = mutationOptions({
  mutationFn: sendAsOwn,
  meta: meta('Se envían con su nombre', 'No se pudo. Siguen esperando en este equipo.'),
})
export const forgo = mutationOptions({
  mutationFn: discardWaiting,
  meta: meta('Cambios descartados', 'No se pudo descartar. Siguen esperando en este equipo.'),
})
