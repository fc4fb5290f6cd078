import { listRepository } from '@/access/repository'
import { reportesList } from './module'

export const reportesRepository = listRepository(reportesList)
