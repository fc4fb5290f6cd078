import { useSyncExternalStore } from 'react'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'

type Scheme = 'light' | 'dark'

const ATTRIBUTE = 'data-mantine-color-scheme'

const page = () => document.documentElement
export const wear = (scheme: Scheme) => page().setAttribute(ATTRIBUTE, scheme)

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(page(), { attributeFilter: [ATTRIBUTE] })
  return () => observer.disconnect()
}

/** The document's scheme: index.html sets it before the first paint, and every style sheet reads it there. */
export const useScheme = (): Scheme =>
  useSyncExternalStore(
    subscribe,
    () => (page().getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light'),
    () => 'light',
  )

/** Changes the scheme and remembers the choice. */
export function chooseScheme(scheme: Scheme): void {
  wear(scheme)
  setPreference('tema', scheme)
}

/** For as long as nobody has chosen, the page changes with the system. */
export function followSystemScheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    const { tema = 'auto' } = readPreferences()
    if (tema === 'auto') wear(matches ? 'dark' : 'light')
  })
}
