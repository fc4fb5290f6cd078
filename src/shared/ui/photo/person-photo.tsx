import { type CSSProperties, useState } from 'react'
import classes from './person-photo.module.css'
import { fillsSmall, usePictureUrl } from './picture'

/** A person of the brigade, drawn, for a portrait. */
export const DRAWN = '/img/persona.svg'
const TONES = 4

/** A ground for the drawing, always the same for a person: people without a photo are told apart. */
export const toneOf = (nombres: string): number =>
  [...nombres].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES

/** The first letter of the given name and of the surname; a rank such as «Crnl.» is no name. */
function initialsOf(nombres: string): string {
  const words = nombres.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  const [given = '', surname = ''] = [words[0], words[words.length > 3 ? words.length - 2 : 1]]
  return ([...given].slice(0, 1).join('') + [...surname].slice(0, 1).join('')).toUpperCase()
}

type PersonPhotoProps = { nombres: string; source: string | undefined; size?: number }

/** The photo of a person whose name stands beside it; the initials where there is none or it is broken. */
export function PersonPhoto({ nombres, source = '', size = 44 }: PersonPhotoProps) {
  const url = usePictureUrl(source, () => fillsSmall(size))
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span
      aria-hidden
      className={classes.face}
      data-tone={toneOf(nombres)}
      data-large={size > 60 || undefined}
      style={{ '--size': `${size / 16}rem` } as CSSProperties}
    >
      {url && url !== broken ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          width={size}
          height={size}
          onError={() => setBroken(url)}
        />
      ) : (
        initialsOf(nombres)
      )}
    </span>
  )
}
