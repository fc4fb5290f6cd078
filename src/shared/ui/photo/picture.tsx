import { useEffect, useState } from 'react'
import { isStoredPhoto } from '@/shared/lib/picture/photo-source'
import { isPictureSource } from '@/shared/lib/url'
import { loadPhoto } from '@/shared/storage/device/photos'

type PictureProps = {
  source: string
  alt: string
  className?: string
  width?: number
  height?: number
  eager?: boolean
  fetchPriority?: 'high' | 'low'
}

const PLACEHOLDER = '/img/sin-imagen.svg'

/** A stored photo's object URL, the address itself, a placeholder for an unsafe one, or null while it loads. */
export function usePictureUrl(source: string): string | null {
  const stored = isStoredPhoto(source)
  const [made, setMade] = useState<string | null>(null)
  useEffect(() => {
    if (!stored) return
    let gone = false
    let url: string | undefined
    void loadPhoto(source).then((picture) => {
      if (gone) return
      url = picture && URL.createObjectURL(picture)
      setMade(url ?? PLACEHOLDER)
    })
    return () => {
      gone = true
      setMade(null)
      if (url) URL.revokeObjectURL(url)
    }
  }, [source, stored])
  if (stored) return made
  return isPictureSource(source) ? source : PLACEHOLDER
}

/** Any picture of a record: from the web, from this browser's photos, or a placeholder when it is broken. */
export function Picture({ source, alt, className, width, height, eager, fetchPriority }: PictureProps) {
  const url = usePictureUrl(source)
  // Stores which address failed, so that a new address gets a new try.
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <img
      src={url === null || url === broken ? PLACEHOLDER : url}
      alt={alt}
      className={className}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={fetchPriority}
      decoding="async"
      onError={() => setBroken(url)}
    />
  )
}
