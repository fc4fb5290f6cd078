import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { telLink } from '@/shared/lib/url'
import classes from './contacto.module.css'

type FactProps = { icon: typeof Clock; title: string; children: ReactNode }

function Fact({ icon: Icon, title, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <Icon size={26} aria-hidden />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  )
}

function PhoneNumber({ number }: { number: string }) {
  const tel = telLink(number)
  return tel ? <a href={tel}>{number}</a> : <span>{number}</span>
}

/** Address, phones, three emails and hours (spec §2.9), all from the configuration. */
export function ContactFacts() {
  const { direccion, telefono, telefonoSistema, email, emailSistema } = useInstitucion()
  const mails = [
    { label: 'Información general', address: email, subject: 'Información general' },
    { label: 'Inspecciones y capacitación', address: email, subject: 'Inspecciones y capacitación' },
    { label: 'Quejas y sugerencias', address: emailSistema, subject: 'Quejas y sugerencias' },
  ]
  return (
    <div className={classes.facts}>
      <Fact icon={MapPin} title="Dirección">
        <p>{direccion}</p>
      </Fact>
      <Fact icon={Phone} title="Teléfonos">
        <p>
          Central: <PhoneNumber number={telefono} />
        </p>
        {telefonoSistema !== telefono && (
          <p>
            Administración: <PhoneNumber number={telefonoSistema} />
          </p>
        )}
      </Fact>
      <Fact icon={Mail} title="Correos institucionales">
        {mails.map(({ label, address, subject }) => (
          <p key={label}>
            {label}
            <a href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}>{address}</a>
          </p>
        ))}
      </Fact>
      <Fact icon={Clock} title="Horarios">
        <p>Emergencias: 24/7</p>
        <p>Oficinas: Lun-Vie 8:00-17:00</p>
        <p>Inspecciones: con cita previa</p>
      </Fact>
    </div>
  )
}
