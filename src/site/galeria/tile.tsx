import { memo } from 'react'
import { type Media, SECCION_LABELS } from '@/entities/galeria/media'
import { Picture } from '@/shared/ui/photo/picture'
import classes from './galeria.module.css'

type TileProps = { media: Media; eager: boolean; onOpen: (id: string) => void }

/** One picture of the grid; a press shows it large. */
export const Tile = memo(function Tile({ media, eager, onOpen }: TileProps) {
  const { id, titulo, creditos, seccion, url } = media
  return (
    <li className={classes.tile}>
      <button type="button" className={classes.open} aria-label={`Ver ${titulo}`} onClick={() => onOpen(id)}>
        <Picture
          source={url}
          alt={titulo}
          className={classes.picture}
          width={480}
          height={360}
          eager={eager}
          small
        />
      </button>
      <div className={classes.caption}>
        <p className={classes.title}>{titulo}</p>
        <p className={classes.meta}>{[SECCION_LABELS[seccion], creditos].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  )
})
