import { isStoredPhoto } from '@/shared/lib/picture/photo-source'

/**
 * What this phone brings to the central of one of its reports, and what the central said to it. A report is said to be
 * there only by what the central answered; instants are ISO.
 */
export type Envio = {
  /** The report's id. */
  id: string
  /** Whoever holds it may correct the report, withdraw it and read its answer. */
  llave: string
  /** The report as it is to be at the central, as JSON. */
  cuerpo: string
  /** From the first try on the central may have it, whatever came back. */
  intentado?: string
  /** What the central last confirmed to have. */
  llegado?: string
  /** The first time: by this phone's clock, and by the central's. */
  enviado?: string
  recibido?: string
  /** Photos that the central has, or won't take: then with its sentence. */
  fotos?: Record<string, string>
  /** The central's final word against this text. */
  rechazo?: { cuerpo: string; mensaje: string }
  /** What the central refused besides: a withdrawal, a correction that came too late. */
  aviso?: string
  /** Why the central wants it later. */
  espera?: string
  pide?: 'retirar' | 'olvidar'
  /** The central let it go. */
  retirado?: string
  /** The central took the wish to have it deleted. */
  olvido?: string
}

export type Suceso =
  | { paso: 'corrige'; cuerpo: string }
  | { paso: 'pide'; que: 'retirar' | 'olvidar' }
  | { paso: 'intenta'; cuando: string }
  /** `mensaje`: why the central left the text as it was. */
  | { paso: 'llega'; cuerpo: string; enviado: string; recibido: string; mensaje?: string | undefined }
  | { paso: 'rechaza'; cuerpo: string; mensaje: string }
  | { paso: 'foto'; fuente: string; mensaje?: string | undefined }
  | { paso: 'espera'; mensaje?: string | undefined }
  | { paso: 'retira'; cuando: string }
  | { paso: 'olvida'; cuando: string }
  /** What was asked for is refused, and the report stays. */
  | { paso: 'niega'; mensaje: string }
  /** The central, perhaps back from an older copy, knows nothing of it. */
  | { paso: 'pierde' }

const TAKEN = ''

/** The central answered: what stood in the way is over. */
const answered = ({ espera: _, ...envio }: Envio): Envio => envio

const settled = ({ pide: _, ...envio }: Envio): Envio => answered(envio)

function arrived(envio: Envio, { cuerpo, enviado, recibido, mensaje }: Suceso & { paso: 'llega' }): Envio {
  return {
    ...answered(envio),
    ...(mensaje && { aviso: mensaje }),
    llegado: cuerpo,
    enviado: envio.enviado ?? enviado,
    recibido: envio.recibido ?? recibido,
  }
}

/** What is left after something happened; undefined: nothing, the report never left the phone. Pure. */
export function despues(envio: Envio, suceso: Suceso): Envio | undefined {
  switch (suceso.paso) {
    case 'corrige': {
      const { rechazo: _, aviso: __, ...rest } = envio
      return { ...rest, cuerpo: suceso.cuerpo }
    }
    case 'pide':
      // What never left the phone is nobody's to give back.
      if (suceso.que === 'retirar' && !envio.intentado) return undefined
      // Who withdraws it has no more to ask for.
      return envio.retirado || envio.pide === 'retirar' ? envio : { ...envio, pide: suceso.que }
    case 'intenta':
      return { ...envio, intentado: envio.intentado ?? suceso.cuando }
    case 'llega':
      return arrived(envio, suceso)
    case 'rechaza':
      return { ...answered(envio), rechazo: { cuerpo: suceso.cuerpo, mensaje: suceso.mensaje } }
    case 'foto':
      return { ...answered(envio), fotos: { ...envio.fotos, [suceso.fuente]: suceso.mensaje ?? TAKEN } }
    case 'espera':
      return suceso.mensaje ? { ...envio, espera: suceso.mensaje } : answered(envio)
    case 'retira':
      return { ...settled(envio), retirado: suceso.cuando }
    case 'olvida':
      return { ...settled(envio), olvido: suceso.cuando }
    case 'niega':
      return { ...settled(envio), aviso: suceso.mensaje }
    case 'pierde': {
      const { llegado: _, fotos: __, ...rest } = envio
      return rest
    }
  }
}

export type Tarea = { tarea: 'retirar' | 'texto' | 'olvidar' } | { tarea: 'foto'; fuente: string }

/** The photos of this text that the central has neither taken nor refused. */
export function fotosQueFaltan({ cuerpo, fotos = {} }: Envio): string[] {
  const { imagenes } = JSON.parse(cuerpo) as { imagenes: string[] }
  return imagenes.filter((source) => isStoredPhoto(source) && fotos[source] === undefined)
}

const isRefused = ({ cuerpo, rechazo }: Envio): boolean => rechazo?.cuerpo === cuerpo

/** What the central said against it, if anything. */
export const wordOf = (envio: Envio): string | undefined =>
  isRefused(envio) ? envio.rechazo?.mensaje : envio.aviso

/** Whether its text, or a correction of it, still has to go. */
export const faltaTexto = (envio: Envio): boolean => envio.llegado !== envio.cuerpo && !isRefused(envio)

/** The next thing to say to the central, the text before the photos; undefined when all is said. */
export function queFalta(envio: Envio): Tarea | undefined {
  if (envio.retirado) return undefined
  if (envio.pide === 'retirar') return { tarea: 'retirar' }
  if (faltaTexto(envio)) return { tarea: 'texto' }
  if (envio.llegado === undefined) return undefined
  const [fuente] = fotosQueFaltan(envio)
  if (fuente !== undefined && envio.llegado === envio.cuerpo) return { tarea: 'foto', fuente }
  return envio.pide === 'olvidar' ? { tarea: 'olvidar' } : undefined
}
