import { callCentral } from './http'

/** A permit that the central signed: the text of its code, and since when it is annulled, as an ISO instant, and why. */
export type Firmado = { id: string; codigo: string; anulado: string | null; motivo: string }

/** The newest first. @throws CentralError */
export const readFirmados = async (): Promise<Firmado[]> =>
  (await callCentral<{ permisos: Firmado[] }>('GET', '/permisos')).permisos

/** @throws CentralError for a code that this brigade didn't sign */
export const anular = (codigo: string, motivo: string): Promise<Firmado> =>
  callCentral('POST', '/permisos/anular', { codigo, motivo })
