import { listRepository } from '@/access/repository'
import { mediosList } from './module'

export const mediosRepository = listRepository(mediosList)
