import { useEffect, useState } from 'react'
import { isStoredPhoto } from '@/shared/lib/photo-source'
import { isImageSource } from '@/shared/lib/url'
import { loadPhoto } from '@/shared/storage/photos'

type PictureProps = {
  source: string
  alt: string
  className?: string
  width?: number
  height?: number
  eager?: boolean
}

const PLACEHOLDER = '/img/sin-imagen.svg'

/** A stored photo's object URL, the address itself, or null while it loads. */
export function usePictureUrl(source: string): string | null {
  const [url, setUrl] = useState<string | null>(isStoredPhoto(source) ? null : source)
  useEffect(() => {
    if (!isStoredPhoto(source)) {
      setUrl(isImageSource(source) ? source : PLACEHOLDER)
      return
    }
    let gone = false
    let made: string | undefined
    void loadPhoto(source).then((picture) => {
      if (gone) return
      made = picture && URL.createObjectURL(picture)
      setUrl(made ?? PLACEHOLDER)
    })
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [source])
  return url
}

/** Any picture of a record: from the web, from this browser's photos, or a placeholder when it is broken. */
export function Picture({ source, alt, className, width, height, eager }: PictureProps) {
  const url = usePictureUrl(source)
  // Which address failed, not that one did: a new address deserves a new try.
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <img
      src={url === null || url === broken ? PLACEHOLDER : url}
      alt={alt}
      className={className}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(url)}
    />
  )
}
