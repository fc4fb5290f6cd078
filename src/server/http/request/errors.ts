import { OTHER_CENTRAL } from '@/access/central/other'
import { plural } from '@/shared/lib/plural'

/** A refusal: status, a short name for the app and a sentence for the person. */
export class HttpError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503 | 507
  readonly code: string
  /** In seconds: when to come back. */
  readonly wait: number | undefined
  constructor(status: HttpError['status'], code: string, sentence: string, wait?: number) {
    super(sentence)
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.wait = wait
  }
}

export const otherCentral = () =>
  new HttpError(409, OTHER_CENTRAL, 'Aquí responde otra central, que no es la que este equipo conocía.')

/** What is sent stays where it is; each sender tries again by itself. */
export const noRoom = () =>
  new HttpError(507, 'espacio', 'La central no tiene espacio en su disco. Se enviará más tarde.')

export const noAnswer = () =>
  new HttpError(503, 'ocupada', 'La central no puede guardar ahora. Se enviará más tarde.')

export const tooMany = (seconds: number) =>
  new HttpError(
    429,
    'espere',
    `Demasiados intentos. Espere ${plural(seconds, 'segundo', 'segundos')}.`,
    seconds,
  )
