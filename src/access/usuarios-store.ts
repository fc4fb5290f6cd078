import { KEYS } from '@/shared/storage/keys'
import { createListRepository } from '@/shared/storage/list-repository'
import { type Usuario, usuarioSchema } from './usuario'
import { sampleUsuarios } from './usuarios-seed'

/** Where the users are kept; who may write there is usuarios.ts's business. */
export const usuariosStore = {
  key: KEYS.usuarios,
  idPrefix: 'user-',
  schema: usuarioSchema,
  seed: sampleUsuarios,
  seedWhenUnreadable: true,
} as const

const reader = createListRepository(usuariosStore)

/** A reader for the check of who is signed in, which every permission to write depends on. */
export const findUsuario: (id: string) => Promise<Usuario | undefined> = reader.find
export const allUsuarios: () => Promise<Usuario[]> = reader.all
