import { hashes, verify } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { toDay } from '@/shared/lib/fecha'
import { fromBase64Url } from '@/shared/lib/file/base64'
import { leer, marcaOf, type Permiso } from './codigo'

/** A public key of the brigade, as its central publishes it. */
type Llave = {
  /** Four bytes in hex. */
  id: string
  /** Its 32 bytes in base64url. */
  publica: string
  /** The day on which it was replaced, as `YYYY-MM-DD`: what it signed until then stays valid. null for the one that signs. */
  retirada: string | null
}

/** A permit that was annulled: the mark of its signature, and the day as `YYYY-MM-DD`. */
type Anulado = { marca: string; dia: string }

/** What a visitor's phone keeps to judge permits without a network. */
export type Firmas = { llaves: readonly Llave[]; anulados: readonly Anulado[] }

/** The same, and when this phone heard it from the central, as an ISO instant of the central's clock. */
export type FirmasOidas = Firmas & { oido: string }

/** Whether these 64 bytes are the Ed25519 signature of a message by a public key of 32 bytes. */
type Comprobar = (firma: Uint8Array, mensaje: Uint8Array, publica: Uint8Array) => boolean

/**
 * What a code is worth. A permit is told of only where the brigade signed it.
 * - `ilegible`: no code of a permit, or a part of it is missing
 * - `ajeno`: no key of this brigade signed it, or one that had been replaced by the day that it says
 * - `alterado`: it names a key of this brigade, which didn't sign what it says
 * - `reloj`: the phone's clock is before the day of issue or before what it last heard, so that nobody can tell
 */
export type Resultado =
  | { estado: 'ilegible' | 'ajeno' | 'alterado' }
  | { estado: 'vigente' | 'vencido' | 'reloj'; permiso: Permiso }
  | { estado: 'anulado'; permiso: Permiso; dia: string }

/** In ms: clocks that differ by less are not called wrong. */
const TOLERANCE_MS = 12 * 60 * 60 * 1000

const keyBytes = ({ publica }: Llave): Uint8Array => fromBase64Url(publica) ?? new Uint8Array()

/** Judges the text of a code by what the phone knows. Days are the brigade's. Pure. */
export function verificar(
  text: string,
  { llaves, anulados, oido }: FirmasOidas,
  now: Date,
  comprobar: Comprobar,
): Resultado {
  const leido = leer(text)
  if (!leido) return { estado: 'ilegible' }
  const { permiso, mensaje, firma } = leido
  const llave = llaves.find(({ id }) => id === permiso.llave)
  if (!llave) return { estado: 'ajeno' }
  if (!comprobar(firma, mensaje, keyBytes(llave))) return { estado: 'alterado' }
  if (llave.retirada !== null && permiso.emitido > llave.retirada) return { estado: 'ajeno' }
  const anulado = anulados.find(({ marca }) => marca === marcaOf(firma))
  if (anulado) return { estado: 'anulado', permiso, dia: anulado.dia }
  const heard = new Date(oido)
  // A clock that was set back takes no ended permit back: what was heard later counts too.
  const latest = new Date(Math.max(now.getTime(), heard.getTime()))
  if (permiso.hasta < toDay(latest)) return { estado: 'vencido', permiso }
  const isBehind = now.getTime() < heard.getTime() - TOLERANCE_MS || toDay(now) < permiso.emitido
  return { estado: isBehind ? 'reloj' : 'vigente', permiso }
}

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
