import { useEffect, useState } from 'react'
import { dataBlob } from '@/shared/lib/file/data-url'
import { isStoredPhoto } from '@/shared/lib/picture/photo-source'
import { isPictureSource } from '@/shared/lib/url'
import { loadPhoto } from '@/shared/storage/device/photos'

/** Browsers don't open `data:` in a tab, and `idb:` is this app's own: both open as an object URL. */
async function blobOf(source: string): Promise<Blob | null> {
  if (isStoredPhoto(source)) return (await loadPhoto(source)) ?? null
  return /^data:/i.test(source) ? dataBlob(source) : null
}

/** An address that a new tab can open; null while it loads, or when it isn't on this device or isn't safe. */
export function useFileUrl(source: string): string | null {
  const direct = /^(https?:|\/)/i.test(source)
  const [made, setMade] = useState<string | null>(null)
  useEffect(() => {
    let url: string | undefined
    let gone = false
    if (isPictureSource(source) && !direct)
      void blobOf(source).then((blob) => {
        if (gone || !blob) return
        url = URL.createObjectURL(blob)
        setMade(url)
      })
    return () => {
      gone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [source, direct])
  return direct && isPictureSource(source) ? source : made
}
