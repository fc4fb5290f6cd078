import type { QueryClient } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { endSession } from '@/access/central/sign-out'
import { onSessionChange, sessionUserId } from '@/access/session'
import { copiasModule } from '@/entities/copias/module'
import { endAvisosHere } from '@/entities/told-here'
import { onCommit, onRemoteChange } from '@/shared/storage/changes'
import { fetchMissingPhotos } from '@/shared/storage/device/photos'
import { collections } from '@/sync/collections'
import { lead } from '@/sync/lead/lead'
import { leadWhileSeen } from '@/sync/lead/leadership'
import { fetchPhoto } from '@/sync/photos/transfer'
import { askLeader, hideState } from '@/sync/state'
import { theCentral } from '@/sync/talk'

/** In ms: a form may write several lists one after another, which go in one round. */
const TOGETHER_MS = 300

/** Ends the central's session and this device's avisos, when somebody signs out here. */
async function leave(): Promise<void> {
  const registration = navigator.serviceWorker?.getRegistration()
  const endpoint = await registration?.then(endAvisosHere).catch(() => undefined)
  await endSession({ endpoint })
}

/** Keeps this device and its central in step. One tab talks to the central; every tab shows how the device stands. */
export function keepCentral(client: QueryClient): void {
  const keys = new Set(collections().map(({ key }) => key))
  const central = theCentral()
  let leader: ReturnType<typeof lead> | undefined
  let soon: ReturnType<typeof setTimeout> | undefined

  fetchMissingPhotos(fetchPhoto)
  askLeader('state')
  leadWhileSeen(() => {
    const begun = lead({
      ...central,
      async keepCopy() {
        await central.keepCopy()
        await client.invalidateQueries({ queryKey: [copiasModule.key] })
      },
    })
    leader = begun
    return () => {
      begun.stop()
      if (leader === begun) leader = undefined
    }
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
    if (left && hasCentral()) void leave()
    if (sessionUserId()) askLeader('round')
    else hideState()
  })
}
