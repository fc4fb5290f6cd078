import type { Punto } from '@/entities/reportes/punto'

const TIMEOUT_MS = 20_000

const SENTENCES: Record<number, string> = {
  1: 'No dio permiso para usar su ubicación. Escriba la dirección o una referencia.',
  2: 'El teléfono no encontró su ubicación. Escriba la dirección o una referencia.',
  3: 'La ubicación tardó demasiado. Inténtelo al aire libre o escriba una referencia.',
}

/** The phone's position now. Rejects with a sentence for the person, who can always go on without it. */
export function askPosition(): Promise<Punto> {
  if (!navigator.geolocation)
    return Promise.reject(
      new Error('Este navegador no da la ubicación. Escriba la dirección o una referencia.'),
    )
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) =>
        resolve({
          lat: Number(coords.latitude.toFixed(6)),
          lng: Number(coords.longitude.toFixed(6)),
          precision: Math.round(coords.accuracy),
          fecha: new Date(timestamp).toISOString(),
        }),
      ({ code }) => reject(new Error(SENTENCES[code] ?? SENTENCES[2])),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 },
    )
  })
}
