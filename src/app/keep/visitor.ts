import type { QueryClient } from '@tanstack/react-query'
import { SESSION_TOKEN_KEY } from '@/access/keys'
import { onSessionChange, sessionUserId } from '@/access/session'
import { setSource } from '@/shared/query/read-from'
import { onRemoteChange } from '@/shared/storage/changes'
import { FECHA, PUBLIC_LISTS, PUBLIC_OBJECTS, type Publico, RETIRADAS } from '@/sync/publico/publico'
import { askPublished, type Carried, carriedByPage, firstPublished } from './published'
import { keepSeenPictures } from './seen-pictures'

/** In ms: a tab that was away longer asks anew. */
const OLD_MS = 60_000

const KEYS = [...PUBLIC_OBJECTS, ...PUBLIC_LISTS, RETIRADAS, FECHA]

function valueIn(publico: Carried & Partial<Publico>, key: string): unknown {
  if (key === FECHA) return publico.fecha
  return key === RETIRADAS ? publico.retiradas : publico.datos[key]
}

/**
 * Shows a visitor what the central published instead of this browser's own data, and somebody who is signed in the
 * device's own. Later it asks again when the person comes back to the page, or the network does.
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
    // A page that tells where the station is waits for nobody.
    const short = !here && carried && key !== RETIRADAS && !PUBLIC_LISTS.includes(key)
    return short ? Promise.resolve(valueIn(carried, key)) : all().then((publico) => valueIn(publico, key))
  }

  /** What isn't on the screen is forgotten, or the panel would begin with what visitors see. */
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
