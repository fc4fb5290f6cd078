import type { ModuleObject } from '@/access/module'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { readFields } from '@/shared/storage/object-fields'
import { ONLY } from '@/sync/collections'
import { recordOf } from '@/sync/fields'
import type { Query } from './database/database'
import { readRows } from './sync/write'

/** A module's object as the central has it, read as devices do: a bad field falls back alone. */
export async function readObject<T extends object>(query: Query, object: ModuleObject<T>): Promise<T> {
  const [row] = await readRows(query, [{ c: object.key, id: ONLY }])
  return readFields(object, row ? recordOf(ONLY, row.campos) : {}).value
}

/** What the brigade configured, as the central has it. */
export const readConfiguracion = (query: Query): Promise<Configuracion> =>
  readObject(query, configuracionObject)
