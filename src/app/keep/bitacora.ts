import type { QueryClient } from '@tanstack/react-query'
import { onSessionChange, sessionUserId } from '@/access/session'
import { describeCommits, type NewEntrada } from '@/entities/bitacora/describe'
import { BITACORA_KEY } from '@/entities/bitacora/keys'
import { noteEntradas, somethingPending } from '@/entities/bitacora/pending'
import { onCommit } from '@/shared/storage/changes'

const session = (accion: 'ingreso' | 'salida'): NewEntrada => ({
  accion,
  modulo: '',
  registro: '',
  cambios: [],
})

/**
 * The only writer of the log of changes: it records every commit of this tab, and every sign-in and sign-out. Each is
 * noted in localStorage at once, so that a page that closes loses none; the log itself, which takes them over, is
 * loaded only for staff. Returns how to stop.
 */
export function keepBitacora(client: QueryClient): () => void {
  const flush = async () => {
    try {
      const [{ flushBitacora }, { storedNames }] = await Promise.all([
        import('@/entities/bitacora/entradas'),
        import('@/entities/record-names'),
      ])
      if (await flushBitacora(storedNames)) await client.invalidateQueries({ queryKey: [BITACORA_KEY] })
    } catch (error) {
      console.warn('No se pudo completar la bitácora', error)
    }
  }
  // A full disk must not break the write that the line describes, so a failure is only logged.
  const record = (userId: string | null, entradas: NewEntrada[]) => {
    if (entradas.length === 0) return
    try {
      noteEntradas(userId, new Date().toISOString(), entradas)
    } catch (error) {
      console.warn('No se pudo anotar en la bitácora', error)
    }
    void flush()
  }

  if (sessionUserId() || somethingPending()) void flush()
  const stopCommits = onCommit((commits) =>
    record(commits[0]?.author ?? sessionUserId(), describeCommits(commits)),
  )

  const stopSessions = onSessionChange((left) => {
    const userId = left ?? sessionUserId()
    if (userId) record(userId, [session(left ? 'salida' : 'ingreso')])
  })
  return () => {
    stopCommits()
    stopSessions()
  }
}
