import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { MutationMeta } from '@/shared/query/toast'
import { USUARIOS_KEY } from './keys'
import { permisosObject } from './modules'
import type { AdjustableRole, Permisos } from './permisos'
import { type Permission, withPermission } from './permissions'
import { objectRepository } from './repository'

const repository = objectRepository(permisosObject)

const meta = (message: string): MutationMeta => ({
  // Whoever is signed in may be of that role.
  invalidates: [repository.key, USUARIOS_KEY],
  success: { title: 'Permisos actualizados', message },
  failure: 'No se pudieron guardar los permisos.',
})

type Toggle = { role: AdjustableRole; permission: Permission; on: boolean; base: Permisos }

export const permisos = {
  query: queryOptions({ queryKey: [repository.key], queryFn: () => repository.read() }),

  toggle: mutationOptions({
    mutationFn: ({ role, permission, on, base }: Toggle) =>
      repository.update({ [role]: withPermission(role, base[role], permission, on) }, base),
    meta: meta('Valen desde el siguiente paso de cada persona.'),
  }),

  /** The matrix of the specification again. */
  restore: mutationOptions({
    mutationFn: (role: AdjustableRole) => repository.update({ [role]: {} }),
    meta: meta('El rol vuelve a tener sus permisos de siempre.'),
  }),
}
