import { useLayoutEffect } from 'react'
import { readPreferences } from '@/shared/storage/device/preferences'
import { wear } from '@/shared/ui/theme/color-scheme'

/** Darkens the page while a screen is drawn that is read at night in a cab, whatever the person chose for the others. */
export function useDarkPage(): void {
  useLayoutEffect(() => {
    wear('dark')
    return () => {
      const { tema = 'auto' } = readPreferences()
      const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
      wear(tema === 'auto' ? system : tema)
    }
  }, [])
}
