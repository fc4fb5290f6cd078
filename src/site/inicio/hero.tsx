import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { type Diapositiva, diapositivasDe } from '@/entities/sitio/diapositivas'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { Button, LinkButton } from '@/shared/ui/control/button'
import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Pause,
  Phone,
  Play,
  ShieldCheck,
  TriangleAlert,
} from '@/shared/ui/icon/icons'
import { Picture } from '@/shared/ui/photo/picture'
import classes from './hero.module.css'
import { useTextos } from './home-section'
import { type Carousel, useCarousel } from './use-carousel'

type HeroSlidesProps = { slides: Diapositiva[]; index: number; live: boolean }

/** The pictures, stacked; `live` announces changes that the person makes to a screen reader. */
function HeroSlides({ slides, index, live }: HeroSlidesProps) {
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

type HeroControlsProps = { slides: Diapositiva[]; carousel: Carousel }

/** Pause first (W3C APG), then arrows, dots and credit; none of it for a single slide (spec §2.3). */
function HeroControls({ slides, carousel }: HeroControlsProps) {
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

/** Scrolls to a section below the sticky header and focuses it, so that Tab continues there. */
function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}

const SWIPE_PX = 40

type HoldOptions = { onHeld: (held: boolean) => void; onSwipe: (direction: 1 | -1) => void }

/**
 * Handlers for the carousel's frame: it pauses while the keyboard's focus is inside (W3C APG), and a swipe turns it. A
 * tap's focus and the mouse don't pause it: the hero fills the screen, so the mouse is always over it and the carousel
 * would never resume (spec §4). Everyone has the pause button.
 */
function useHold({ onHeld, onSwipe }: HoldOptions) {
  const [focused, setFocused] = useState(false)
  const start = useRef<{ x: number; y: number } | null>(null)
  const tell = useEffectEvent(onHeld)
  useEffect(() => tell(focused), [focused])

  return {
    onFocus: (event: FocusEvent<Element>) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current
      start.current = null
      if (!from) return
      const across = event.clientX - from.x
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(event.clientY - from.y)) return
      onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

/** Full-screen carousel with the headline over it (spec §2.3, 1). */
export function Hero() {
  const { canton, nombreInstitucion } = useDrawnInstitucion()
  const slides = diapositivasDe(useDrawnSitio(), nombreInstitucion)
  const { insignia, titular, bienvenida } = useTextos()
  const carousel = useCarousel(slides.length)
  const { next, previous, setHeld, setStopped } = carousel
  const hold = useHold({
    onHeld: setHeld,
    onSwipe: (direction) => (direction === 1 ? next() : previous()),
  })

  // Where nobody can press anything, nobody could stop it either.
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (
      window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
      place.current?.closest('[inert]') != null
    )
      setStopped(true)
  }, [setStopped])

  return (
    <section
      ref={place}
      className={classes.hero}
      aria-roledescription="carrusel"
      aria-label="Imágenes de la institución"
      {...hold}
    >
      <HeroControls slides={slides} carousel={carousel} />
      <HeroSlides slides={slides} index={carousel.index} live={!carousel.running} />
      <div className={classes.content}>
        {insignia && (
          <p className={classes.badge}>
            <ShieldCheck size={18} aria-hidden /> {insignia}
          </p>
        )}
        <h1 className={classes.headline}>
          {titular} <span className={classes.town}>{canton}</span>
        </h1>
        {bienvenida && <p className={classes.intro}>{bienvenida}</p>}
        <div className={classes.actions}>
          <Button size="lg" onClick={() => scrollToSection('servicios')}>
            Nuestros Servicios
          </Button>
          <Button size="lg" className={classes.quiet} onClick={() => scrollToSection('contacto')}>
            Contactar
          </Button>
          <LinkButton
            to="/reportar"
            size="lg"
            className={classes.quiet}
            leftSection={<TriangleAlert size={20} aria-hidden />}
          >
            Reportar un problema
          </LinkButton>
        </div>
        <a href="tel:911" className={classes.emergency}>
          <Phone size={30} aria-hidden />
          <span>
            <span className={classes.emergencyLabel}>Emergencias, las 24 horas</span>
            <span className={classes.number}>911</span>
          </span>
        </a>
      </div>
      <button type="button" className={classes.down} onClick={() => scrollToSection('mision')}>
        <ChevronDown size={28} aria-hidden />
        <span className="solo-lectores">Bajar a misión, visión y valores</span>
      </button>
    </section>
  )
}
