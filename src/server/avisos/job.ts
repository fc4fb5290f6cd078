export type Letter = { asunto: string; texto: string; responder?: string | undefined }

/** An aviso for a browser (`para`: its endpoint) or a letter for an address (`para`); `contenido` as JSON. */
export type Job = {
  id: number
  clase: 'push' | 'correo'
  para: string
  contenido: string
  intentos: number
  creado: Date
}

export type Outcome = { kind: 'sent' | 'gone' } | { kind: 'failed'; error: string }
