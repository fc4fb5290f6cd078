import { callCentral } from './http'

/** A permit that the central signed: the text of its code, and since when it is annulled, as an ISO instant, and why. */
export type Firmado = { id: string; codigo: string; anulado: string | null; motivo: string }

/** What whoever grants a permit says; `id` names the permit, so that one that is asked for twice is signed once. */
type Pedido = {
  id: string
  ruc: string
  establecimiento: number
  nombre: string
  actividad: string
  aforo: number
  /** `YYYY-MM-DD`. */
  hasta: string
}

/** The newest first. @throws CentralError */
export const readFirmados = async (): Promise<Firmado[]> =>
  (await callCentral<{ permisos: Firmado[] }>('GET', '/permisos')).permisos

/** The central numbers and signs it. @throws CentralError */
export const firmar = (pedido: Pedido): Promise<Firmado> => callCentral('POST', '/permisos', pedido)

/** @throws CentralError for a code that this brigade didn't sign */
export const anular = (codigo: string, motivo: string): Promise<Firmado> =>
  callCentral('POST', '/permisos/anular', { codigo, motivo })
