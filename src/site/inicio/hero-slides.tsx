import type { Diapositiva } from '@/entities/sitio/diapositivas'
import { Picture } from '@/shared/ui/photo/picture'
import classes from './hero.module.css'

type HeroSlidesProps = { slides: Diapositiva[]; index: number; live: boolean }

/** The pictures, stacked; `live` announces changes that the person makes to a screen reader. */
export function HeroSlides({ slides, index, live }: HeroSlidesProps) {
  return (
    <div className={classes.slides} aria-live={live ? 'polite' : 'off'}>
      {slides.map(({ id, titulo, url }, position) => (
        <figure
          key={id}
          aria-roledescription="diapositiva"
          aria-label={`${position + 1} de ${slides.length}`}
          aria-hidden={position !== index}
          className={classes.slide}
        >
          <Picture
            source={url}
            alt={titulo}
            width={1600}
            height={900}
            eager={position === 0}
            fetchPriority={position === 0 ? 'high' : 'low'}
          />
        </figure>
      ))}
    </div>
  )
}
