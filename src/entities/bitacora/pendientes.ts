import { productKeys, readRaw, removeRaw, writeValue } from '@/shared/storage/entry/local'
import { newId } from '@/shared/storage/ids'
import type { Entrada } from './bitacora'
import type { Hecho } from './describir'
import { PENDING_KEY } from './keys'

/** While the disk is too full for the log, what waits must not fill the rest. */
const MAX_PENDING = 100
/** Each line has a key of its own: every tab reads a copy that lags, and would write one list over another's. */
const LINE = `${PENDING_KEY}_`

let noted = 0

/** The lines' keys in the order of writing, which their names follow. */
export const lineKeys = () =>
  productKeys()
    .filter((key) => key.startsWith(LINE))
    .sort()

export const somethingPending = (): boolean => readRaw(PENDING_KEY) !== null || lineKeys().length > 0

/**
 * Notes down at once what somebody did, before anything of the log itself is loaded: the page may go away first, and
 * then the next start moves it. @throws StorageError
 */
export function noteHechos(userId: string | null, momento: string, hechos: readonly Hecho[]): void {
  for (const hecho of hechos) {
    const ms = Date.parse(momento)
    const id = newId('bit-', ms)
    const order = String(noted++).padStart(9, '0')
    const entrada: Entrada = { id, momento, usuario: userId ?? '', ...hecho }
    writeValue(`${LINE}${ms}-${order}-${id.slice(-4)}`, entrada)
  }
  for (const key of lineKeys().slice(0, -MAX_PENDING)) removeRaw(key)
}
