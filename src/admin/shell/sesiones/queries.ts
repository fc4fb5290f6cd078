import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Sesion } from '@/access/central/devices'
import { callCentral } from '@/access/central/http'
import { COPIES_KEY } from '@/admin/shell/data/central-copies'
import type { MutationMeta } from '@/shared/query/toast'

const SESIONES = 'sesiones'

const path = (usuario: string) => `/usuarios/${encodeURIComponent(usuario)}/sesiones`

/** The devices in which this account is signed in. Only a brigade's own central tells them. */
export const sesionesQuery = (usuario: string) =>
  queryOptions({
    queryKey: [SESIONES, usuario],
    queryFn: async () => (await callCentral<{ sesiones: Sesion[] }>('GET', path(usuario))).sesiones,
    retry: false,
    staleTime: 0,
  })

const meta = (title: string): MutationMeta => ({
  success: { title, message: 'La central ya no le entrega ni le recibe nada.' },
  failure: 'No se pudo terminar la sesión.',
  // A device that kept the copy of the night does so no more.
  invalidates: [SESIONES, COPIES_KEY],
})

export const endOne = mutationOptions({
  mutationFn: ({ usuario, id }: Pick<Sesion, 'id'> & { usuario: string }) =>
    callCentral('DELETE', `${path(usuario)}/${id}`),
  meta: meta('Sesión terminada'),
})

export const endOthers = mutationOptions({
  mutationFn: (usuario: string) => callCentral('DELETE', path(usuario)),
  meta: meta('Sesiones terminadas'),
})
