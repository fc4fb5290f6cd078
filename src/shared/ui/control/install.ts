import { createContext, use } from 'react'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { createStore, useStore } from './store'

type InstallPrompt = Event & { prompt(): Promise<unknown> }

export type InstallOffer = {
  /** Missing on iOS, which never lets a page ask. */
  install: (() => void) | undefined
  dismiss: () => void
}

/** An iPad calls itself a Mac, which has no touch screen. */
export const isIos = (): boolean =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

/** The offer to install the app: it stands from when the browser allows it until somebody has answered. */
export function createInstall() {
  const offer = createStore<InstallOffer | null>(null)
  const end = () => offer.set(null)
  const dismiss = () => {
    setPreference('instalacionDescartada', true)
    end()
  }

  /** Not called by the prerenderer, which has no window. */
  function listen(): void {
    if (readPreferences().instalacionDescartada || isInstalled()) return
    if (isIos()) offer.set({ install: undefined, dismiss })
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      const install = () => {
        end()
        void (event as InstallPrompt).prompt()
      }
      offer.set({ install, dismiss })
    })
    window.addEventListener('appinstalled', end)
  }

  return { offer, listen }
}

type Install = ReturnType<typeof createInstall>

/** The running app's own: see `createApp`. */
export const InstallContext = createContext<Install | null>(null)

export function useInstall(): InstallOffer | null {
  const install = use(InstallContext)
  if (!install) throw new Error('No InstallContext above this component')
  return useStore(install.offer)
}
