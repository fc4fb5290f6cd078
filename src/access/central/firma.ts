import { callCentral } from './http'

/** How the central signs permits. */
export type FirmaDePermisos = {
  /** Its keys, the newest last. `desde` is an ISO instant; `retirada` the `YYYY-MM-DD` day on which another took its place. */
  llaves: { id: string; desde: string; retirada: string | null }[]
  /** It has the newest key and signs. A copy that was put back brings none along. */
  firma: boolean
  /** The brigade has a recovery key, without which no key is made. */
  recuperacion: boolean
}

/** @throws CentralError */
export const readFirmaDePermisos = (): Promise<FirmaDePermisos> => callCentral('GET', '/permisos/firma')

/** A key takes the place of the newest, whose id is `actual`; '' where there is none yet. @throws CentralError */
export const newFirmaDePermisos = (actual: string): Promise<void> =>
  callCentral('POST', '/permisos/firma', { actual })

/** The recovery key's words open what signed before a copy was put back. @throws CentralError for other words */
export const reopenFirmaDePermisos = (palabras: string): Promise<void> =>
  callCentral('POST', '/permisos/firma/reponer', { palabras })

/** A permit that the central signed: the text of its code, and since when it is annulled, as an ISO instant, and why. */
export type Firmado = { id: string; codigo: string; anulado: string | null; motivo: string }

/** The newest first. @throws CentralError */
export const readFirmados = async (): Promise<Firmado[]> =>
  (await callCentral<{ permisos: Firmado[] }>('GET', '/permisos')).permisos

/** @throws CentralError for a code that this brigade didn't sign */
export const anular = (codigo: string, motivo: string): Promise<Firmado> =>
  callCentral('POST', '/permisos/anular', { codigo, motivo })
