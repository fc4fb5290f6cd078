import { useSyncExternalStore } from 'react'
import { Workbox } from 'workbox-window'
import { reload } from '@/shared/ui/control/reload'

type WorkerState = {
  /** A new version waits for this person's yes. */
  updateWaiting: boolean
  /** Another tab said yes: this one runs the old version until it reloads. */
  updatedElsewhere: boolean
}

const UPDATE_CHECK_MS = 60 * 60 * 1000
const ASK_AGAIN_MS = 1000

let state: WorkerState = { updateWaiting: false, updatedElsewhere: false }
let workbox: Workbox | undefined
let registration: ServiceWorkerRegistration | undefined
let accepted = false
const listeners = new Set<() => void>()

function set(next: Partial<WorkerState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

const now = () => state

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useWorkerState = (): WorkerState => useSyncExternalStore(subscribe, now, now)

/**
 * The tab that accepts is the only one that reloads; the others are told. Asked again until the new worker has taken
 * over: a browser that is busy with the old one's last answers can forget the first time.
 */
export function acceptUpdate(): void {
  accepted = true
  const ask = () => workbox?.messageSkipWaiting()
  if (state.updatedElsewhere || !registration?.waiting) void reload()
  else {
    ask()
    setInterval(ask, ASK_AGAIN_MS)
  }
}

/** Puts the notice away; the new version takes over when the last tab closes. */
export const postponeUpdate = (): void => set({ updateWaiting: false, updatedElsewhere: false })

/** Registers /sw.js. A failure is only logged (spec §8). */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  // The first controller of a first visit is no update. Workbox's own `controlling` can't tell it from one that landed
  // meanwhile, nor this tab's yes from another's.
  let expected = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (!expected) expected = true
    else if (accepted) void reload()
    else set({ updateWaiting: false, updatedElsewhere: true })
  })

  const worker = new Workbox('/sw.js')
  workbox = worker
  // Also for one that was there before; where there is no old version nothing is new.
  worker.addEventListener('waiting', () => container.controller && set({ updateWaiting: true }))
  worker
    .register({ immediate: true })
    .then((found) => {
      registration = found
    })
    .catch((error: unknown) => console.error('No se pudo registrar el service worker', error))

  let lastCheck = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < UPDATE_CHECK_MS) return
    lastCheck = Date.now()
    worker.update().catch(() => undefined)
  })
}
