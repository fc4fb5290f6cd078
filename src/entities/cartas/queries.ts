import { queryOptions } from '@tanstack/react-query'
import type { MutationMeta } from '@/shared/query/toast'
import { cartas } from './carta'

/** The letters of this phone whose end a person hasn't seen, the oldest first. */
export const cartasQuery = queryOptions({
  queryKey: ['cartas'],
  queryFn: async () => (await cartas.read()).sort((a, b) => Date.parse(a.escrita) - Date.parse(b.escrita)),
  networkMode: 'always',
  staleTime: 0,
})

export const dropCarta = {
  mutationFn: cartas.drop,
  networkMode: 'always',
  meta: { invalidates: ['cartas'] } as MutationMeta,
} as const

/** Resolves to what was written, or to undefined when the central has it by now. */
export const takeBackCarta = {
  mutationFn: async (id: string) => (await cartas.takeBack(id))?.texto,
  networkMode: 'always',
  meta: { invalidates: ['cartas'], failure: 'No se pudo traer al formulario.' } as MutationMeta,
} as const
