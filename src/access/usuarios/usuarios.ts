import { listRepository } from '@/access/repository'
import { usuariosList } from './module'

/** The only user list: a user who is deactivated here can't sign in (contract §2). */
export const usuarios = listRepository(usuariosList)
