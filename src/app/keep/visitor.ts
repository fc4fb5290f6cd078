import type { QueryClient } from '@tanstack/react-query'
import { SESSION_TOKEN_KEY } from '@/access/keys'
import { onSessionChange, sessionUserId } from '@/access/session'
import { setSource } from '@/shared/query/read-from'
import { onRemoteChange } from '@/shared/storage/changes'
import { FECHA, PUBLIC_LISTS, PUBLIC_OBJECTS, type Publico, RETIRADAS } from '@/sync/publico/publico'
import { askPublished, type Carried, carriedByPage, firstPublished } from './published'
import { keepSeenPictures } from './seen-pictures'

/** A tab that comes back asks again if it last asked longer ago than this. */
const OLD_MS = 60_000

const KEYS = [...PUBLIC_OBJECTS, ...PUBLIC_LISTS, RETIRADAS, FECHA]

function valueIn(publico: Carried & Partial<Publico>, key: string): unknown {
  if (key === FECHA) return publico.fecha
  return key === RETIRADAS ? publico.retiradas : publico.datos[key]
}

/**
 * Shows visitors what the central published, and people who are signed in what the device has. It asks the central
 * again when the person comes back to the page, and when the network is back.
 */
export function showPublished(client: QueryClient): void {
  const carried = carriedByPage()
  let here: Publico | undefined
  let known: Promise<Publico> | undefined
  let asked = 0
  const tellPictures = keepSeenPictures()

  async function all(): Promise<Publico> {
    known ??= firstPublished(carried)
    if (here) return here
    const first = await known
    if (here) return here
    here = first
    tellPictures(here)
    return here
  }

  function source(key: string): Promise<unknown> | undefined {
    if (!KEYS.includes(key)) return undefined
    // The institution's own data came with the page: showing where the station is must not wait for the network.
    const inPage = !here && carried && key !== RETIRADAS && !PUBLIC_LISTS.includes(key)
    return inPage ? Promise.resolve(valueIn(carried, key)) : all().then((publico) => valueIn(publico, key))
  }

  /** Reads again what is on the screen and drops the rest, or the panel would begin with what visitors see. */
  function show(): void {
    for (const key of KEYS) {
      client.removeQueries({ queryKey: [key], type: 'inactive' })
      void client.invalidateQueries({ queryKey: [key] })
    }
  }

  async function refresh(): Promise<void> {
    if (sessionUserId()) return
    asked = Date.now()
    const shown = (here ?? carried)?.version
    try {
      here = await askPublished()
      tellPictures(here)
      if (shown !== undefined && here.version !== shown) show()
    } catch {
      // The copy stays.
    }
  }

  function change(): void {
    setSource(client, sessionUserId() ? null : source)
    show()
  }

  setSource(client, sessionUserId() ? null : source)
  onSessionChange(change)
  onRemoteChange((key) => key === SESSION_TOKEN_KEY && change())
  window.addEventListener('online', () => void refresh())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > OLD_MS) void refresh()
  })
  void refresh()
}
