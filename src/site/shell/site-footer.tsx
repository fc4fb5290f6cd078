import { Link } from '@tanstack/react-router'
import { FOOTER_ANIO } from '@/entities/catalogo/estadisticas'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { PhoneNumber } from './phone-number'
import { SchemeSwitch } from './scheme-switch'
import classes from './shell.module.css'
import { SOCIAL } from './social'

const LINKS = [
  { to: '/servicios', label: 'Servicios' },
  { to: '/personal', label: 'Personal' },
  { to: '/galeria', label: 'Galería' },
  { to: '/transparencia', label: 'Transparencia' },
  { to: '/reportar', label: 'Reportar un problema' },
  { to: '/politicas', label: 'Políticas de Privacidad' },
  { to: '/terminos', label: 'Términos de Uso' },
] as const

export function SiteFooter() {
  const { nombreInstitucion, direccion, telefono, email } = useInstitucion()
  return (
    <footer className={classes.footer}>
      <div className={classes.footerGrid}>
        <div>
          <img src="/img/emblema.svg" alt="" width={56} height={56} loading="lazy" />
          <p className={classes.footerName}>{nombreInstitucion}</p>
          <p>Emergencias las 24 horas, los 365 días del año.</p>
          <a href="tel:911" className={classes.footer911}>
            911
          </a>
        </div>
        <nav aria-label="Pie de página" className={classes.footerLinks}>
          {LINKS.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <address className={classes.footerAddress}>
          <span>{direccion}</span>
          <PhoneNumber number={telefono} />
          <a href={`mailto:${email}`}>{email}</a>
          <span className={classes.social}>
            {SOCIAL.map(({ href, label, path }) => (
              <a key={label} href={href} target="_blank" rel="noopener noreferrer">
                <span className="solo-lectores">{label}</span>
                <svg viewBox="0 0 24 24" width={22} height={22} fill="currentColor" aria-hidden="true">
                  <path d={path} />
                </svg>
              </a>
            ))}
          </span>
        </address>
      </div>
      <div className={classes.footerBottom}>
        <small>
          © {FOOTER_ANIO} {nombreInstitucion}
        </small>
        <SchemeSwitch />
      </div>
    </footer>
  )
}
