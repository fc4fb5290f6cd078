import { Link } from '@tanstack/react-router'
import { hasCentral } from '@/access/central/mark'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { anioPieDe } from '@/entities/sitio/anio'
import { RED_IDS, type RedId, redesDe } from '@/entities/sitio/sitio'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { Button } from '@/shared/ui/control/button'
import { type Icon, icon } from '@/shared/ui/icon/icon'
import { Moon, Sun } from '@/shared/ui/icon/icons'
import { Emblem } from '@/shared/ui/photo/emblem'
import { chooseScheme, useScheme } from '@/shared/ui/theme/color-scheme'
import { MailAddress, PhoneNumber } from './contact-links'
import { CopyDate } from './copy-date'
import classes from './shell.module.css'

const SIGNS = Object.fromEntries(RED_IDS.map((id) => [id, icon(`red-${id}`)])) as Record<RedId, Icon>

/** The brigade's social networks, each with its link and sign. */
export const useSocial = () => redesDe(useDrawnSitio()).map((red) => ({ ...red, Sign: SIGNS[red.id] }))

/** Switches between light and dark and remembers the choice; until somebody chooses, the system's setting counts. */
function SchemeSwitch() {
  const dark = useScheme() === 'dark'
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={dark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
      onClick={() => chooseScheme(dark ? 'light' : 'dark')}
    >
      {dark ? 'Tema claro' : 'Tema oscuro'}
    </Button>
  )
}

const LINKS = [
  { to: '/servicios', label: 'Servicios' },
  { to: '/personal', label: 'Personal' },
  { to: '/galeria', label: 'Galería' },
  { to: '/transparencia', label: 'Transparencia' },
  { to: '/reportar', label: 'Reportar un problema' },
  { to: '/politicas', label: 'Políticas de Privacidad' },
  { to: '/terminos', label: 'Términos de Uso' },
  { to: '/ayuda', label: 'Ayuda para la brigada' },
] as const

export function SiteFooter() {
  const { nombreInstitucion, direccion, telefono, email } = useDrawnInstitucion()
  const sitio = useDrawnSitio()
  const social = useSocial()
  return (
    <footer className={classes.footer}>
      <div className={classes.footerGrid}>
        <div>
          <Emblem source={sitio.emblema ?? ''} size={56} loading="lazy" />
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
          {hasCentral() && <Link to="/datos">Datos abiertos</Link>}
        </nav>
        <address className={classes.footerAddress}>
          <span>{direccion}</span>
          <PhoneNumber number={telefono} />
          <MailAddress address={email} />
          {social.length > 0 && (
            <span className={classes.social}>
              {social.map(({ id, label, href, Sign }) => (
                <a key={id} href={href} target="_blank" rel="noopener noreferrer">
                  <span className="solo-lectores">{label}</span>
                  <Sign size={22} />
                </a>
              ))}
            </span>
          )}
        </address>
      </div>
      <div className={classes.footerBottom}>
        <small>
          © {anioPieDe(sitio, new Date())} {nombreInstitucion}
          <CopyDate />
        </small>
        <SchemeSwitch />
      </div>
    </footer>
  )
}
