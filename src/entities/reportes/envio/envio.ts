import { isStoredPhoto } from '@/shared/lib/picture/photo-source'

/**
 * One of this phone's reports on its way to the central: what is to be sent, and what the central answered. Only an
 * answer can say that the report arrived. Instants are ISO.
 */
export type Envio = {
  /** The report's id. */
  id: string
  /** Whoever holds it may correct the report, withdraw it and read its answer. */
  llave: string
  /** The report that the central is to have, as JSON. */
  cuerpo: string
  /** The first try: from then on the central may have the report, even if its answer was lost. */
  intentado?: string
  /** The text that the central last confirmed to have. */
  llegado?: string
  /** The id of the central that has it: nothing more of it goes to another. */
  central?: string
  /** When it first arrived: by this phone's clock, and by the central's. */
  enviado?: string
  recibido?: string
  /** By source: '' for a photo that the central has, its sentence for one that it refused. */
  fotos?: Record<string, string>
  /** The text that the central refused for good, and why. */
  rechazo?: { cuerpo: string; mensaje: string }
  /** Why the central refused something else: a withdrawal, or a correction that came too late. */
  aviso?: string
  /** Why the central asked to wait. */
  espera?: string
  pide?: 'retirar' | 'olvidar'
  /** When the central deleted it because its author withdrew it. */
  retirado?: string
  /** This browser's address at its push service, under which the central tells of the answer. */
  avisa?: string
  /** When the central took the request to have it deleted. */
  olvido?: string
}

export type SendEvent =
  | { kind: 'corrected'; cuerpo: string }
  | { kind: 'asked'; what: 'retirar' | 'olvidar' }
  | { kind: 'tried'; at: string }
  /** `mensaje`: why the central left the text as it was. */
  | {
      kind: 'arrived'
      cuerpo: string
      enviado: string
      recibido: string
      central?: string | undefined
      mensaje?: string | undefined
    }
  | { kind: 'refused'; cuerpo: string; mensaje: string }
  | { kind: 'photo'; source: string; mensaje?: string | undefined }
  | { kind: 'postponed'; mensaje?: string | undefined }
  | { kind: 'withdrawn'; at: string }
  | { kind: 'forgotten'; at: string }
  /** The central refused what was asked for, and the report stays. */
  | { kind: 'denied'; mensaje: string }
  /** The central, perhaps back from an older copy, knows nothing of it. */
  | { kind: 'lost' }

const TAKEN = ''

/** After an answer the report no longer waits. */
const answered = ({ espera: _, ...envio }: Envio): Envio => envio

const settled = ({ pide: _, ...envio }: Envio): Envio => answered(envio)

function arrived(
  envio: Envio,
  { cuerpo, enviado, recibido, central, mensaje }: SendEvent & { kind: 'arrived' },
): Envio {
  return {
    ...answered(envio),
    ...(mensaje && { aviso: mensaje }),
    llegado: cuerpo,
    ...(central && { central }),
    enviado: envio.enviado ?? enviado,
    recibido: envio.recibido ?? recibido,
  }
}

/** The row after something happened; undefined deletes it, because the report never left the phone. Pure. */
export function afterEvent(envio: Envio, event: SendEvent): Envio | undefined {
  switch (event.kind) {
    case 'corrected': {
      const { rechazo: _, aviso: __, ...rest } = envio
      return { ...rest, cuerpo: event.cuerpo }
    }
    case 'asked':
      // The central never had it: there is nothing to withdraw there.
      if (event.what === 'retirar' && !envio.intentado) return undefined
      // A withdrawal takes everything away, so that nothing else is left to ask for.
      return envio.retirado || envio.pide === 'retirar' ? envio : { ...envio, pide: event.what }
    case 'tried':
      return { ...envio, intentado: envio.intentado ?? event.at }
    case 'arrived':
      return arrived(envio, event)
    case 'refused':
      return { ...answered(envio), rechazo: { cuerpo: event.cuerpo, mensaje: event.mensaje } }
    case 'photo':
      return { ...answered(envio), fotos: { ...envio.fotos, [event.source]: event.mensaje ?? TAKEN } }
    case 'postponed':
      return event.mensaje ? { ...envio, espera: event.mensaje } : answered(envio)
    case 'withdrawn':
      return { ...settled(envio), retirado: event.at }
    case 'forgotten':
      return { ...settled(envio), olvido: event.at }
    case 'denied':
      return { ...settled(envio), aviso: event.mensaje }
    case 'lost': {
      const { llegado: _, fotos: __, ...rest } = envio
      return rest
    }
  }
}

export type Task = { kind: 'withdraw' | 'text' | 'forget' } | { kind: 'photo'; source: string }

/** The photos of this text that the central has neither taken nor refused. */
export function missingPhotos({ cuerpo, fotos = {} }: Envio): string[] {
  const { imagenes } = JSON.parse(cuerpo) as { imagenes: string[] }
  return imagenes.filter((source) => isStoredPhoto(source) && fotos[source] === undefined)
}

const isRefused = ({ cuerpo, rechazo }: Envio): boolean => rechazo?.cuerpo === cuerpo

/** Why the central refused the text or something else of it, if it did. */
export const wordOf = (envio: Envio): string | undefined =>
  isRefused(envio) ? envio.rechazo?.mensaje : envio.aviso

/** Whether its text, or a correction of it, still has to go. */
export const lacksText = (envio: Envio): boolean => envio.llegado !== envio.cuerpo && !isRefused(envio)

/** The next task, the text before the photos; undefined when the central has everything. */
export function nextTask(envio: Envio): Task | undefined {
  if (envio.retirado) return undefined
  if (envio.pide === 'retirar') return { kind: 'withdraw' }
  if (lacksText(envio)) return { kind: 'text' }
  if (envio.llegado === undefined) return undefined
  const [source] = missingPhotos(envio)
  if (source !== undefined && envio.llegado === envio.cuerpo) return { kind: 'photo', source }
  return envio.pide === 'olvidar' ? { kind: 'forget' } : undefined
}

/** What the central didn't take: what it got first, or what was changed afterwards. */
export const refusedWords = ({ llegado }: Pick<Envio, 'llegado'>): string =>
  llegado === undefined ? 'no aceptó el envío' : 'no aceptó su corrección'
