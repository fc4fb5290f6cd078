import { listRepository } from '@/access/repository'
import { reportesList } from './reportes-list'

export const reportesRepository = listRepository(reportesList)
