import { showsPlace } from '@/entities/configuracion/place'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { mapLink } from '@/shared/lib/url'
import { Container, Group } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { AnchorButton } from '@/shared/ui/control/button'
import { ExternalLink, Navigation, Phone } from '@/shared/ui/icon/icons'
import { PhoneNumber } from '@/site/shell/contact-links'
import { PageHero } from '@/site/shell/page/page-hero'
import { SectionHead } from '@/site/shell/page/section-head'
import { useSocial } from '@/site/shell/site-footer'
import { ContactFacts } from './contact-facts'
import { ContactForm } from './contact-form'
import classes from './contacto.module.css'

const QUERY_TYPES = [
  { titulo: 'Inspecciones', texto: 'Permisos de funcionamiento y revisión de locales y eventos.' },
  {
    titulo: 'Capacitaciones empresariales',
    texto: 'Uso de extintores, brigadas y simulacros en su empresa.',
  },
  { titulo: 'Información institucional', texto: 'Documentos, visitas a la estación y voluntariado.' },
  { titulo: 'Quejas y sugerencias', texto: 'Cuéntenos qué podemos hacer mejor.' },
  { titulo: 'Alianzas estratégicas', texto: 'Convenios con instituciones, empresas y barrios.' },
]

/** The kinds of questions, and the brigade's other pages (spec §2.9). */
function QueryTypes() {
  const social = useSocial()
  return (
    <section className={classes.queries} aria-labelledby="consultas">
      <SectionHead id="consultas" title="Tipos de consulta" />
      <ul className={classes.queryList}>
        {QUERY_TYPES.map(({ titulo, texto }) => (
          <li key={titulo}>
            <h3>{titulo}</h3>
            <p>{texto}</p>
          </li>
        ))}
      </ul>
      {social.length > 0 && (
        <>
          <h3 className={classes.socialTitle}>Redes sociales</h3>
          <ul className={classes.social}>
            {social.map(({ id, label, href, Sign }) => (
              <li key={id}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  <Sign size={22} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A drawn placeholder (spec §2.9) and, once it is the station's, the configured point on a real map. */
function MapCard() {
  const config = useDrawnInstitucion()
  const { direccion } = config
  const { lat, lng } = config.coordenadas
  const shown = showsPlace(config)
  return (
    <section className={classes.map} aria-labelledby="como-llegar">
      <img
        src="/img/mapa.svg"
        alt="Mapa de ubicación"
        width={1200}
        height={600}
        loading="lazy"
        decoding="async"
      />
      <div className={classes.mapWords}>
        <h2 id="como-llegar">Cómo llegar</h2>
        <p>{direccion}</p>
        <p className={classes.small}>El dibujo es ilustrativo.{shown && ` Coordenadas: ${lat}, ${lng}.`}</p>
        {shown && (
          <Group gap="xs">
            <AnchorButton
              href={mapLink({ lat, lng }, 16)}
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
              leftSection={<ExternalLink size={18} aria-hidden />}
            >
              Abrir en OpenStreetMap
            </AnchorButton>
            <AnchorButton
              href={`geo:${lat},${lng}?q=${lat},${lng}`}
              variant="default"
              leftSection={<Navigation size={18} aria-hidden />}
            >
              Abrir en mi teléfono
            </AnchorButton>
          </Group>
        )}
      </div>
    </section>
  )
}

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
