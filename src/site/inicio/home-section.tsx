import type { ReactNode } from 'react'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { textosDe } from '@/entities/sitio/textos'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import classes from './home-section.module.css'

type HomeSectionProps = { id: string; tone?: 'paper' | 'white' | 'night'; children: ReactNode }

/** A full-width section of the home page; its h2 carries the id `<id>-titulo`. */
export function HomeSection({ id, tone = 'paper', children }: HomeSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titulo`}
      className={classes.section}
      data-tone={tone}
    >
      <div className={classes.wrap}>{children}</div>
    </section>
  )
}

/** The words of the home page: the brigade's own, or the site's. */
export const useTextos = () => textosDe(useDrawnSitio(), useDrawnInstitucion())
