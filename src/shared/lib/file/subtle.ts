import { RefusedError } from '@/shared/storage/errors'

/** The browser's cryptography. @throws RefusedError where the page wasn't opened with https: there is none there */
export function subtle(): SubtleCrypto {
  // Typed as always there, which it isn't over http in the station's own network.
  const found = crypto.subtle as SubtleCrypto | undefined
  if (!found)
    throw new RefusedError(
      'Para esto el sitio debe abrirse con https. Pida esa dirección a quien lo administra.',
    )
  return found
}
