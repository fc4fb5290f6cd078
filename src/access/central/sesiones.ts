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
