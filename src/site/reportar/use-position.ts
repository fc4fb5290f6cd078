import { useState } from 'react'
import type { Punto } from '@/entities/reportes/reporte'

const TIMEOUT_MS = 20_000

const SENTENCES: Record<number, string> = {
  1: 'No dio permiso para usar su ubicación. Escriba la dirección o una referencia.',
  2: 'El teléfono no encontró su ubicación. Escriba la dirección o una referencia.',
  3: 'La ubicación tardó demasiado. Inténtelo al aire libre o escriba una referencia.',
}

/** Asks for the position only when told to; a refusal is a sentence, never a dead end. */
export function usePosition(onPoint: (point: Punto) => void) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const locate = () => {
    if (!navigator.geolocation) {
      setError('Este navegador no da la ubicación. Escriba la dirección o una referencia.')
      return
    }
    setBusy(true)
    setError(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) => {
        setBusy(false)
        onPoint({
          lat: Number(coords.latitude.toFixed(6)),
          lng: Number(coords.longitude.toFixed(6)),
          precision: Math.round(coords.accuracy),
          fecha: new Date(timestamp).toISOString(),
        })
      },
      ({ code }) => {
        setBusy(false)
        setError(SENTENCES[code] ?? SENTENCES[2] ?? '')
      },
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
    )
  }
  return { locate, busy, error }
}
