import type { QueryClient } from '@tanstack/react-query'
import { currentUser } from '@/access/current-user'
import { can } from '@/access/permissions'
import { onSessionChange } from '@/access/session'
import { copiasModule } from '@/entities/copias/module'
import { forgetRestoreMark, leftRestore, type RestoreMark } from '@/entities/copias/restore-mark'
import { announce, announceReplaced } from '@/shared/storage/changes'
import { createTask } from '@/shared/task/task'
import type { Overlays } from '@/shared/ui/overlay/overlays'

type Words = { title: string; done: string; undone: string }

const RESTORED: Words = {
  title: 'Se cerró la aplicación mientras se restauraba una copia',
  done: 'La restauración quedó completa. Puede deshacerla en Configuración, pestaña Backup.',
  undone: 'No se restauró nada. Los datos están como antes. Puede intentarlo otra vez.',
}

const WORDS: Partial<Record<RestoreMark['motivo'], Words>> = {
  deshecho: {
    title: 'Se cerró la aplicación mientras se deshacía una restauración',
    done: 'Quedó deshecha: los datos están como antes de restaurar.',
    undone: 'No se deshizo nada. Los datos están como antes. Puede intentarlo otra vez.',
  },
  vaciado: {
    title: 'Se cerró la aplicación mientras se vaciaban los módulos',
    done: 'Los módulos quedaron vacíos. Lo que había está en una copia, en Configuración, pestaña Backup.',
    undone: 'No se vació nada. Los datos están como antes. Puede intentarlo otra vez.',
  },
}

/**
 * Completes a restore that was cut off. The journals already have all of it or none; this brings every list to its
 * journal's state and tells every tab.
 */
async function finish(client: QueryClient, { titulo, usuario, hecha }: RestoreMark): Promise<void> {
  const [{ loadAllModules }, { backupKeys }] = await Promise.all([
    import('@/admin/shell/data/data-modules'),
    import('@/entities/modules'),
  ])
  await loadAllModules()
  await client.invalidateQueries()
  if (!hecha) return
  for (const key of backupKeys()) announceReplaced(key)
  const after = { titulo: `${titulo}, con la aplicación cerrada a la mitad` }
  announce([
    {
      module: copiasModule,
      action: 'restore',
      before: null,
      after,
      overwritten: [],
      ...(usuario && { author: usuario }),
    },
  ])
}

async function tell(client: QueryClient, { showNotice }: Overlays): Promise<void> {
  if (!can(await currentUser(), 'config:edit')) return
  const mark = await leftRestore()
  if (!mark) return
  await finish(client, mark)
  const { title, done, undone } = WORDS[mark.motivo] ?? RESTORED
  showNotice(title, mark.hecha ? done : undone, true)
  await forgetRestoreMark()
}

/**
 * At start and at sign-in, tells a person who may restore what came of a restore during which the app was closed.
 * Returns how to stop.
 */
export function tellLeftRestore(client: QueryClient, overlays: Overlays): () => void {
  const telling = createTask({
    turn: () => tell(client, overlays),
    failed: 'No se pudo saber si quedó una restauración a medias',
    when: [onSessionChange],
  })
  void telling.go()
  return telling.stop
}
