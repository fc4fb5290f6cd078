import type { QueryClient } from '@tanstack/react-query'
import { onSessionChange } from '@/access/session'
import { COUNTED_KEYS, countFigures } from '@/admin/shell/data/figures'
import { contadasStored } from '@/entities/sitio/contadas'
import { sitioStored } from '@/entities/sitio/sitio'
import { onCommit } from '@/shared/storage/changes'

/** Counts the public pages' figures at start and after this tab's changes of what is counted. Returns how to stop. */
export function keepFigures(client: QueryClient): () => void {
  let queue = Promise.resolve()
  // One after another, so that the count after the last change is the one that stays.
  const refresh = () => {
    queue = queue
      .then(async () => {
        if (!(await countFigures(new Date()))) return
        for (const { key } of [contadasStored, sitioStored])
          await client.invalidateQueries({ queryKey: [key] })
      })
      .catch((error: unknown) => console.warn('No se pudieron contar las cifras', error))
  }
  refresh()
  const stops = [
    onSessionChange(refresh),
    onCommit((commits) => commits.some(({ module }) => COUNTED_KEYS.includes(module.key)) && refresh()),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
