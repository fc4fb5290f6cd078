import { createListRepository } from '@/shared/storage/list-repository'
import type { Usuario } from './usuario'
import { usuariosStored } from './usuarios-stored'

const reader = createListRepository(usuariosStored)

/** A reader for the check of who is signed in, which every permission to write depends on. */
export const findUsuario: (id: string) => Promise<Usuario | undefined> = reader.find
export const allUsuarios: () => Promise<Usuario[]> = reader.all
