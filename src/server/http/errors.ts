/** A refusal: status, a short name for the app and a sentence for the person. */
export class HttpError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429
  readonly code: string
  constructor(status: HttpError['status'], code: string, sentence: string) {
    super(sentence)
    this.name = 'HttpError'
    this.status = status
    this.code = code
  }
}

export const tooMany = () => new HttpError(429, 'espere', 'Demasiados intentos. Espere cinco minutos.')
