import { listRepository } from '@/access/repository'
import { itemsList } from './module'

export const itemsRepository = listRepository(itemsList)
