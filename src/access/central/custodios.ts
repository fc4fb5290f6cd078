import { deviceName } from './device-name'
import { askCentral, callCentral, refusalOf, strange } from './http'

/** Whether the brigade has a recovery key, and how many more devices may keep the copy of the night. */
type CustodyPlaces = { llave: boolean; quedan: number }

/** The closed copy of a night. Its photos, the newest first, with their lengths in bytes. */
export type NightAnswer =
  | { noche: null }
  | {
      noche: { noche: string; instante: string; bytes: number; parte: number }
      fotos: [nombre: string, bytes: number][]
    }

/** In ms: one part on a poor line. */
const PART_MS = 120_000

export const readPlaces = (): Promise<CustodyPlaces> => callCentral('GET', '/custodios')

/** @throws CentralError where there are as many as there may be */
export const becomeCustodian = (id: string): Promise<void> =>
  callCentral('POST', '/custodios', { id, equipo: deviceName() })

/** The device drops what it has when it next asks. @throws CentralError */
export const endCustodian = (id: string): Promise<void> => callCentral('DELETE', `/custodios/${id}`)

/** @throws CentralError 404 `custodio` where the central never knew this device, 410 where somebody ended it */
export const readNight = (id: string): Promise<NightAnswer> => callCentral('GET', `/custodios/${id}/noche`)

async function bring(path: string): Promise<ArrayBuffer> {
  const response = await askCentral('GET', path, undefined, {}, PART_MS)
  if (!response.ok) throw await refusalOf(response)
  try {
    return await response.arrayBuffer()
  } catch (error) {
    throw strange(error)
  }
}

/** A part of the copy, from that byte on. @throws CentralError 404 `noche` where there is a newer one */
export const bringPart = (id: string, noche: string, desde: number): Promise<ArrayBuffer> =>
  bring(`/custodios/${id}/noche/${noche}?desde=${desde}`)

/** @throws CentralError */
export const bringSealedPhoto = (id: string, nombre: string): Promise<ArrayBuffer> =>
  bring(`/custodios/${id}/fotos/${nombre}`)

/** Tells the central what this device has whole. @throws CentralError */
export const tellHeld = (id: string, noche: string, fotos: number): Promise<void> =>
  callCentral('PUT', `/custodios/${id}`, { noche, fotos })
