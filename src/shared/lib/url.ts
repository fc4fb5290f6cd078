import { isPhotoSource } from '@/shared/lib/picture/photo-source'

const ALLOWED = /^(https?:\/\/\S+|data:image\/(png|jpeg|gif|webp);\S+|\/img\/[\w./-]+|\/api\/fotos\/[\w-]+)$/i

/**
 * Whether a picture may come from there: the web, a data image, this browser's photos, the site's art (contract §1)
 * or what its central shows visitors.
 */
export const isPictureSource = (source: string): boolean =>
  ALLOWED.test(source.trim()) || isPhotoSource(source.trim())

/** Whether a person may paste this as a picture's address; the app's own schemes are refused. */
export const isPastedPicture = (source: string): boolean =>
  /^(https?:|data:image\/)/i.test(source) && isPictureSource(source)

/** An outside link that is safe to open, or undefined. */
export const webLink = (address: string): string | undefined =>
  /^https?:\/\/\S+$/i.test(address.trim()) ? address.trim() : undefined

/** An address as people write it, `www.example.org/x`, with its scheme; other text stays as it is. */
export function withScheme(address: string): string {
  const text = address.trim()
  return /^(?!\w+:(?!\d))[^\s/@]+\.[^\s.]{2,}/.test(text) ? `https://${text}` : text
}

/** A configured telephone as a `tel:` link, or undefined while it is a placeholder (contract §7). */
export function telLink(phone: string): string | undefined {
  const digits = phone.replace(/[\s().-]/g, '')
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : undefined
}

/** An extension at the end of a number: whoever answers is asked for it. */
export const EXTENSION = /\b(?:ext(?:ensi[oó]n)?|int(?:erno)?|anexo)\b\.?:?\s*\d{1,6}\s*$/i

/** What parts several telephones in one field. */
export const BETWEEN_PHONES = /[,;/\n]|\s[yo]\s/

/**
 * The telephones that one field holds, as they are written, each with its link where it is a number to be called. A text
 * without such a number stays whole.
 */
export function telephones(phones: string): { text: string; tel: string | undefined }[] {
  const parts = [
    ...new Set(
      phones
        // Two whole numbers with nothing but a space between them, as from a sheet.
        .replace(/(\d{9})\s+(?=\+?\d{9})/g, '$1\n')
        .split(BETWEEN_PHONES)
        .map((text) => text.trim())
        .filter(Boolean),
    ),
  ].map((text) => ({ text, tel: telLink(text.replace(EXTENSION, '')) }))
  return parts.some(({ tel }) => tel)
    ? parts
    : parts.slice(0, 1).map(({ tel }) => ({ text: phones.trim(), tel }))
}

/** The first of them that can be called. */
export const firstTel = (phones: string): string | undefined => telephones(phones).find(({ tel }) => tel)?.tel

/** A map with a mark at that place, in degrees; `zoom` from 0, the world, to 19. */
export const mapLink = ({ lat, lng }: { lat: number; lng: number }, zoom: number): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`

/** Without halves of a surrogate pair, typed or left by a cut, which nothing can encode. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '')

/** Encodes any text for a link. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text))

/** A `mailto:` link. The address is encoded because it may hold characters that would end it; its @ stays. */
export function mailLink(address: string, subject?: string, body?: string): string {
  const to = encodeText(address).replaceAll('%40', '@')
  const said = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeText(text)}`],
  )
  return [`mailto:${to}`, ...(said.length > 0 ? [said.join('&')] : [])].join('?')
}

/** A link inside a text, if it is safe to follow: web, mail, telephone or this site; else undefined. */
export const textLink = (address: string): string | undefined =>
  /^(https?:\/\/\S+|mailto:\S+|tel:\S+|\/(?![/\\])\S*|#\S+)$/i.test(address) ? address : undefined
