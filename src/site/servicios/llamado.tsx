import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { seAfirma } from '@/entities/sitio/revision'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { Container } from '@/shared/ui/box/layout'
import { AnchorButton } from '@/shared/ui/control/button'
import { Phone } from '@/shared/ui/icon/icons'
import { PhoneNumber } from '@/site/shell/contact-links'
import classes from './llamado.module.css'

/** Call to action: 911 and the direct line (spec §2.5). */
export function Llamado() {
  const { telefono } = useDrawnInstitucion()
  const always = seAfirma(useDrawnSitio(), 'horarios')
  return (
    <Container size="lg" className={classes.below}>
      <section className={classes.call} aria-labelledby="llamado">
        <div>
          <h2 id="llamado">¿Necesita ayuda ahora?</h2>
          <p>No espere ni escriba: llame.{always && ' Atendemos las 24 horas, los 365 días del año.'}</p>
        </div>
        <div>
          <AnchorButton
            href="tel:911"
            size="xl"
            className={classes.emergency}
            leftSection={<Phone size={26} aria-hidden />}
          >
            Llamar al 911
          </AnchorButton>
          <p>
            Línea directa: <PhoneNumber number={telefono} plain="b" />
          </p>
        </div>
      </section>
    </Container>
  )
}
