import { addDays, daysBetween, isDay } from '@/shared/lib/dias'
import { fromBase64Url, toBase64Url } from '@/shared/lib/file/base64'
import { SpokenError } from '@/shared/lib/spoken-error'

/**
 * What the printed code of a permit says. The owner's name is not in it: anybody may read a code. Its way is:
 *
 *     const firma = sign(mensajeOf(permiso))     // 64 bytes, at the central
 *     const codigo = codigoOf(permiso, firma)    // about 180 letters, digits, - and _
 *     enlaceOf('https://bomberos.ec', codigo)    // https://bomberos.ec/permisos/verificar#…
 *     leer(codigo)                               // { permiso, mensaje, firma }: `verificar` judges it
 */
export type Permiso = {
  /** Names the key that signed it: four bytes in hex. */
  llave: string
  /** Given once in a year, from 1. */
  numero: number
  anio: number
  /** Thirteen digits; '' for premises without one. */
  ruc: string
  /** Of the RUC, from 1; 0 where there is none. */
  establecimiento: number
  /** Commercial name. */
  nombre: string
  actividad: string
  /** Of people; 0 where nobody said. */
  aforo: number
  /** Both as `YYYY-MM-DD`, each the whole day. */
  hasta: string
  emitido: string
}

/** A code as it was read; nobody has asked yet who signed it. */
export type Leido = { permiso: Permiso; mensaje: Uint8Array; firma: Uint8Array }

const VERSION = 1
const SIGNATURE_BYTES = 64
/** In characters, each of at most three bytes here or two of two: its length fits one byte. */
export const LONGEST_TEXT = 60
/** Those days are counted that fit two bytes: until the year 2149. */
const FIRST_DAY = '1970-01-01'
/** Keeps a signature of anything else from being a permit's. */
const PURPOSE = new TextEncoder().encode('bomberos permiso\n')
/** Of a signature, in bytes: names it in the list of annulled permits and tells nothing of what it signed. */
const MARK_BYTES = 9

const NUMBERS = [
  ['numero', 3],
  ['anio', 2],
  ['establecimiento', 2],
  ['aforo', 3],
] as const

/** A whole number, the largest byte first. */
function bytesOf(value: number, length: number): number[] {
  const bytes: number[] = []
  for (let rest = value; bytes.length < length; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return bytes
}

const numberOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

const isWhole = (value: number, length: number) =>
  Number.isInteger(value) && value >= 0 && value < 256 ** length

const dayBytes = (day: string) => bytesOf(daysBetween(FIRST_DAY, day), 2)

function textBytes(text: string): number[] {
  const bytes = new TextEncoder().encode(text)
  return [bytes.length, ...bytes]
}

/** @throws SpokenError where something of it has no place in a code */
function demandPlace({ llave, ruc, nombre, actividad, hasta, emitido, ...numbers }: Permiso): void {
  const fits =
    /^[\da-f]{8}$/.test(llave) &&
    NUMBERS.every(([name, length]) => isWhole(numbers[name], length)) &&
    /^(?:\d{13})?$/.test(ruc) &&
    [nombre, actividad].every(
      (text) => text.length <= LONGEST_TEXT && text === text.normalize('NFC').trim(),
    ) &&
    [hasta, emitido].every((day) => isDay(day) && isWhole(daysBetween(FIRST_DAY, day), 2))
  if (!fits) throw new SpokenError('Los datos de este permiso no caben en un código. Revíselos.')
}

/** The bytes that are printed before the signature. One permit has one form. @throws SpokenError as `demandPlace` */
function contentOf(permiso: Permiso): Uint8Array {
  demandPlace(permiso)
  const { llave, ruc, nombre, actividad, hasta, emitido } = permiso
  return Uint8Array.from([
    VERSION,
    ...bytesOf(Number.parseInt(llave, 16), 4),
    ...NUMBERS.flatMap(([name, length]) => bytesOf(permiso[name], length)),
    ...bytesOf(Number(ruc), 6),
    ...dayBytes(hasta),
    ...dayBytes(emitido),
    ...textBytes(nombre),
    ...textBytes(actividad),
  ])
}

const joined = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

/** What is signed. @throws SpokenError for a permit that has no place in a code */
export const mensajeOf = (permiso: Permiso): Uint8Array => joined(PURPOSE, contentOf(permiso))

/** The text of a permit with its signature of 64 bytes: letters and digits that an address may end with. */
export const codigoOf = (permiso: Permiso, firma: Uint8Array): string =>
  toBase64Url(joined(contentOf(permiso), firma))

/** What the printed code holds: an ordinary camera opens the page, and no server hears what stands behind the `#`. */
export const enlaceOf = (sitio: string, codigo: string): string =>
  `${sitio.replace(/\/+$/, '')}/permisos/verificar#${codigo}`

/** Names a signed permit in the list of the annulled ones. */
export const marcaOf = (firma: Uint8Array): string => toBase64Url(firma.subarray(0, MARK_BYTES))

/** Takes bytes one after the other. @throws RangeError where they end before */
function readerOf(bytes: Uint8Array) {
  let at = 0
  const take = (length: number): Uint8Array => {
    if (at + length > bytes.length) throw new RangeError('the code ends early')
    at += length
    return bytes.subarray(at - length, at)
  }
  const number = (length: number) => numberOf(take(length))
  return {
    number,
    day: () => addDays(FIRST_DAY, number(2)),
    text: () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(take(number(1))),
    rest: () => take(bytes.length - at),
  }
}

function permisoIn(bytes: Uint8Array): { permiso: Permiso; firma: Uint8Array } {
  const read = readerOf(bytes)
  if (read.number(1) !== VERSION) throw new RangeError('another version')
  const llave = read.number(4).toString(16).padStart(8, '0')
  const [numero, anio, establecimiento, aforo] = [
    read.number(3),
    read.number(2),
    read.number(2),
    read.number(3),
  ]
  const ruc = read.number(6)
  const [hasta, emitido] = [read.day(), read.day()]
  const [nombre, actividad] = [read.text(), read.text()]
  return {
    permiso: {
      ...{ llave, numero, anio, establecimiento, aforo, hasta, emitido, nombre, actividad },
      ruc: ruc === 0 ? '' : String(ruc).padStart(13, '0'),
    },
    firma: read.rest(),
  }
}

/** The code in what a camera read or somebody pasted: what stands behind the `#` of an address, without spaces. */
const codeIn = (text: string): string => text.slice(text.indexOf('#') + 1).replace(/\s/g, '')

/**
 * What a code says; null for a text that is none, or of which a part is missing. Only the form that `codigoOf` writes is
 * read, so that a code has one text.
 */
export function leer(text: string): Leido | null {
  const bytes = fromBase64Url(codeIn(text))
  if (!bytes) return null
  try {
    const { permiso, firma } = permisoIn(bytes)
    if (firma.length !== SIGNATURE_BYTES || codigoOf(permiso, firma) !== codeIn(text)) return null
    return { permiso, mensaje: mensajeOf(permiso), firma }
  } catch {
    // Cut in the middle, bytes that are no text, or a day that no calendar has.
    return null
  }
}
