import { listRepository } from '@/access/repository'
import { misReportesList } from './seguimiento'

/** This phone's own reports. `restore` adds a record under its own id. */
export const misReportesRepository = listRepository(misReportesList)
