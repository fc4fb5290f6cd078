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
  /** When the central took the request to have it deleted. */
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
  /** The central refused what was asked for, and the report stays. */
  | { paso: 'niega'; mensaje: string }
  /** The central, perhaps back from an older copy, knows nothing of it. */
  | { paso: 'pierde' }

const TAKEN = ''

/** After an answer the report no longer waits. */
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

/** The row after something happened; undefined deletes it, because the report never left the phone. Pure. */
export function despues(envio: Envio, suceso: Suceso): Envio | undefined {
  switch (suceso.paso) {
    case 'corrige': {
      const { rechazo: _, aviso: __, ...rest } = envio
      return { ...rest, cuerpo: suceso.cuerpo }
    }
    case 'pide':
      // The central never had it: there is nothing to withdraw there.
      if (suceso.que === 'retirar' && !envio.intentado) return undefined
      // A withdrawal takes everything away, so that nothing else is left to ask for.
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

/** Why the central refused the text or something else of it, if it did. */
export const wordOf = (envio: Envio): string | undefined =>
  isRefused(envio) ? envio.rechazo?.mensaje : envio.aviso

/** Whether its text, or a correction of it, still has to go. */
export const faltaTexto = (envio: Envio): boolean => envio.llegado !== envio.cuerpo && !isRefused(envio)

/** The next task, the text before the photos; undefined when the central has everything. */
export function queFalta(envio: Envio): Tarea | undefined {
  if (envio.retirado) return undefined
  if (envio.pide === 'retirar') return { tarea: 'retirar' }
  if (faltaTexto(envio)) return { tarea: 'texto' }
  if (envio.llegado === undefined) return undefined
  const [fuente] = fotosQueFaltan(envio)
  if (fuente !== undefined && envio.llegado === envio.cuerpo) return { tarea: 'foto', fuente }
  return envio.pide === 'olvidar' ? { tarea: 'olvidar' } : undefined
}
