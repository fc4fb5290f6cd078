import { ago } from '@/shared/lib/ago'
import { addDays } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import type { KeptCopia } from './copias'

export type Frecuencia = 'DIARIO' | 'SEMANAL' | 'MENSUAL'

/** How many restores can still be undone. */
const KEPT_SNAPSHOTS = 3
/** The most that a browser keeps, whatever the retention says. */
const KEPT_AUTOMATIC = 60

const DAY_MS = 24 * 60 * 60 * 1000

/** In ms: a last copy counts as old after a month. */
export const OLD_MS = 31 * DAY_MS

/** The day from which the next copy is due. A month after the 31st is the last day of a shorter month. */
function nextDay(last: string, frecuencia: Frecuencia): string {
  if (frecuencia !== 'MENSUAL') return addDays(last, frecuencia === 'DIARIO' ? 1 : 7)
  const [year = 0, month = 0, day = 0] = last.split('-').map(Number)
  const next = new Date(Date.UTC(year, month + 1, 0))
  next.setUTCDate(Math.min(day, next.getUTCDate()))
  return next.toISOString().slice(0, 10)
}

/**
 * Whether an automatic copy is due, by calendar days. Copies dated in the future are ignored.
 */
export function isDue(copias: readonly KeptCopia[], frecuencia: Frecuencia, now: Date): boolean {
  const last = copias.find(({ motivo }) => motivo === 'automatica')
  if (!last) return true
  const moment = new Date(last.momento)
  return !(moment <= now) || toDay(now) >= nextDay(toDay(moment), frecuencia)
}

/** Ids to delete: automatic copies older than `retencion` days but never the newest, and old snapshots. */
export function expired(copias: readonly KeptCopia[], retencion: number, now: Date): string[] {
  const oldest = now.getTime() - retencion * DAY_MS
  const automatic = copias
    .filter(({ motivo }) => motivo === 'automatica')
    .filter(({ momento }, index) => index > 0 && (index >= KEPT_AUTOMATIC || Date.parse(momento) < oldest))
  const snapshots = copias
    .filter(({ motivo }) => motivo !== 'automatica' && motivo !== 'manual')
    .slice(KEPT_SNAPSHOTS)
  return [...automatic, ...snapshots].map(({ id }) => id)
}

/** Whether the last copy that left this device is too old, or there is none. `descarga` is its ISO instant. */
export const isDownloadOld = (descarga: string | null, now: Date): boolean =>
  descarga === null || now.getTime() - Date.parse(descarga) >= OLD_MS

/** The age of the last copy that left this device, in a sentence. */
export const downloadSentence = (descarga: string | null, now: Date): string =>
  descarga
    ? `La última copia completa se descargó ${ago(descarga, now)}.`
    : 'Todavía no se ha descargado ninguna copia completa.'
