import { listRepository } from '@/access/repository'
import { miembrosList } from './module'

export const miembrosRepository = listRepository(miembrosList)
