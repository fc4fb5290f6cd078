import { createListRepository } from '@/shared/storage/list-repository'
import { currentUser } from './current-user'
import { permit } from './permit'
import { guardUsuarios } from './usuarios-rules'
import { usuariosStore } from './usuarios-store'

/** The one user list: who is deactivated here can't sign in (contract §2). */
export const usuarios = createListRepository({
  ...usuariosStore,
  // An update may be somebody's own password: the guard, which sees the fields, decides.
  authorize: async (action) => (action === 'update' ? undefined : permit('system:users')),
  guard: async () => guardUsuarios(await currentUser()),
})
