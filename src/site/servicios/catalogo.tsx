import { seAfirma } from '@/entities/sitio/revision'
import { type IconoServicio, type ServicioCatalogo, serviciosDe } from '@/entities/sitio/servicios'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { entryOf } from '@/shared/lib/entry-of'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import type { Icon } from '@/shared/ui/icon/icon'
import {
  Building2,
  Car,
  Clock,
  CloudRain,
  Factory,
  FileSearch,
  GraduationCap,
  HardHat,
  Heart,
  House,
  Mountain,
  TreePine,
  TriangleAlert,
  Truck,
  Users,
  Waves,
} from '@/shared/ui/icon/icons'
import classes from './catalogo.module.css'

/** The catalogue's icon names (spec §3) and their icons; the icon set has since renamed two. */
export const ICONS: Record<IconoServicio, Icon> = {
  Car,
  HardHat,
  Building2,
  Mountain,
  Home: House,
  TreePine,
  Truck,
  Factory,
  AlertTriangle: TriangleAlert,
  Waves,
  CloudRain,
  FileSearch,
  GraduationCap,
  Heart,
  Users,
}

function ServicioCard({ servicio, always }: { servicio: ServicioCatalogo; always: boolean }) {
  const { nombre, descripcion, tipo, icono } = servicio
  // It may name an icon of a newer version.
  const Icon = entryOf(ICONS, icono) ?? TriangleAlert
  return (
    <li className={classes.card} data-tipo={tipo}>
      <div className={classes.top}>
        <span className={classes.icon}>
          <Icon size={28} aria-hidden />
        </span>
        <span className={classes.badge}>{TIPO_SERVICIO_LABELS[tipo]}</span>
      </div>
      <h3>{nombre}</h3>
      <p>{descripcion}</p>
      {always && (
        <p className={classes.always}>
          <Clock size={17} aria-hidden /> Servicio Disponible 24/7
        </p>
      )}
    </li>
  )
}

/** The services in force, by orden (spec §2.5). */
export function Catalogo() {
  const sitio = useDrawnSitio()
  const always = seAfirma(sitio, 'servicios')
  return (
    <ul className={classes.grid}>
      {serviciosDe(sitio).map((servicio) => (
        <ServicioCard key={servicio.id} servicio={servicio} always={always} />
      ))}
    </ul>
  )
}
