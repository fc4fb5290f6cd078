import type { ReactNode } from 'react'
import { type Configuracion, DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { atencionDe } from '@/entities/sitio/atencion'
import { seAfirma } from '@/entities/sitio/revision'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { webLink } from '@/shared/lib/url'
import { Clock, ExternalLink, Mail, MapPin, Phone } from '@/shared/ui/icon/icons'
import { MailAddress, PhoneNumber } from '@/site/shell/contact-links'
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

/**
 * The phone or email of the Backup tab; while that is empty or the sample's, the one of General, so that a brigade has
 * to fill in only General.
 */
function ownOr(
  config: Configuracion,
  own: 'telefonoSistema' | 'emailSistema',
  general: 'telefono' | 'email',
) {
  const value = config[own].trim()
  return value && value !== DEFAULT_CONFIGURACION[own] ? value : config[general]
}

/** Address, phones, three emails, web site and hours (spec §2.9), all from the configuration. */
export function ContactFacts() {
  const config = useDrawnInstitucion()
  const { direccion, telefono, email } = config
  const administracion = ownOr(config, 'telefonoSistema', 'telefono')
  const quejas = ownOr(config, 'emailSistema', 'email')
  const sitio = useDrawnSitio()
  const atencion = atencionDe(sitio, { general: email, quejas })
  const hours = [
    { label: 'Emergencias', text: atencion.horarioEmergencias },
    { label: 'Oficinas', text: atencion.horarioOficinas },
    { label: 'Inspecciones', text: atencion.horarioInspecciones },
  ]
  const web = webLink(config.sitioWeb)
  const mails = [
    { label: 'Información general', address: atencion.correoInformacion },
    { label: 'Inspecciones y capacitación', address: atencion.correoInspecciones },
    { label: 'Quejas y sugerencias', address: atencion.correoQuejas },
  ]
  return (
    <div>
      <Fact icon={MapPin} title="Dirección">
        <p>{direccion}</p>
      </Fact>
      <Fact icon={Phone} title="Teléfonos">
        <p>
          Central: <PhoneNumber number={telefono} />
        </p>
        {administracion !== telefono && (
          <p>
            Administración: <PhoneNumber number={administracion} />
          </p>
        )}
      </Fact>
      <Fact icon={Mail} title="Correos institucionales">
        {mails.map(({ label, address }) => (
          <p key={label}>
            {label}
            <MailAddress address={address} subject={label} />
          </p>
        ))}
      </Fact>
      {web && (
        <Fact icon={ExternalLink} title="Sitio web">
          <p>
            <a href={web} target="_blank" rel="noopener noreferrer">
              {web.replace(/^https?:\/\/|\/$/gi, '')}
            </a>
          </p>
        </Fact>
      )}
      <Fact icon={Clock} title="Horarios">
        {seAfirma(sitio, 'horarios') ? (
          hours.map(({ label, text }) => text && <p key={label}>{`${label}: ${text}`}</p>)
        ) : (
          <p>La estación todavía no los ha publicado. En una emergencia llame al 911.</p>
        )}
      </Fact>
    </div>
  )
}
