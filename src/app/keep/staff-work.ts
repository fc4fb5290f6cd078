import type { QueryClient } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { PERMISOS_KEY, USUARIOS_KEY } from '@/access/keys'
import { onRemoteChange } from '@/shared/storage/changes'
import { keepSuffix } from '@/shared/storage/own-suffix'
import { back } from '@/shared/task/moments'
import { createTask, type Task } from '@/shared/task/task'
import { whenIdle } from '@/shared/task/when-idle'
import type { Overlays } from '@/shared/ui/overlay/overlays'
import { keepAutomaticBackups } from './automatic-backup'
import { followBadge } from './badge'
import { keepDibujos } from './dibujos'
import { keepFigures } from './figures'
import { tellLeftRestore } from './left-restore'

type Panel = {
  /** Shows an address of the panel. */
  open(address: string): void
  /** Asks the open screen's guard again. */
  guardAgain(): void
}

/** Who somebody is, and what their role may do. */
const RIGHTS: readonly string[] = [USUARIOS_KEY, PERMISOS_KEY]

/** Starts what a tab does until it closes, once somebody has signed in to it. */
export function beginStaffWork(client: QueryClient, overlays: Overlays, { open, guardAgain }: Panel): void {
  followBadge()
  // A screen that the person may no longer see must not stay open.
  onRemoteChange((key) => RIGHTS.includes(key) && guardAgain())
  keepAutomaticBackups(client)
  tellLeftRestore(client, overlays)
  keepFigures(client)
  keepDibujos()
  void keepSuffix()
  if (!hasCentral()) return
  const central: Task = createTask({
    async turn() {
      const { workWithCentral } = await import('./with-central')
      central.stop()
      workWithCentral(client, overlays, open)
    },
    // Without it nothing that is written here would ever leave, and nobody would be told.
    failed(error) {
      console.warn('No se pudo cargar la central', error)
      return true
    },
    when: [back],
  })
  whenIdle(() => void central.go())
}
