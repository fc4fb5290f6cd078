import { ARCHIVO_TYPES, type Archivo, kindNamed } from '@/shared/lib/file/archivo'
import { downloadBlob } from '@/shared/lib/file/download'
import { isStoredPhoto } from '@/shared/lib/picture/photo-source'
import { loadPhoto } from '@/shared/storage/device/photos'

async function published(address: string): Promise<Blob | undefined> {
  const response = await fetch(address).catch(() => undefined)
  return response?.ok ? response.blob() : undefined
}

/** Hands the file to the person, by a type that no browser draws as a page. False: it can't be had now. */
export async function downloadArchivo({ nombre, url }: Archivo): Promise<boolean> {
  const blob = isStoredPhoto(url) ? await loadPhoto(url) : await published(url)
  if (!blob) return false
  const kind = kindNamed(nombre)
  downloadBlob(new Blob([blob], { type: kind ? ARCHIVO_TYPES[kind] : 'application/octet-stream' }), nombre)
  return true
}
