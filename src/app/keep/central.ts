import type { QueryClient } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { endSession } from '@/access/central/sign-out'
import { onSessionChange, sessionUserId } from '@/access/session'
import { copiasModule } from '@/entities/copias/module'
import { endAvisosHere } from '@/entities/told-here'
import { fetchMissingPhotos } from '@/shared/storage/device/photos'
import { writtenAnywhere } from '@/shared/task/moments'
import { createTask } from '@/shared/task/task'
import { collections } from '@/sync/collections'
import { lead } from '@/sync/lead/lead'
import { leadWhileSeen } from '@/sync/lead/leadership'
import { fetchPhoto } from '@/sync/photos/transfer'
import { askLeader, hideState } from '@/sync/state'
import { theCentral } from '@/sync/talk'

/** In ms: a form may write several lists one after another, which go in one round. */
const TOGETHER_MS = 300

function unread(error: unknown): boolean {
  console.error('La central: no se pudo leer', error)
  return false
}

/** Ends the central's session and this device's avisos, when somebody signs out here. */
async function leave(): Promise<void> {
  const registration = navigator.serviceWorker?.getRegistration()
  const endpoint = await registration?.then(endAvisosHere).catch(() => undefined)
  await endSession({ endpoint })
}

/** Keeps this device and its central in step. One tab talks to the central; every tab shows how the device stands. */
export function keepCentral(client: QueryClient): void {
  const central = theCentral()
  let leader: ReturnType<typeof lead> | undefined

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

  const telling = createTask({ turn: async () => leader?.written(), failed: unread })
  writtenAnywhere(collections().map(({ key }) => key))(() => telling.later(TOGETHER_MS))

  onSessionChange((left) => {
    leader?.handOver().catch(unread)
    if (left && hasCentral()) void leave()
    if (sessionUserId()) askLeader('round')
    else hideState()
  })
}
