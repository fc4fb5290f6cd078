import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { seAfirma } from '@/entities/sitio/revision'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { Clock, Mail, MapPin, Phone } from '@/shared/ui/icon/icons'
import { MailAddress, PhoneNumber } from '@/site/shell/contact-links'
import { SectionHead } from '@/site/shell/page/section-head'
import classes from './contacto-section.module.css'
import { HomeSection, useTextos } from './home-section'
import { MessageForm } from './message-form'

/** Address, phone, email and hours beside a form (spec §2.3, 7). */
export function ContactoSection() {
  const { direccion, telefono, email } = useDrawnInstitucion()
  const always = seAfirma(useDrawnSitio(), 'horarios')
  const { sobreContacto, tituloContacto } = useTextos()
  return (
    <HomeSection id="contacto">
      <SectionHead id="contacto-titulo" kicker={sobreContacto} title={tituloContacto} />
      <div className={classes.columns}>
        <address className={classes.facts}>
          <p>
            <MapPin aria-hidden />
            <span>
              <b>Dirección</b>
              {direccion}
            </span>
          </p>
          <p>
            <Phone aria-hidden />
            <span>
              <b>Teléfono</b>
              <PhoneNumber number={telefono} />
            </span>
          </p>
          <p>
            <Mail aria-hidden />
            <span>
              <b>Correo institucional</b>
              <MailAddress address={email} />
            </span>
          </p>
          <p>
            <Clock aria-hidden />
            <span>
              <b>Atención de emergencias</b>
              {always ? '24 horas, 365 días' : 'Llame al 911'}
            </span>
          </p>
        </address>
        <MessageForm />
      </div>
    </HomeSection>
  )
}
