import { listRepository } from '@/access/repository'
import { credencialesList, miembrosList } from './module'

export const miembrosRepository = listRepository(miembrosList)
export const credencialesRepository = listRepository(credencialesList)
