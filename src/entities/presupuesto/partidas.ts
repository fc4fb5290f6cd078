import { listRepository, objectRepository } from '@/access/repository'
import { cortesObject, gastosList, ingresosList } from './module'

export const ingresosRepository = listRepository(ingresosList)
export const gastosRepository = listRepository(gastosList)
export const cortesRepository = objectRepository(cortesObject)
