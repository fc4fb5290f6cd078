import type { ListModule } from '@/shared/storage/stored-module'
import { USUARIOS_KEY } from './keys'
import { type Usuario, usuarioSchema } from './usuario'
import { sampleUsuarios } from './usuarios-seed'

/** What it takes to read the users; every page does, and few may write them. */
export const usuariosStored: ListModule<Usuario> = {
  key: USUARIOS_KEY,
  idPrefix: 'user-',
  title: 'Usuarios',
  schema: usuarioSchema,
  seed: sampleUsuarios,
  seedWhenUnreadable: true,
  name: ({ name }) => name,
  words: {},
}
