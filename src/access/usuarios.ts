import { listRepository } from './repository'
import { usuariosList } from './usuarios-module'

/** The only user list: a user who is deactivated here can't sign in (contract §2). */
export const usuarios = listRepository(usuariosList)
