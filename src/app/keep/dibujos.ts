import { currentUser } from '@/access/current-user'
import { can } from '@/access/permissions'
import { onSessionChange } from '@/access/session'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { sitioStored } from '@/entities/sitio/sitio'
import { written } from '@/shared/task/moments'
import { createTask } from '@/shared/task/task'

const SHOWN: readonly string[] = [sitioStored.key, configuracionRepository.key]

/**
 * Draws icons and share card anew when what they show has changed: after each change of this tab, and at start for a
 * brigade that chose its emblem with a version that drew none. Only for people who may change the site.
 */
export function keepDibujos(): void {
  const drawing = createTask({
    async turn() {
      if (!can(await currentUser(), 'config:edit')) return
      const { drawAnew } = await import('@/entities/sitio/dibujar')
      await drawAnew(await configuracionRepository.read())
    },
    failed: 'No se pudieron dibujar los iconos',
    when: [onSessionChange, written(SHOWN)],
  })
  void drawing.go()
}
