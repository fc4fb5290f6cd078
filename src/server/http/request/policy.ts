import { passwordLacks } from '@/entities/configuracion/password-policy'
import type { Query } from '@/server/database/database'
import { readConfiguracion } from '@/server/object'
import { HttpError } from './errors'

/** @throws HttpError 422 with what the password lacks by the configuration */
export async function demandPolicy(query: Query, password: string): Promise<void> {
  const lacks = passwordLacks(password, await readConfiguracion(query))
  if (lacks.length > 0) throw new HttpError(422, 'clave', lacks.join(' '))
}
