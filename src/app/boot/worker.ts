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
   * Lets the new version take over. This tab reloads; the others only learn of it. The question is repeated until the
   * new worker is in charge, because a browser that is busy with the old worker's last answers can forget it.
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

  /**
   * Registers the worker. The caller makes the Workbox, because the prerenderer can't load that package. A failure is
   * only logged (spec §8).
   */
  function register(worker: Workbox): void {
    const container = navigator.serviceWorker
    // No update card on a first visit: the first worker replaces nothing. Workbox's own `controlling` event doesn't say
    // whether there was a worker before, nor which tab accepted the new one.
    let hadWorker = container.controller !== null
    container.addEventListener('controllerchange', () => {
      if (!hadWorker) hadWorker = true
      else if (accepted) void reload.run()
      else set({ updateWaiting: false, updatedElsewhere: true })
    })

    workbox = worker
    // Workbox tells this too of a worker that was waiting before the page opened. Without a controller there is no old
    // version, so the waiting one is no update.
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
