import { createListRepository } from '@/shared/storage/list-repository'
import type { Usuario } from './usuario'
import { usuariosList } from './usuarios-module'

const reader = createListRepository(usuariosList)

/** A reader for the check of who is signed in, which every permission to write depends on. */
export const findUsuario: (id: string) => Promise<Usuario | undefined> = reader.find
export const allUsuarios: () => Promise<Usuario[]> = reader.all
