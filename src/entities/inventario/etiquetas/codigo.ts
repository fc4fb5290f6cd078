/** Digits and letters that nobody takes for one another (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** As people write them instead. */
const TAKEN_FOR: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** Two numbers of 32 bits that are others for another text (cyrb53). Nobody attacks them. */
function mixed(text: string): [number, number] {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (const mark of text) {
    const sign = mark.codePointAt(0) ?? 0
    a = Math.imul(a ^ sign, 2654435761)
    b = Math.imul(b ^ sign, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return [a >>> 0, b >>> 0]
}

/** Eight signs: 40 bits, of which 2,000 things share one in half a million inventories. */
const codeFor = (text: string): string =>
  mixed(text)
    .flatMap((half) => [27, 22, 17, 12].map((shift) => SIGNS[(half >>> shift) & 31]))
    .join('')

/**
 * The code on the label of an item. It follows from the item alone, so that a lost label is made again on any phone, and
 * tells nothing of it.
 */
export const codigoDeItem = ({ id }: { id: string }): string => codeFor(`item ${id}`)

/** The code on the label of a place, by its `lugarKey`. Under another name the place has another code. */
export const codigoDeLugar = ({ key }: { key: string }): string => codeFor(`lugar ${key}`)

/** `K7M2-X9PQ`, for whoever types it. */
export const codigoEscrito = (codigo: string): string => `${codigo.slice(0, 4)}-${codigo.slice(4)}`

/**
 * What the QR of a label holds. `sitio` is the address of the brigade's page: an ordinary camera opens it, and no server
 * hears what stands behind the `#`. Without one (null) the camera shows whose it is and whom to call.
 */
export const textoDeEtiqueta = (
  codigo: string,
  sitio: string | null,
  { nombreInstitucion, telefono }: { nombreInstitucion: string; telefono: string },
): string =>
  sitio
    ? `${sitio.replace(/\/+$/, '')}/etiqueta#${codigo}`
    : `Etiqueta ${codigoEscrito(codigo)}. ${nombreInstitucion}, ${telefono}`

/** The code in what was scanned or typed; '' where there is none. */
export function codigoEn(text: string): string {
  const signs = /(?:\/etiqueta#|etiqueta\s+|^)([\da-z]{4})[\s-]?([\da-z]{4})(?![\da-z])/i.exec(text.trim())
  if (!signs) return ''
  const code = `${signs[1]}${signs[2]}`.toUpperCase().replace(/[OIL]/g, (sign) => TAKEN_FOR[sign] ?? sign)
  return [...code].every((sign) => SIGNS.includes(sign)) ? code : ''
}
