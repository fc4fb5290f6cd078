import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isStoredPhoto, THUMBNAIL_SIDE } from '@/shared/lib/picture/photo-source'
import { isPictureSource } from '@/shared/lib/url'
import { loadPhoto, loadSmall } from '@/shared/storage/device/photos'

type PictureProps = {
  source: string
  alt: string
  className?: string
  width?: number
  height?: number
  eager?: boolean
  /** For a picture among others, or a small one: its thumbnail is drawn where that is large enough. */
  small?: boolean
  fetchPriority?: 'high' | 'low'
}

const PLACEHOLDER = '/img/sin-imagen.svg'

/** A thumbnail that is enlarged no more than this still looks sharp. */
const ENLARGED = 1.25

/** Whether a thumbnail is large enough for this many CSS pixels. */
export const fillsSmall = (px: number): boolean =>
  px > 0 && px * window.devicePixelRatio <= THUMBNAIL_SIDE * ENLARGED

const never = () => false

/**
 * A stored photo's object URL or the address itself; null while it loads, where it is missing and for an unsafe one.
 * `small` is asked once the page is laid out.
 */
export function usePictureUrl(source: string, small: () => boolean = never): string | null {
  const stored = isStoredPhoto(source)
  const [made, setMade] = useState<string | null>(null)
  const isSmall = useEffectEvent(() => small())
  useEffect(() => {
    if (!stored) return
    let gone = false
    let url: string | undefined
    const loading = isSmall() ? loadSmall(source) : loadPhoto(source)
    void loading.then((picture) => {
      if (gone) return
      url = picture && URL.createObjectURL(picture)
      setMade(url ?? null)
    })
    return () => {
      gone = true
      setMade(null)
      if (url) URL.revokeObjectURL(url)
    }
  }, [source, stored])
  if (stored) return made
  return isPictureSource(source) ? source : null
}

/** Any picture of a record: from the web, from this browser's photos, or a placeholder when it is broken. */
export function Picture({
  source,
  alt,
  className,
  width,
  height,
  eager,
  small,
  fetchPriority,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const fits = () => {
    const { clientWidth = 0, clientHeight = 0 } = image.current ?? {}
    return fillsSmall(Math.max(clientWidth, clientHeight))
  }
  const url = usePictureUrl(source, small ? fits : never)
  // Stores which address failed, so that a new address gets a new try.
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <img
      ref={image}
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
