import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { USUARIOS_KEY } from '@/access/keys'
import { createResource, type Update } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import type { NewAccount, PublicUser, Usuario } from './usuario'
import { usuarios } from './usuarios'

const loadAccounts = () => import('@/access/central/accounts')

/** The accounts are the central's where there is one: it decides, and this device keeps what it says. */
async function update(id: string, next: Partial<Usuario>, base?: Usuario): Promise<Usuario> {
  if (!hasCentral()) return usuarios.update(id, next, base)
  const { editAccount } = await loadAccounts()
  return editAccount(id, next)
}

export const usuariosResource = createResource(
  { ...usuarios, update },
  {
    updated: { title: 'Usuario actualizado' },
    createFailed: 'No se pudo crear el usuario.',
    updateFailed: 'No se pudo actualizar el usuario.',
    removeFailed: 'No se pudo eliminar el usuario.',
  },
)

/** Variables of `usuariosResource.update` that turn a user on or off, with its own toast (spec §8). */
export const toggleUsuario = (usuario: PublicUser): Update<Usuario> => ({
  id: usuario.id,
  next: { active: !usuario.active },
  toast: { title: usuario.active ? 'Usuario desactivado' : 'Usuario activado' },
})

/** Only with a central: when each person last used it. */
export const accesosQuery = queryOptions({
  queryKey: [USUARIOS_KEY, 'accesos'],
  queryFn: async () => (await loadAccounts()).readAccesos(),
  retry: false,
  staleTime: 0,
})

const meta = (failure: string): MutationMeta => ({ failure, invalidates: [USUARIOS_KEY] })

/** Only with a central. Each resolves to the code that is the person's password until they choose one. */
export const accounts = {
  create: mutationOptions({
    mutationFn: async (account: NewAccount) => (await loadAccounts()).createAccount(account),
    meta: meta('No se pudo crear el usuario.'),
  }),
  reset: mutationOptions({
    mutationFn: async ({ id }: PublicUser) => (await loadAccounts()).resetAccount(id),
    meta: meta('No se pudo dar un código nuevo.'),
  }),
}
