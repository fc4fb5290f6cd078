import { useEffect } from 'react'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { diapositivasDe } from '@/entities/sitio/diapositivas'
import { useSitio } from '@/entities/sitio/use-sitio'
import { Button } from '@/shared/ui/control/button'
import { ChevronDown, Phone, ShieldCheck } from '@/shared/ui/icon/icons'
import classes from './hero.module.css'
import { HeroControls } from './hero-controls'
import { HeroSlides } from './hero-slides'
import { scrollToSection } from './scroll-to-section'
import { useCarousel } from './use-carousel'
import { useHold } from './use-hold'
import { useTextos } from './use-textos'

/** Full-screen carousel with the headline over it (spec §2.3, 1). */
export function Hero() {
  const { canton, nombreInstitucion } = useInstitucion()
  const slides = diapositivasDe(useSitio(), nombreInstitucion)
  const { insignia, titular, bienvenida } = useTextos()
  const carousel = useCarousel(slides.length)
  const { next, previous, setHeld, setStopped } = carousel
  const hold = useHold({
    onHeld: setHeld,
    onSwipe: (direction) => (direction === 1 ? next() : previous()),
  })

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true)
  }, [setStopped])

  return (
    <section
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
