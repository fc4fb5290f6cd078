import { type CSSProperties, useState } from 'react'
import { iniciales } from '@/shared/lib/iniciales'
import classes from './person-photo.module.css'
import { usePictureUrl } from './picture'

type PersonPhotoProps = { nombres: string; source: string | undefined; size?: number }

/** The photo of a person whose name stands beside it; the initials when there is none or it is broken. */
export function PersonPhoto({ nombres, source, size = 44 }: PersonPhotoProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span aria-hidden className={classes.face} style={{ '--size': `${size / 16}rem` } as CSSProperties}>
      {source && source !== broken ? (
        <StoredFace
          source={source}
          size={size}
          initials={iniciales(nombres)}
          onBroken={() => setBroken(source)}
        />
      ) : (
        iniciales(nombres)
      )}
    </span>
  )
}

type StoredFaceProps = { source: string; size: number; initials: string; onBroken: () => void }

function StoredFace({ source, size, initials, onBroken }: StoredFaceProps) {
  const url = usePictureUrl(source)
  if (!url) return initials
  return (
    <img src={url} alt="" loading="lazy" decoding="async" width={size} height={size} onError={onBroken} />
  )
}
