import { Link } from '@tanstack/react-router'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { Emblem } from '@/shared/ui/photo/emblem'
import classes from './shell.module.css'

/**
 * Shortens `Cuerpo de Bomberos Voluntarios de Villa Esperanza` to `Bomberos Voluntarios`: the place stands below it.
 */
function shortName(nombre: string, canton: string): string {
  const place = ` de ${canton}`
  const name = nombre.endsWith(place) ? nombre.slice(0, -place.length) : nombre
  return name.replace(/^Cuerpo de /i, '')
}

/** Letters of a canton's name that fit on a phone's header in one or two lines of the usual size. */
const LONG = 16

/** Emblem and name; leads home. */
export function Brand({ onPick }: { onPick: () => void }) {
  const { canton, nombreInstitucion } = useDrawnInstitucion()
  const { emblema = '' } = useDrawnSitio()
  return (
    <Link to="/" className={classes.brand} onClick={onPick}>
      <Emblem source={emblema} size={44} />
      <span className={classes.brandText}>
        <span className={classes.brandTop}>{shortName(nombreInstitucion, canton)} </span>
        <span className={classes.brandName} data-long={canton.length > LONG || undefined}>
          {canton}
        </span>
        <span className="solo-lectores">, inicio</span>
      </span>
    </Link>
  )
}
