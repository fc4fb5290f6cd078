import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { Container } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Phone } from '@/shared/ui/icon/icons'
import { PhoneNumber } from '@/site/shell/contact-links'
import { PageHero } from '@/site/shell/page/page-hero'
import { SectionHead } from '@/site/shell/page/section-head'
import { ContactFacts } from './contact-facts'
import { ContactForm } from './contact-form'
import classes from './contacto.module.css'
import { MapCard } from './map-card'
import { QueryTypes } from './query-types'

function EmergencyBlock() {
  const { telefono } = useDrawnInstitucion()
  return (
    <div className={classes.emergency}>
      <a href="tel:911">
        <Phone size={30} aria-hidden />
        <span>
          Emergencias
          <b>911</b>
        </span>
      </a>
      <p>
        Línea directa
        <PhoneNumber number={telefono} plain="b" />
      </p>
    </div>
  )
}

/** Spec §2.9. */
export function ContactoPage() {
  return (
    <>
      <PageHero
        title="Contacto"
        text="En una emergencia llame. Para todo lo demás, escríbanos o visítenos en la estación."
      >
        <EmergencyBlock />
      </PageHero>
      <Container size="lg" className={classes.columns}>
        <section aria-labelledby="escribanos">
          <SectionHead id="escribanos" title="Escríbanos" />
          <Sheet pad="wide">
            <ContactForm />
          </Sheet>
        </section>
        <section aria-labelledby="datos">
          <SectionHead id="datos" title="Datos de contacto" />
          <ContactFacts />
        </section>
      </Container>
      <Container size="lg" className={classes.below}>
        <MapCard />
        <QueryTypes />
      </Container>
    </>
  )
}
