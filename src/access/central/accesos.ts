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
