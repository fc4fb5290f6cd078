import { createResource, type Update } from '@/shared/query/resource'
import type { PublicUser, Usuario } from './usuario'
import { usuarios } from './usuarios'

export const usuariosResource = createResource(usuarios, {
  updated: { title: 'Usuario actualizado' },
  createFailed: 'No se pudo crear el usuario.',
  updateFailed: 'No se pudo actualizar el usuario.',
  removeFailed: 'No se pudo eliminar el usuario.',
})

/** Variables of `usuariosResource.update` that turn a user on or off, with its own toast (spec §8). */
export const toggleUsuario = (usuario: PublicUser): Update<Usuario> => ({
  id: usuario.id,
  next: { active: !usuario.active },
  toast: { title: usuario.active ? 'Usuario desactivado' : 'Usuario activado' },
})
