import type { Workbox } from 'workbox-window'
import type { Reload } from '@/shared/ui/control/reload'
import { createStore } from '@/shared/ui/control/store'

type WorkerState = {
  /** A new version waits until this person accepts it. */
  updateWaiting: boolean
  /** Another tab accepted the update: this one runs the old version until it reloads. */
  updatedElsewhere: boolean
}

const UPDATE_CHECK_MS = 60 * 60 * 1000
const ASK_AGAIN_MS = 1000

/** The page's side of the service worker. */
export function createWorker(reload: Reload) {
  const state = createStore<WorkerState>({ updateWaiting: false, updatedElsewhere: false })
  const set = (next: Partial<WorkerState>) => state.set({ ...state.get(), ...next })
  let workbox: Workbox | undefined
  let registration: ServiceWorkerRegistration | undefined
  let accepted = false

  /**
   * The tab that accepts is the only one that reloads; the others are told. Asked again until the new worker has taken
   * over: a browser that is busy with the old one's last answers can forget the first time.
   */
  function accept(): void {
    accepted = true
    const ask = () => workbox?.messageSkipWaiting()
    if (state.get().updatedElsewhere || !registration?.waiting) void reload.run()
    else {
      ask()
      setInterval(ask, ASK_AGAIN_MS)
    }
  }

  /** Not made here: the prerenderer, which has no worker, can't load it. A failure is only logged (spec §8). */
  function register(worker: Workbox): void {
    const container = navigator.serviceWorker
    // The first controller of a first visit is no update. Workbox's own `controlling` can't tell it from one that landed
    // meanwhile, nor this tab's yes from another's.
    let expected = container.controller !== null
    container.addEventListener('controllerchange', () => {
      if (!expected) expected = true
      else if (accepted) void reload.run()
      else set({ updateWaiting: false, updatedElsewhere: true })
    })

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

  return {
    state,
    accept,
    /** Puts the notice away; the new version takes over when the last tab closes. */
    postpone: () => set({ updateWaiting: false, updatedElsewhere: false }),
    register,
  }
}

export type AppWorker = ReturnType<typeof createWorker>
