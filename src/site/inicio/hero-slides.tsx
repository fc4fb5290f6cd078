import type { HeroSlide } from '@/entities/catalogo/hero'
import classes from './hero.module.css'

type HeroSlidesProps = { slides: HeroSlide[]; index: number; live: boolean }

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
          <img
            src={url}
            alt={titulo}
            width={1600}
            height={900}
            loading={position === 0 ? 'eager' : 'lazy'}
            fetchPriority={position === 0 ? 'high' : 'low'}
            decoding="async"
          />
        </figure>
      ))}
    </div>
  )
}
