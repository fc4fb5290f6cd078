import { withLock } from '@/shared/storage/entry/lock'
import type { Versioned } from '@/shared/storage/stored-module'
import { COPIAS_LOCK, capture, deleteCopias, keepCopia, listCopias } from './copias'
import { expired, type Frecuencia, isDue } from './schedule'

export type Plan = { backupAutomatico: boolean; frecuenciaBackup: Frecuencia; retencionBackup: number }

/**
 * Keeps a copy of `modulos` when one is due by the configured frequency, and deletes those past their `retencionBackup` days.
 * True when a copy was kept. One tab at a time. @throws StorageError when it doesn't fit
 */
export function keepAutomatic(plan: Plan, modulos: readonly Versioned[], now = new Date()): Promise<boolean> {
  return withLock(COPIAS_LOCK, async () => {
    const copias = await listCopias()
    const due = plan.backupAutomatico && isDue(copias, plan.frecuenciaBackup, now)
    const copia = due ? await capture(modulos, now) : null
    const kept = copia !== null && Object.keys(copia.modulos).length > 0
    if (kept) await keepCopia(copia, 'automatica')
    const old = expired(kept ? await listCopias() : copias, plan.retencionBackup, now)
    if (old.length > 0) await deleteCopias(old)
    return kept
  })
}
