import { useQuery } from '@tanstack/react-query'
import { useModulos } from '@/entities/configuracion/use-institucion'
import type { MisHoras } from '@/entities/despacho/mi'
import { horasQuery } from '@/entities/despacho/phone-horas'
import { ago } from '@/shared/lib/ago'
import { formatHours } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Text } from '@/shared/ui/text/text'
import { MiSection } from '@/site/mi/mi-section'
import classes from './mi.module.css'

type Row = [name: string, value: string]

/** Those of a roster that the brigade doesn’t keep stand only where there are some. */
const rowsOf = ({ servicios, sinTiempo, ...horas }: MisHoras, hasRoster: boolean): Row[] => [
  ['En servicios', `${formatHours(horas.minutosServicios)} en ${plural(servicios, 'servicio', 'servicios')}`],
  ...(sinTiempo > 0 ? [['Sin tiempo anotado', plural(sinTiempo, 'servicio', 'servicios')] as Row] : []),
  ...(hasRoster || horas.cumplidos + horas.previstos > 0
    ? ([
        ['De guardia, cumplidas', formatHours(horas.cumplidos)],
        ['De guardia, previstas en todo el año', formatHours(horas.previstos)],
      ] satisfies Row[])
    : []),
  ['Eventos', plural(horas.eventos, 'asistencia', 'asistencias')],
]

/** What one did this year, as the central counts it, and what of it the central can't know. */
export function MyHours() {
  const { data: heard } = useQuery(horasQuery)
  const uses = useModulos()
  if (!heard) return null
  const { horas, oido, fresh } = heard
  return (
    <MiSection id="horas" title={`Mis horas del año ${horas.anio}`}>
      {!fresh && <Text role="status">Es lo que este teléfono supo {ago(oido, new Date())}.</Text>}
      <dl className={classes.hours}>
        {rowsOf(horas, uses('guardias')).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className={classes.more}>
        <summary>De dónde salen</summary>
        <Text dimmed>
          De los partes con su nombre, de los turnos y de las listas de asistencia. Un parte con otro nombre
          no cuenta, y uno sin hora de fin no suma. Cumplidas son las que alguien confirmó. No se suman entre
          sí. Si falta algo, avise a quien lleva los registros.
        </Text>
      </details>
    </MiSection>
  )
}
