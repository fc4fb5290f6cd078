import { SALIDA_KEY } from '@/access/keys'
import { readValue, removeRaw, writeValue } from '@/shared/storage/entry/local'
import { CentralError, callCentral } from './http'

/** `endpoint`: where this device's avisos went. */
type Salida = { endpoint?: string | undefined }

let telling: Promise<void> | undefined

async function tell({ endpoint }: Salida): Promise<void> {
  try {
    await callCentral('DELETE', '/sesion', endpoint && { endpoint })
  } catch (error) {
    // Any other answer says that the central has no such session any more.
    if (!(error instanceof CentralError) || error.status === 0 || error.status >= 500) throw error
  }
  removeRaw(SALIDA_KEY)
}

/** Ends at the central a session that was closed here while the central could not be reached. */
export function endLeftSession(): Promise<void> {
  const left = readValue<Salida>(SALIDA_KEY)
  if (!left) return Promise.resolve()
  telling ??= tell(left)
    .catch((error: unknown) => console.warn('La sesión con la central termina cuando vuelva la red', error))
    .finally(() => {
      telling = undefined
    })
  return telling
}

/** Ends the central's session now, or as soon as the central can be reached, also after the app was closed. */
export function endSession(salida: Salida): Promise<void> {
  writeValue<Salida>(SALIDA_KEY, salida)
  return endLeftSession()
}

/** Somebody signs in: the session that is left is replaced, and the new one must not end in its place. */
export async function beforeSignIn(): Promise<void> {
  await telling
}

export const forgetLeftSession = (): void => removeRaw(SALIDA_KEY)
