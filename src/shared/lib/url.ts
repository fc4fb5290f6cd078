import { isPhotoSource } from '@/shared/lib/picture/photo-source'

const ALLOWED = /^(https?:\/\/\S+|data:image\/(png|jpeg|gif|webp);\S+|\/img\/[\w./-]+)$/i

/** Where a picture may come from: the web, a data image, this browser's photos or the site's own art (contract §1). */
export const isImageSource = (source: string): boolean =>
  ALLOWED.test(source.trim()) || isPhotoSource(source.trim())

/** What a person may paste as a picture's address: never the inner schemes. */
export const isPastedImage = (source: string): boolean =>
  /^(https?:|data:image\/)/i.test(source) && isImageSource(source)

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

/** Any text as a part of a link. Half a character, typed or left by cutting, can't stand in one and is left out. */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))

/** A letter for the person's own mail program. An address may hold what would end it; its @ stays as it is. */
export function mailLink(address: string, subject: string, body?: string): string {
  const to = encodeText(address).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeText(subject)}${body === undefined ? '' : `&body=${encodeText(body)}`}`
}

/** An address inside a text that is safe to follow: web, mail, telephone or this site; else undefined. */
export const textLink = (address: string): string | undefined =>
  /^(https?:\/\/\S+|mailto:\S+|tel:\S+|\/(?![/\\])\S*|#\S+)$/i.test(address) ? address : undefined
