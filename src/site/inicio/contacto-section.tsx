import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { seAfirma } from '@/entities/sitio/revision'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { Button } from '@/shared/ui/control/button'
import { Clock, Mail, MapPin, Phone } from '@/shared/ui/icon/icons'
import { MailAddress, PhoneNumber } from '@/site/shell/contact-links'
import type { StartedMessage } from '@/site/shell/mensaje/sending'
import { SectionHead } from '@/site/shell/page/section-head'
import classes from './contacto-section.module.css'
import { HomeSection, useTextos } from './home-section'

const FIELDS = [
  { label: 'Nombre completo', name: 'nombre', type: 'text', autoComplete: 'name' },
  { label: 'Correo electrónico', name: 'email', type: 'email', autoComplete: 'email' },
  { label: 'Asunto', name: 'asunto', type: 'text', autoComplete: 'off' },
]

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

/** A form without rules of its own (spec §2.3, 7): the contact page goes on with what was typed here. */
function MessageForm() {
  const note = useId()
  const navigate = useNavigate()
  const goOn = (form: HTMLFormElement) => {
    const mensaje = Object.fromEntries(new FormData(form)) as StartedMessage
    void navigate({ to: '/contacto', state: { mensaje } })
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn(event.currentTarget)
      }}
    >
      <h3>Escríbanos</h3>
      <p id={note}>Siga en Contacto: lo escrito no se pierde.</p>
      {FIELDS.map(({ label, ...control }) => (
        <Field key={label} label={label}>
          {(id) => <input id={id} {...control} />}
        </Field>
      ))}
      <Field label="Mensaje">{(id) => <textarea id={id} name="mensaje" rows={4} />}</Field>
      <Button type="submit" size="md" aria-describedby={note}>
        Enviar Mensaje
      </Button>
    </form>
  )
}

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
