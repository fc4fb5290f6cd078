import { listRepository } from '@/access/repository'
import { eventosList } from './module'

export const eventosRepository = listRepository(eventosList)
