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

/** A configured telephone as a `tel:` link, or undefined while it is a placeholder (contract §7). */
export function telLink(phone: string): string | undefined {
  const digits = phone.replace(/[\s().-]/g, '')
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : undefined
}

/** A map with a mark at that place, in degrees; `zoom` from 0, the world, to 19. */
export const mapLink = ({ lat, lng }: { lat: number; lng: number }, zoom: number): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`

/** Encodes any text for a link. Half a surrogate pair, typed or left by a cut, can't be encoded and is dropped. */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))

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
