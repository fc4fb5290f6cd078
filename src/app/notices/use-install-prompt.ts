import { useEffect, useState } from 'react'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'

type InstallPrompt = Event & { prompt(): Promise<unknown> }

export type InstallOffer = {
  /** Missing on iOS, which never lets a page ask. */
  install: (() => void) | undefined
  dismiss: () => void
}

const isIos = () => /iphone|ipad|ipod/i.test(navigator.userAgent)
const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

/** Offers to install once the browser says that it can, until somebody has answered. */
export function useInstallPrompt(): InstallOffer | null {
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (readPreferences().instalacionDescartada || isInstalled()) return
    setShown(isIos())
    const onPrompt = (event: Event) => {
      event.preventDefault()
      setPrompt(event as InstallPrompt)
      setShown(true)
    }
    const onInstalled = () => setShown(false)
    window.addEventListener('beforeinstallprompt', onPrompt)
    window.addEventListener('appinstalled', onInstalled)
    return () => {
      window.removeEventListener('beforeinstallprompt', onPrompt)
      window.removeEventListener('appinstalled', onInstalled)
    }
  }, [])

  if (!shown) return null
  const dismiss = () => {
    setPreference('instalacionDescartada', true)
    setShown(false)
  }
  const ask = () => {
    setShown(false)
    void prompt?.prompt()
  }
  return { install: prompt ? ask : undefined, dismiss }
}
