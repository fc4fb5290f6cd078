import { listRepository } from '@/access/repository'
import { registrosList } from './module'

export const registrosRepository = listRepository(registrosList)
