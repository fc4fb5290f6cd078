import { listRepository } from '@/access/repository'
import { gastosList, ingresosList } from './module'

export const ingresosRepository = listRepository(ingresosList)
export const gastosRepository = listRepository(gastosList)
