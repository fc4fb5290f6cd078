import type { QueryClient } from '@tanstack/react-query'
import { onSessionChange, sessionUserId } from '@/access/session'
import { flushBitacora, logHechos } from '@/entities/bitacora/bitacora-store'
import { describeCommits, type Hecho } from '@/entities/bitacora/describir'
import { onCommit } from '@/shared/storage/changes'
import { KEYS } from '@/shared/storage/keys'

const session = (accion: 'ingreso' | 'salida'): Hecho => ({ accion, modulo: '', registro: '', cambios: [] })

/** The one writer of the log of changes: every commit of this tab, and who came and went. */
export function keepBitacora(client: QueryClient): void {
  const refresh = () => client.invalidateQueries({ queryKey: [KEYS.bitacora] })
  const record = async (userId: string | null, hechos: Hecho[]) => {
    if (hechos.length === 0) return
    await logHechos(userId, new Date().toISOString(), hechos)
    await refresh()
  }
  flushBitacora().then(
    (moved) => (moved ? refresh() : undefined),
    (error: unknown) => console.warn('No se pudo completar la bitácora', error),
  )

  onCommit((commits) => void record(sessionUserId(), describeCommits(commits)))

  let last = sessionUserId()
  onSessionChange(() => {
    const now = sessionUserId()
    if (now === last) return
    void record(now ?? last, [session(now ? 'ingreso' : 'salida')])
    last = now
  })
}
