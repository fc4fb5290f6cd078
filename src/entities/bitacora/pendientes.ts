import { newId } from '@/shared/storage/ids'
import { readValue, writeValue } from '@/shared/storage/local'
import { type Entrada, PENDING_KEY } from './bitacora'
import type { Hecho } from './describir'

/** While the disk is too full for the log, what waits must not fill the rest. */
const MAX_PENDING = 20

/** What waits for the log. `usuario` is still an id here, or empty: nobody was signed in. */
export function pendingEntradas(): Entrada[] {
  const waiting = readValue<unknown>(PENDING_KEY)
  // A damaged line isn't worth more than one in the log itself.
  return Array.isArray(waiting) ? waiting.filter((entry) => typeof entry?.id === 'string') : []
}

/**
 * Notes down at once what somebody did, before anything of the log itself is loaded: the page may go away first, and
 * then the next start moves it. @throws StorageError
 */
export function noteHechos(userId: string | null, momento: string, hechos: readonly Hecho[]): void {
  const fresh = hechos.map((hecho) => ({
    id: newId('bit-', Date.parse(momento)),
    momento,
    usuario: userId ?? '',
    ...hecho,
  }))
  writeValue(PENDING_KEY, [...pendingEntradas(), ...fresh].slice(-MAX_PENDING))
}
