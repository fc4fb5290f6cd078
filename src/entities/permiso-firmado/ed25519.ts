import { hashes, verify } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import type { Comprobar } from './verificar'

/**
 * The signature's check in a browser. WebCrypto has Ed25519 only since Chrome 137, Firefox 129 and Safari 17, and has
 * nothing at all on a page without https.
 */
export const comprobarAqui: Comprobar = (firma, mensaje, publica) => {
  hashes.sha512 = sha512
  try {
    return verify(firma, mensaje, publica, { zip215: false })
  } catch {
    // Bytes that are no key.
    return false
  }
}
