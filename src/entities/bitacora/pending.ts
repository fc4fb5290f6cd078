import { productKeys, readRaw, removeRaw, writeValue } from '@/shared/storage/entry/local'
import { newId } from '@/shared/storage/ids'
import type { Entrada } from './bitacora'
import type { NewEntrada } from './describe'
import { PENDING_KEY } from './keys'

/** A limit, so that lines that can't be moved don't fill a disk that is full already. */
const MAX_PENDING = 100
/**
 * Each line has its own key: with one shared list, a tab that reads an old copy would overwrite another tab's lines.
 */
const LINE = `${PENDING_KEY}_`

let noted = 0

/** The lines' keys in the order of writing, which is also the order of their names. */
export const lineKeys = () =>
  productKeys()
    .filter((key) => key.startsWith(LINE))
    .sort()

export const somethingPending = (): boolean => readRaw(PENDING_KEY) !== null || lineKeys().length > 0

/**
 * Notes down at once what somebody did, before the log's code is loaded: if the page closes first, the next start moves
 * the line into the log.
 * @throws StorageError
 */
export function noteEntradas(userId: string | null, momento: string, entradas: readonly NewEntrada[]): void {
  for (const hecho of entradas) {
    const ms = Date.parse(momento)
    const id = newId('bit-', ms)
    const order = String(noted++).padStart(9, '0')
    const entrada: Entrada & NewEntrada = { id, momento, usuario: userId ?? '', ...hecho }
    writeValue(`${LINE}${ms}-${order}-${id.slice(-4)}`, entrada)
  }
  for (const key of lineKeys().slice(0, -MAX_PENDING)) removeRaw(key)
}
