import type { QueryClient } from '@tanstack/react-query'
import { onSessionChange, sessionUserId } from '@/access/session'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { copiasModule } from '@/entities/copias/module'
import { createTask } from '@/shared/task/task'

/** In ms: the wait after start or login, so that the screen comes first. */
const WAIT_MS = 4000

/** At start and at sign-in, makes the automatic copy if somebody is signed in and the configured frequency says so. */
export function keepAutomaticBackups(client: QueryClient): void {
  const copy = createTask({
    async turn() {
      if (!sessionUserId()) return
      // Loaded only for staff, because it brings every module's record along.
      const [{ keepAutomatic }, { backedUp }] = await Promise.all([
        import('@/entities/copias/automatic'),
        import('@/entities/modules'),
      ])
      if (await keepAutomatic(await configuracionRepository.read(), backedUp()))
        await client.invalidateQueries({ queryKey: [copiasModule.key] })
    },
    failed: 'No se pudo guardar la copia automática',
  })
  const soon = () => copy.later(WAIT_MS)
  soon()
  onSessionChange(soon)
}
