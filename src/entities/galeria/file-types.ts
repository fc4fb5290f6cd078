import { isStoredPhoto } from '@/shared/lib/picture/photo-source'
import { countBy } from '@/shared/lib/text'
import type { Media } from './media'
import type { TipoArchivo } from './options'

export const TIPO_ARCHIVO_LABELS: Record<TipoArchivo, string> = {
  images: 'Imágenes',
  videos: 'Videos',
  documents: 'Documentos',
  audio: 'Audio',
  others: 'Otros',
}

export const TIPO_DE_UN_ARCHIVO: Record<TipoArchivo, string> = {
  images: 'Imagen',
  videos: 'Video',
  documents: 'Documento',
  audio: 'Audio',
  others: 'Otro',
}

const EXTENSIONS: Record<Exclude<TipoArchivo, 'others'>, readonly string[]> = {
  images: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
  videos: ['mp4', 'avi', 'mov', 'wmv'],
  documents: ['pdf', 'doc', 'docx', 'txt'],
  audio: ['mp3', 'wav', 'ogg'],
}

/** Data images and the site's own art are pictures whatever their extension, as uploaded photos are. */
const KNOWN_IMAGE = /^(data:image\/|\/img\/)/i

/** The type of file behind an address, by its extension (spec §5), ignoring any query or hash. */
export function tipoArchivo(url: string): TipoArchivo {
  const address = url.trim()
  if (isStoredPhoto(address) || KNOWN_IMAGE.test(address)) return 'images'
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  const known = Object.entries(EXTENSIONS).find(([, endings]) => endings.includes(extension))
  return (known?.[0] as TipoArchivo | undefined) ?? 'others'
}

/** Media per file type, largest first. */
export const countByTipo = (list: readonly Media[]) => countBy(list, ({ url }) => tipoArchivo(url))
