import { RefusedError } from '@/shared/storage/errors'

/** The browser's cryptography. @throws RefusedError when the page was opened without https, where there is none */
export function subtle(): SubtleCrypto {
  // Its type says that it is always there, but over http in the station's own network it is missing.
  const found = crypto.subtle as SubtleCrypto | undefined
  if (!found)
    throw new RefusedError(
      'Para esto el sitio debe abrirse con https. Pida esa dirección a quien lo administra.',
    )
  return found
}
