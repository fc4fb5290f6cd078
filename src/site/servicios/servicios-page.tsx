import { type CifraId, SAMPLE_MARK } from '@/entities/sitio/cifras'
import { SERVICIOS_SIN_REVISAR, seAfirma } from '@/entities/sitio/revision'
import { useCifras } from '@/entities/sitio/use-cifras'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { Container } from '@/shared/ui/box/layout'
import { Clock, Phone } from '@/shared/ui/icon/icons'
import { PageHero } from '@/site/shell/page/page-hero'
import { SectionHead } from '@/site/shell/page/section-head'
import { Catalogo } from './catalogo'
import { Llamado } from './llamado'
import { Pasos } from './pasos'
import classes from './servicios-page.module.css'

/** The figures that somebody wrote or the app counts (spec §2.5). */
function useFigures() {
  const { anio, cifra, isSample } = useCifras()
  const figure = (id: CifraId, label: string, unit = '') => ({
    label,
    value: cifra(id) && cifra(id) + unit,
    note: isSample(id) && SAMPLE_MARK,
  })
  return [
    figure('atenciones', `Atenciones totales en ${anio}`),
    figure('respuesta', 'Tiempo promedio de respuesta', ' min'),
    figure('inspecciones', 'Inspecciones de prevención'),
    figure('capacitadas', 'Personas capacitadas'),
  ].filter(({ value }) => value)
}

/** Spec §2.5. */
export function ServiciosPage() {
  const sitio = useDrawnSitio()
  const own = seAfirma(sitio, 'servicios')
  return (
    <>
      <PageHero
        title="Nuestros Servicios"
        text="Rescate, combate de incendios, prevención y capacitación, con gente entrenada y equipo listo."
        figures={useFigures()}
      >
        <div className={classes.always}>
          <a href="tel:911" className={classes.number}>
            <Phone size={28} aria-hidden /> 911
          </a>
          {own && (
            <span className={classes.hours}>
              <Clock size={20} aria-hidden /> 24/7 Disponible
            </span>
          )}
        </div>
      </PageHero>
      <Container size="lg" component="section" className={classes.catalogo} aria-labelledby="catalogo">
        <SectionHead
          id="catalogo"
          title="Todo lo que hacemos por la comunidad"
          {...(!own && { lead: SERVICIOS_SIN_REVISAR })}
        />
        <Catalogo />
      </Container>
      <Pasos />
      <Llamado />
    </>
  )
}
