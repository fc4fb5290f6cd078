import { createListRepository } from '@/shared/storage/list-repository'
import { usuariosStored } from './stored'
import type { Usuario } from './usuario'

const reader = createListRepository(usuariosStored)

/** Reads without checking a permission: every permission check needs it to find out who is signed in. */
export const findUsuario: (id: string) => Promise<Usuario | undefined> = reader.find
export const allUsuarios: () => Promise<Usuario[]> = reader.all
