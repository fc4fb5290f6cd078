import { USUARIOS_KEY } from '@/access/keys'
import type { ListModule } from '@/shared/storage/stored-module'
import { sampleUsuarios } from './seed'
import { type Usuario, usuarioSchema } from './usuario'

/** Enough to read the users, as every page does; module.ts adds who may write them. */
export const usuariosStored: ListModule<Usuario> = {
  key: USUARIOS_KEY,
  idPrefix: 'user-',
  title: 'Usuarios',
  schema: usuarioSchema,
  seed: sampleUsuarios,
  seedWhenUnreadable: true,
  name: ({ name }) => name,
  words: {
    name: 'nombre',
    email: 'correo',
    role: 'rol',
    active: 'estado activo',
    createdAt: 'fecha de creación',
    avatar: 'foto',
    secreto: 'contraseña',
  },
}
