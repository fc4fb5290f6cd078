import type { Custodian } from './devices'
import { askCentral, callCentral } from './http'
import { followSteps, LONG_MS, type Told } from './steps'

/** The last try whether a copy can be put back. `mensaje` is why not, or '' where it can. */
type CopyTry = {
  instante: string
  copia: string
  registros: number
  cuentas: number
  fotografias: number
  mensaje: string
}

/** The copy from which the central's database began: when it was put back, how, and whether the recovery key opened it. */
export type RestoredCopy = { instante: string; por: 'pagina' | 'consola'; clave: boolean }

/** The exports that the central keeps each night, what hinders the next one, and the last try of one. */
export type CentralCopies = {
  /** Where they lie on the central's machine. An earlier central doesn't say. */
  carpeta?: string
  copias: { nombre: string; instante: string; bytes: number }[]
  /** What the photos take, which lie once for all copies; in bytes. An earlier central doesn't say. */
  fotos?: number
  fallo?: { instante: string; mensaje: string } | null
  /** An earlier central tries none, and doesn't say. */
  prueba?: CopyTry | null
  /** null: it began with no copy. An earlier central doesn't say. */
  repuesta?: RestoredCopy | null
  /**
   * The recovery key: when it was made, where that is known, and when somebody last had its words. An earlier central has
   * none, and doesn't say.
   */
  clave?: { creada: string | null; probada: string | null } | null
  custodios?: Custodian[]
  /**
   * Whether what the central confirms outlasts a power cut, since when (ISO) where that is known, or why not: `off` in
   * somebody's PostgreSQL, `missing` in the included database. An earlier central doesn't say.
   */
  disco?: { estado: 'forced' | 'off' | 'missing'; desde: string | null }
}

/** @throws CentralError */
export const readCentralCopies = (): Promise<CentralCopies> => callCentral('GET', '/copias')

const UNHEARD =
  'Se cortó la conexión mientras la central probaba la copia. Ella sigue: abra esta página otra vez en unos minutos.'

const UNHEARD_COPY =
  'Se cortó la conexión mientras la central hacía la copia. Ella sigue: abra esta página otra vez en unos minutos.'

/** Lets the central make a copy now. @throws CentralError */
export async function makeCentralCopy(told: Told): Promise<void> {
  await followSteps(await askCentral('POST', '/copias', { json: {} }, {}, LONG_MS), told, UNHEARD_COPY)
}

/** Lets the central put its newest copy back beside itself, count it and throw it away. @throws CentralError */
export async function tryCentralCopy(told: Told): Promise<void> {
  await followSteps(await askCentral('POST', '/copias/prueba', { json: {} }, {}, LONG_MS), told, UNHEARD)
}

/** Twelve words that the central makes and keeps nowhere. @throws CentralError */
export const newRecoveryWords = async (): Promise<string[]> =>
  (await callCentral<{ palabras: string[] }>('POST', '/recuperacion')).palabras

/** From now on the copies of the nights are closed for these words. @throws CentralError */
export const putRecoveryKey = (palabras: string): Promise<void> =>
  callCentral('PUT', '/recuperacion', { palabras })

/** Whether these are the words of the key of now. @throws CentralError that says what is wrong with them */
export const tryRecoveryKey = (palabras: string): Promise<void> =>
  callCentral('POST', '/recuperacion/prueba', { palabras })
