import { listRepository } from '@/access/repository'
import { despachosList } from './module'

/** The calls as this device has them; those of a role that sees none are unknown. */
export const despachosRepository = listRepository(despachosList)
