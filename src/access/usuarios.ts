import { listRepository } from './repository'
import { usuariosList } from './usuarios-module'

/** The one user list: who is deactivated here can't sign in (contract §2). */
export const usuarios = listRepository(usuariosList)
