import type { QueryClient } from '@tanstack/react-query'
import { dropAvisos } from '@/access/central/avisos'
import { callCentral } from '@/access/central/http'
import { onSessionChange, sessionUserId } from '@/access/session'
import { copiasModule } from '@/entities/copias/module'
import { onCommit, onRemoteChange } from '@/shared/storage/changes'
import { fetchMissingPhotos } from '@/shared/storage/device/photos'
import { collections } from '@/sync/collections'
import { lead } from '@/sync/lead/lead'
import { fetchPhoto } from '@/sync/photos'
import { askLeader, hideState } from '@/sync/state'
import { theCentral } from '@/sync/talk'

/** In ms: a form may write several lists one after another, which go in one round. */
const TOGETHER_MS = 300

/** Runs `task` in one tab of this browser at a time; when that tab closes, another runs it. */
function inOneTab(task: () => void): void {
  try {
    if (navigator.locks) {
      navigator.locks.request('bomberos-central', () => new Promise<never>(task)).catch(() => undefined)
      return
    }
  } catch {
    // A sandboxed origin throws on access.
  }
  task()
}

/** Ends the central's session and this device's avisos, when somebody signs out here. */
async function leave(): Promise<void> {
  try {
    const endpoint = await dropAvisos(await navigator.serviceWorker?.getRegistration())
    await callCentral('DELETE', '/sesion', endpoint && { endpoint })
  } catch (error) {
    console.warn('La sesión con la central termina más tarde', error)
  }
}

/** Keeps this device and its central in step. One tab talks to the central; every tab shows how the device stands. */
export function keepCentral(client: QueryClient): void {
  const keys = new Set(collections().map(({ key }) => key))
  const central = theCentral()
  let leader: ReturnType<typeof lead> | undefined
  let soon: ReturnType<typeof setTimeout> | undefined

  fetchMissingPhotos(fetchPhoto)
  askLeader('state')
  inOneTab(() => {
    leader = lead({
      ...central,
      async keepCopy() {
        await central.keepCopy()
        await client.invalidateQueries({ queryKey: [copiasModule.key] })
      },
    })
  })

  const written = (key: string) => {
    if (!keys.has(key)) return
    clearTimeout(soon)
    soon = setTimeout(() => {
      leader?.written().catch((error) => console.error('La central: no se pudo leer', error))
    }, TOGETHER_MS)
  }
  onCommit((commits) => commits[0] && written(commits[0].module.key))
  onRemoteChange(written)

  onSessionChange((left) => {
    leader?.handOver().catch((error) => console.error('La central: no se pudo leer', error))
    if (left) void leave()
    if (sessionUserId()) askLeader('round')
    else hideState()
  })
}
