import { beforeSession } from '@/access/central/first-session'
import { hasLeftCentral } from '@/access/central/left'
import { centralMark, hasLeft } from '@/access/central/mark'
import { SESSION_TOKEN_KEY } from '@/access/keys'
import { onSessionChange, sessionUserId } from '@/access/session'
import type { App } from '@/app/create-app'
import { phoneStart } from '@/entities/despacho/phone-start'
import { refreshKey, type Source, setSource } from '@/shared/query/read-from'
import { onRemoteChange } from '@/shared/storage/changes'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { readUnseen } from '@/shared/storage/entry/unseen'
import { networkBack, seenAgain } from '@/shared/task/moments'
import {
  COUNTED_FIGURES,
  FECHA,
  FIRMAS,
  PUBLIC_LISTS,
  PUBLIC_OBJECTS,
  PUBLISHED_KEY,
  RETIRADAS,
  TRAMITE,
} from '@/sync/publico/publico'
import { askPublished, type Carried, carriedByPage, firstPublished, type Heard } from './published'
import { keepSeenPictures } from './seen-pictures'

/** A tab that comes back asks again if it last asked longer ago than this. */
const OLD_MS = 60_000

/** Those that no page brings along. */
const APART = [...PUBLIC_LISTS, RETIRADAS, FIRMAS, TRAMITE]
const KEYS = [...PUBLIC_OBJECTS, ...APART, FECHA]

function valueIn(publico: Carried & Partial<Heard>, key: string): unknown {
  if (key === FECHA) return publico.fecha
  const value = publico.datos[key]
  // A copy that a version before this one kept is at least as new as what it says.
  if (key === FIRMAS) return value ? { ...value, oido: publico.oido ?? publico.fecha } : null
  // A copy of before the brigade inspected doesn't have it.
  if (key === TRAMITE) return value ?? null
  return key === RETIRADAS ? publico.retiradas : value
}

/** A phone of somebody of the brigade has the running call and the way to their place on every page. */
async function servePhone({ queryClient, router }: Pick<App, 'queryClient' | 'router'>): Promise<void> {
  try {
    // An iPhone's icon shares nothing with the page on which somebody was given a code: it says where the code goes.
    const iphone = 'standalone' in navigator && navigator.standalone === true
    if (!(await phoneStart()) && !(iphone && !readPreferences().sinLugar)) return
    const { followPhone } = await import('@/site/mi/llamada/follow-phone')
    followPhone(queryClient, router)
  } catch (error) {
    console.warn('No se pudo cargar lo de la brigada', error)
  }
}

/**
 * Shows visitors what the central published, and people who are signed in what the device has; of lists that are unknown
 * here they see what is published too, and the figures that the central counted. It asks the central again when the
 * person comes back to the page, and when the network is back.
 */
export function showPublished({ queryClient: client, router }: App): void {
  const carried = carriedByPage()
  let here: Heard | undefined
  let known: Promise<Heard> | undefined
  let asked = 0
  const tellPictures = keepSeenPictures()

  async function all(): Promise<Heard> {
    known ??= firstPublished(carried)
    if (here) return here
    const first = await known
    if (here) return here
    here = first
    tellPictures(here)
    return here
  }

  async function published(key: string): Promise<unknown> {
    // The institution's own data came with the page: showing where the station is must not wait for the network.
    const inPage = !here && carried && !APART.includes(key)
    return valueIn(inPage ? carried : await all(), key)
  }

  const forVisitors: Source = (key, own) => (KEYS.includes(key) ? published(key) : own())

  const forStaff: Source = async (key, own) => {
    if (!KEYS.includes(key)) return own()
    if (key === FIRMAS) {
      // They keep no copy up to date by themselves, and check permits more than anybody.
      if (Date.now() - asked > OLD_MS) void refresh(true)
      return published(key)
    }
    // Whoever sees no tariffs reads them as visitors do.
    if (key === TRAMITE) return published(key)
    const unseen = await readUnseen()
    // This device can't count what it doesn't know.
    return unseen.has(key) || (key === COUNTED_FIGURES && unseen.size > 0) ? published(key) : own()
  }

  /** A device that left its central goes on with what it has. */
  function source(): Source | null {
    if (hasLeft()) return null
    return sessionUserId() ? forStaff : forVisitors
  }

  /** Drops what isn't on the screen too, or the panel would begin with what visitors see. */
  function show(): void {
    for (const key of KEYS) void refreshKey(client, key)
  }

  async function refresh(always = false): Promise<void> {
    if (hasLeft() || (!always && sessionUserId() && (await readUnseen()).size === 0)) return
    asked = Date.now()
    const shown = (here ?? carried)?.version
    try {
      here = await askPublished()
      tellPictures(here)
      const isNews = shown === undefined ? sessionUserId() !== null : here.version !== shown
      if (isNews) show()
      // Heard later, it says the same as of a later day.
      else void refreshKey(client, FIRMAS)
    } catch {
      // The copy stays.
    }
  }

  function change(): void {
    setSource(client, source())
    show()
  }

  /** A version before this one kept it only where it is read slowly. */
  async function recallLeaving(): Promise<void> {
    if (hasLeft() || !(await hasLeftCentral())) return
    setPreference('central', 'fuera')
    change()
  }

  setSource(client, source())
  beforeSession(async () => {
    if (centralMark() === 'suya') await (await import('@/sync/join/unheard')).markUnheard()
  })
  void recallLeaving()
  onSessionChange(change)
  onRemoteChange((key) => {
    if (key === SESSION_TOKEN_KEY) change()
    if (key === PUBLISHED_KEY) void refresh()
  })
  networkBack(() => void refresh())
  seenAgain(() => Date.now() - asked > OLD_MS && void refresh())
  void refresh()
  void servePhone({ queryClient: client, router })
}
