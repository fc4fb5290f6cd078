import { currentUser } from '@/access/current-user'
import { can } from '@/access/permissions'
import { onSessionChange } from '@/access/session'
import { despachosList } from '@/entities/despacho/module'
import { onReportOpened } from '@/entities/reportes/opened'
import { creadoEn, type Reporte } from '@/entities/reportes/reporte'
import { reportesList } from '@/entities/reportes/reportes-list'
import { isWaitingEmergency } from '@/entities/reportes/waiting'
import { readAtendidos } from '@/entities/reportes-atendidos'
import { formatMoment } from '@/shared/lib/fecha'
import { onCommit, onRemoteChange } from '@/shared/storage/changes'
import { readPreferences } from '@/shared/storage/device/preferences'
import { playTone } from '@/shared/ui/control/tone'
import type { Overlays } from '@/shared/ui/overlay/overlays'

type Place = { message: string; address: string }

/** The words for the emergencies that arrived together, and the address that shows them. */
function placeOf(news: readonly Reporte[]): Place {
  const [first] = news
  if (!first || news.length > 1)
    return {
      message: `Llegaron ${news.length} emergencias.`,
      address: '/admin/reportes?categoria=Emergencia&estado=PENDIENTE',
    }
  const { id, titulo, ubicacion } = first
  return {
    message: [titulo, ubicacion, formatMoment(creadoEn(first))].filter(Boolean).join(', '),
    address: `/admin/reportes?ver=${encodeURIComponent(id)}`,
  }
}

/**
 * Tells a person who may see reports of each emergency that another device or a citizen's phone filed, while the panel
 * is open. `open` shows an address of the panel.
 */
export function tellEmergencies({ showNotice }: Overlays, open: (address: string) => void) {
  let known: ReadonlySet<string> | undefined
  let queue = Promise.resolve()
  /** What is on the screen: for which reports, and how to take it off. */
  const shown = new Map<() => void, readonly string[]>()
  const closeUnless = (holds: (id: string) => boolean) => {
    for (const [close, ids] of shown) {
      if (ids.some(holds)) continue
      close()
      shown.delete(close)
    }
  }
  const look = async (tell: boolean) => {
    if (!can(await currentUser(), 'reportes:view')) {
      known = undefined
      closeUnless(() => false)
      return
    }
    const waiting = (await readAtendidos()).filter(isWaitingEmergency)
    // Somebody sees to it: whoever read it as new would send the truck again.
    closeUnless((id) => waiting.some((report) => report.id === id))
    const news = known && waiting.filter(({ id }) => !known?.has(id))
    known = new Set([...(known ?? []), ...waiting.map(({ id }) => id)])
    if (!tell || !news || news.length === 0) return
    const { message, address } = placeOf(news)
    const close = showNotice('Nueva emergencia', message, true, { label: 'Abrir', run: () => open(address) })
    shown.set(
      close,
      news.map(({ id }) => id),
    )
    if (readPreferences().sonidoEmergencias) await playTone()
  }
  // One after another, so that nothing is told twice; a task would join a look that tells with one that doesn't.
  const refresh = (tell: boolean) => {
    queue = queue
      .then(() => look(tell))
      .catch((error) => console.warn('No se pudo avisar de una emergencia', error))
  }
  refresh(false)
  const stops = [
    onSessionChange(() => refresh(false)),
    // What somebody does in this tab is no news here.
    onCommit((commits) => commits.some(({ module }) => module.key === reportesList.key) && refresh(false)),
    onRemoteChange((key) => {
      if (key === reportesList.key) refresh(true)
      // A crew is called to it: nothing new, and it waits no more.
      if (key === despachosList.key) refresh(false)
    }),
    // It would lie over what it tells of.
    onReportOpened((opened) => {
      for (const [close, ids] of shown) if (ids.includes(opened)) close()
    }),
  ]
  return {
    /** Resolves when every change so far was looked at. */
    settled: () => queue,
    stop(): void {
      for (const stop of stops) stop()
    },
  }
}
