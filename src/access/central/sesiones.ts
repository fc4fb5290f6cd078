import { callCentral } from './http'

/** A device in which an account is signed in. Instants are ISO. */
export type Sesion = {
  id: string
  /** What kind of device it is, as the app there told it; '' where it told nothing. */
  equipo: string
  desde: string
  /** When it last asked the central for something, some five minutes more or less. */
  uso: string
  /** It is the one that asks. */
  esta: boolean
  /** It is told of what arrives. */
  avisa: boolean
  /** It keeps the closed copy of the night. */
  custodia: boolean
}

const path = (usuario: string) => `/usuarios/${encodeURIComponent(usuario)}/sesiones`

/** @throws CentralError */
export async function readSesiones(usuario: string): Promise<Sesion[]> {
  const { sesiones } = await callCentral<{ sesiones: Sesion[] }>('GET', path(usuario))
  return sesiones
}

/** From its next call on the central takes nothing from that device and gives it nothing. @throws CentralError */
export const endSesion = (usuario: string, id: string): Promise<void> =>
  callCentral('DELETE', `${path(usuario)}/${id}`)

/** The same for all of that person's devices but this one. @throws CentralError */
export const endOtherSesiones = (usuario: string): Promise<void> => callCentral('DELETE', path(usuario))
