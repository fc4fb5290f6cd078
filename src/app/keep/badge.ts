import { currentUser } from '@/access/current-user'
import { SESSION_TOKEN_KEY, SESSION_USER_KEY, USUARIOS_KEY } from '@/access/keys'
import { can } from '@/access/permissions'
import { onSessionChange } from '@/access/session'
import { despachosList } from '@/entities/despacho/module'
import { reportesList } from '@/entities/reportes/reportes-list'
import { writtenAnywhere } from '@/shared/task/moments'
import { createTask } from '@/shared/task/task'

const WATCHED: readonly string[] = [
  reportesList.key,
  despachosList.key,
  USUARIOS_KEY,
  SESSION_USER_KEY,
  SESSION_TOKEN_KEY,
]

/** How many reports wait for the signed-in person; 0 for those who may not see them. */
async function countPending(): Promise<number> {
  if (!can(await currentUser(), 'reportes:view')) return 0
  // Loaded only for staff: a visitor's first page doesn't need it.
  const { countPendingReportes } = await import('@/entities/reportes-atendidos')
  return countPendingReportes()
}

async function show(): Promise<void> {
  const pending = await countPending()
  await (pending > 0 ? navigator.setAppBadge(pending) : navigator.clearAppBadge())
}

/**
 * Shows on the installed app's icon how many reports are PENDIENTE, where the system has such a badge. Returns how to
 * stop.
 */
export function followBadge(): () => void {
  if (typeof navigator.setAppBadge !== 'function') return () => undefined
  const badge = createTask({
    turn: show,
    failed: () => false,
    when: [onSessionChange, writtenAnywhere(WATCHED)],
  })
  void badge.go()
  return badge.stop
}
