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
  /** Of so many photos. */
  de: number
}
