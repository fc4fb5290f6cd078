import type { QueryClient } from '@tanstack/react-query'
import { onSessionChange } from '@/access/session'
import { COUNTED_KEYS, countFigures } from '@/admin/shell/data/figures'
import { contadasStored } from '@/entities/sitio/cifras'
import { sitioStored } from '@/entities/sitio/sitio'
import { written } from '@/shared/task/moments'
import { createTask } from '@/shared/task/task'

/** Counts the public pages' figures at start and after this tab's changes of what is counted. Returns how to stop. */
export function keepFigures(client: QueryClient): () => void {
  const figures = createTask({
    async turn() {
      if (!(await countFigures(new Date()))) return
      for (const { key } of [contadasStored, sitioStored]) await client.invalidateQueries({ queryKey: [key] })
    },
    failed: 'No se pudieron contar las cifras',
    when: [onSessionChange, written(COUNTED_KEYS)],
  })
  void figures.go()
  return figures.stop
}
