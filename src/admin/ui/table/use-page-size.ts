import { useState } from 'react'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'

export const PAGE_SIZES = [25, 50, 100] as const
const DEFAULT_SIZE = 50

export const readPageSize = () => readPreferences().filasPorPagina ?? DEFAULT_SIZE

/** The rows per page, remembered in this browser. */
export function usePageSize(): [number, (size: number) => void] {
  const [size, setSize] = useState(readPageSize)
  return [
    size,
    (next) => {
      setPreference('filasPorPagina', next)
      setSize(next)
    },
  ]
}
