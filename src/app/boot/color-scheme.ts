import type { MantineColorSchemeManager } from '@mantine/core'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'

/** Mantine's own manager would write a key without the product's prefix. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => readPreferences().tema ?? fallback,
  set: (value) => setPreference('tema', value),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => setPreference('tema', undefined),
}
