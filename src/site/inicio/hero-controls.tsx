import type { Diapositiva } from '@/entities/sitio/diapositivas'
import { ChevronLeft, ChevronRight, Pause, Play } from '@/shared/ui/icon/icons'
import classes from './hero.module.css'
import type { Carousel } from './use-carousel'

type HeroControlsProps = { slides: Diapositiva[]; carousel: Carousel }

/** Pause first (W3C APG), then arrows, dots and credit; none of it for a single slide (spec §2.3). */
export function HeroControls({ slides, carousel }: HeroControlsProps) {
  const { index, stopped, setStopped, go, next, previous } = carousel
  if (slides.length < 2) return null
  const current = slides[index]
  return (
    <div className={classes.controls}>
      <button
        type="button"
        className={classes.control}
        aria-label={stopped ? 'Reanudar las imágenes' : 'Pausar las imágenes'}
        onClick={() => setStopped(!stopped)}
      >
        {stopped ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
      </button>
      <button type="button" className={classes.control} aria-label="Anterior" onClick={previous}>
        <ChevronLeft size={24} aria-hidden />
      </button>
      {slides.map(({ id }, position) => (
        <button
          key={id}
          type="button"
          className={classes.dot}
          aria-label={`Ir a la diapositiva ${position + 1}`}
          aria-current={position === index}
          onClick={() => go(position)}
        />
      ))}
      <button type="button" className={classes.control} aria-label="Siguiente" onClick={next}>
        <ChevronRight size={24} aria-hidden />
      </button>
      <p className={classes.credit}>{[current?.titulo, current?.creditos].filter(Boolean).join('. ')}</p>
    </div>
  )
}
