import { listRepository } from '@/access/repository'
import { knownQuery } from '@/shared/query/resource'
import { movimientosList } from './movimiento'

export const movimientosRepository = listRepository(movimientosList)

/** All that moved; null where it is unknown here. */
export const movimientos = knownQuery(movimientosRepository)
