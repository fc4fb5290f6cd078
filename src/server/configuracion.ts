import type { Configuracion } from '@/entities/configuracion/configuracion'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import type { Query } from './database/database'
import { readObject } from './object'

/** What the brigade configured, as the central has it. */
export const readConfiguracion = (query: Query): Promise<Configuracion> =>
  readObject(query, configuracionObject)
