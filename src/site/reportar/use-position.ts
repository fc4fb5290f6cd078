import { useState } from 'react'
import type { Punto } from '@/entities/reportes/punto'
import { loadPosition } from './later'

/** Asks for the position only when told to. */
export function usePosition(onPoint: (point: Punto) => void) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const locate = async () => {
    setBusy(true)
    setError(null)
    try {
      const { askPosition } = await loadPosition()
      onPoint(await askPosition())
    } catch (cause) {
      setError((cause as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { locate: () => void locate(), busy, error }
}
