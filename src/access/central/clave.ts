import { CentralError, callCentral } from './http'

const UNKNOWN =
  'Se perdió la conexión antes de saber si la contraseña cambió. Ingrese con la nueva; si no entra, vale todavía la de antes.'

/**
 * Changes the password of whoever is signed in at the central. @throws CentralError: with status 0 nobody heard whether it
 * did, unless this device had no network at all
 */
export async function changeClave(actual: string, nueva: string): Promise<void> {
  try {
    await callCentral('POST', '/clave', { actual, nueva })
  } catch (error) {
    if (!(error instanceof CentralError) || error.status !== 0 || !navigator.onLine) throw error
    throw new CentralError(0, error.code, UNKNOWN, error)
  }
}
