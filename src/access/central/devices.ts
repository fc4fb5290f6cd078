/** A phone of somebody of the brigade that the central lets in. Instants are ISO. */
export type Acceso = {
  id: string
  persona: string
  /** What kind of device it is. */
  equipo: string
  creado: string
  usado: string
  /** It is told of a call. */
  avisa: boolean
}

/** `invitaciones`: until when the code holds that a person has and didn't use yet. */
export type Accesos = { accesos: Acceso[]; invitaciones: Readonly<Record<string, string>> }

/** The code is said once: the central keeps only its fingerprint. */
export type Invitacion = { codigo: string; hasta: string }

/** A device that keeps the copy of the night. Instants are ISO. */
export type Custodian = {
  id: string
  persona: string
  equipo: string
  desde: string
  /** When it last asked for a copy. */
  visto: string
  /** When the copy was made that it has whole; null before the first. */
  copia: string | null
  fotos: number
  /** How many photos there are in all. */
  de: number
}

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
