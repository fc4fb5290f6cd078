import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { type PasswordPolicy, passwordLacks } from '@/entities/configuracion/password-policy'
import type { Query } from '@/server/database/database'
import { readRows } from '@/server/sync/write'
import { ONLY } from '@/sync/collections'
import { recordOf } from '@/sync/fields'
import { HttpError } from './errors'

async function policyOf(query: Query): Promise<PasswordPolicy> {
  const [row] = await readRows(query, [{ c: configuracionObject.key, id: ONLY }])
  return { ...configuracionObject.defaults(), ...(row && recordOf(ONLY, row.campos)) }
}

/** @throws HttpError 422 with what the password lacks by the configuration */
export async function demandPolicy(query: Query, password: string): Promise<void> {
  const lacks = passwordLacks(password, await policyOf(query))
  if (lacks.length > 0) throw new HttpError(422, 'clave', lacks.join(' '))
}
