import { type CSSProperties, useState } from 'react'
import classes from './person-photo.module.css'
import { fillsSmall, usePictureUrl } from './picture'

/** A person of the brigade, drawn. */
export const DRAWN = '/img/persona.svg'
const TONES = 4

/** A ground for the drawing, always the same for a person: people without a photo are told apart. */
export const toneOf = (nombres: string): number =>
  [...nombres].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES

type PersonPhotoProps = { nombres: string; source: string | undefined; size?: number }

/** The photo of a person whose name stands beside it; a drawing where there is none or it is broken. */
export function PersonPhoto({ nombres, source, size = 44 }: PersonPhotoProps) {
  const url = usePictureUrl(source || DRAWN, () => fillsSmall(size))
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span
      aria-hidden
      className={classes.face}
      data-tone={toneOf(nombres)}
      style={{ '--size': `${size / 16}rem` } as CSSProperties}
    >
      <img
        src={url === null || url === broken ? DRAWN : url}
        alt=""
        loading="lazy"
        decoding="async"
        width={size}
        height={size}
        onError={() => setBroken(url)}
      />
    </span>
  )
}
