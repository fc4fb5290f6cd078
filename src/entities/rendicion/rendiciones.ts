import { listRepository } from '@/access/repository'
import { rendicionesList } from './module'

export const rendicionesRepository = listRepository(rendicionesList)
