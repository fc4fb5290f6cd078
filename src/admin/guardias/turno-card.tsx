import type { TurnoConGente } from '@/entities/guardias/gente'
import { gapsOf } from '@/entities/guardias/huecos'
import { lapso, weekdayName } from '@/entities/guardias/tiempo'
import { FUNCION_LABELS, type Funcion } from '@/shared/lib/funciones'
import { capitalized, enumerated } from '@/shared/lib/text'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { Text } from '@/shared/ui/text/text'
import classes from './guardias.module.css'

type TurnoCardProps = {
  turno: TurnoConGente
  funcionesOf: (personalId: string) => readonly Funcion[]
  now: number
  onOpen: () => void
}

/** One shift of the week, which opens at a tap: when, who is on, and what lacks. */
export function TurnoCard({ turno, funcionesOf, now, onOpen }: TurnoCardProps) {
  const { nombre, fecha, inicio, fin, gente } = turno
  const { desde, hasta } = lapso(turno)
  const isOver = hasta <= now
  const gaps = isOver ? [] : gapsOf(turno, funcionesOf)
  const confirmed = gente.filter(({ cumplido }) => cumplido).length
  return (
    <article className={classes.card} data-now={(desde <= now && !isOver) || undefined}>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.open}
          aria-label={`Ver ${nombre} del ${weekdayName(fecha)}`}
          onClick={onOpen}
        >
          {nombre}
        </button>
        {desde <= now && !isOver && <StateBadge color="blue">Ahora</StateBadge>}
        <Text component="span" size="sm" dimmed>
          {inicio} a {fin}
        </Text>
      </div>
      <ul className={classes.people}>
        {gente.map(({ personalId, nombre: name }) => {
          const funciones = funcionesOf(personalId)
          return (
            <li key={personalId}>
              {name}
              {funciones.length > 0 && (
                <Text component="span" size="sm" dimmed>
                  {' '}
                  · {enumerated(funciones.map((one) => FUNCION_LABELS[one].toLowerCase()))}
                </Text>
              )}
            </li>
          )
        })}
        {gente.length === 0 && (
          <li>
            <Text component="span" dimmed>
              Nadie
            </Text>
          </li>
        )}
      </ul>
      {gaps.length > 0 && <p className={classes.gap}>{capitalized(enumerated(gaps))}.</p>}
      {isOver && gente.length > 0 && (
        <Text size="sm" dimmed>
          {confirmed} de {gente.length} con el turno confirmado
        </Text>
      )}
    </article>
  )
}
