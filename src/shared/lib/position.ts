import { SpokenError } from './spoken-error'

const TIMEOUT_MS = 20_000

const SENTENCES: Record<number, string> = {
  1: 'No dio permiso para usar su ubicación.',
  2: 'El teléfono no encontró su ubicación.',
  3: 'La ubicación tardó demasiado: inténtelo al aire libre.',
}

/** In degrees, with the accuracy in metres; `fecha` is when the phone measured it. */
type Measured = { lat: number; lng: number; precision: number; fecha: string }

/** This device's position now. @throws SpokenError, which ends with what the person can do instead */
export function askPosition(instead: string): Promise<Measured> {
  const refusal = (why: string | undefined) => new SpokenError(`${why ?? SENTENCES[2]} ${instead}`)
  if (!navigator.geolocation) return Promise.reject(refusal('Este navegador no da la ubicación.'))
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) =>
        resolve({
          lat: Number(coords.latitude.toFixed(6)),
          lng: Number(coords.longitude.toFixed(6)),
          precision: Math.round(coords.accuracy),
          fecha: new Date(timestamp).toISOString(),
        }),
      ({ code }) => reject(refusal(SENTENCES[code])),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
    )
  })
}
