import type { Configuracion } from '@/entities/configuracion/configuracion'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { ONLY } from '@/sync/collections'
import { recordOf } from '@/sync/fields'
import type { Query } from './database/database'
import { readRows } from './sync/write'

/** What the brigade configured, as the central has it. */
export async function readConfiguracion(query: Query): Promise<Configuracion> {
  const [row] = await readRows(query, [{ c: configuracionObject.key, id: ONLY }])
  return { ...configuracionObject.defaults(), ...(row && recordOf(ONLY, row.campos)) }
}
