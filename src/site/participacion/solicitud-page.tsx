import { Link } from '@tanstack/react-router'
import { centralMark } from '@/access/central/mark'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { Container } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { PageHero } from '@/site/shell/page/page-hero'
import { SectionHead } from '@/site/shell/page/section-head'
import { type Asking, CitizenForm } from './citizen-form'
import classes from './participacion.module.css'

const SOLICITUD: Asking = {
  que: 'solicitudes',
  draft: 'solicitud-informacion',
  asunto: 'Solicitud de acceso a la información pública',
  label: 'Qué información pide',
  description: 'Diga qué documento o dato busca y de qué fechas, lo más claro que pueda.',
  button: 'Enviar solicitud',
}

/** Where a citizen asks for public information, with what is known of the law's terms. */
export function SolicitudPage() {
  const hasBudget = useModulos()('presupuesto-publico')
  return (
    <>
      <PageHero
        title="Pedir información pública"
        text="Cualquier persona puede pedir un documento o un dato de la brigada, sin decir para qué."
      />
      <Container size="lg" className={classes.columns}>
        <section aria-labelledby="pedir">
          <SectionHead id="pedir" title="Su solicitud" />
          <Sheet pad="wide">
            <CitizenForm {...SOLICITUD} />
          </Sheet>
        </section>
        <section aria-labelledby="plazos" className={classes.words}>
          <SectionHead id="plazos" title="Qué pasa después" />
          <ul>
            <li>
              La ley de transparencia da a la brigada diez días para contestar, y cinco más si lo justifica y
              le avisa a usted antes.
            </li>
            <li>Si nadie contesta en ese plazo, la ley lo toma como una negativa, y usted puede reclamar.</li>
            <li>La brigada no está obligada a elaborar información que no tiene.</li>
            {centralMark() !== 'muestra' && (
              <li>
                Su nombre, su correo y lo que pide los lee solo el personal de la brigada. No salen en ninguna
                página.
              </li>
            )}
          </ul>
          <p>
            Los plazos son los que se conocen de la ley de 2023; si tiene dudas, pregunte en la Defensoría del
            Pueblo. Tal vez lo que busca ya está publicado en <Link to="/transparencia">Transparencia</Link>
            {hasBudget && (
              <>
                {' '}
                o en <Link to="/transparencia/presupuesto">el presupuesto</Link>
              </>
            )}
            .
          </p>
        </section>
      </Container>
    </>
  )
}
