import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { seAfirma } from '@/entities/sitio/revision'
import { useSitio } from '@/entities/sitio/use-sitio'
import { Clock, Mail, MapPin, Phone } from '@/shared/ui/icon/icons'
import { MailAddress } from '@/site/shell/mail-address'
import { PhoneNumber } from '@/site/shell/phone-number'
import { SectionHead } from '@/site/shell/section-head'
import classes from './contacto-section.module.css'
import { HomeSection } from './home-section'
import { MessageForm } from './message-form'
import { useTextos } from './use-textos'

/** Address, phone, email and hours beside a form (spec §2.3, 7). */
export function ContactoSection() {
  const { direccion, telefono, email } = useInstitucion()
  const always = seAfirma(useSitio(), 'horarios')
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
