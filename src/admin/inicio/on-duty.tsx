import { type Guardias, useGuardias } from '@/admin/shell/data/use-guardias'
import { useNow } from '@/admin/ui/record/age'
import { type TurnoConGente, turnosAt } from '@/entities/guardias/gente'
import { gapsOf } from '@/entities/guardias/huecos'
import { FUNCION_LABELS } from '@/shared/lib/funciones'
import { capitalized, enumerated } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { Text } from '@/shared/ui/text/text'
import { NOT_YET } from './not-yet'
import { Panel } from './panel'
import classes from './panel.module.css'

function Shift({ turno, funcionesIn }: { turno: TurnoConGente } & Pick<Guardias, 'funcionesIn'>) {
  const funcionesOf = funcionesIn(turno)
  const gaps = gapsOf(turno, funcionesOf)
  return (
    <div>
      <Text size="sm" dimmed>
        {turno.nombre}, hasta las {turno.fin}
      </Text>
      <ul className={classes.people}>
        {turno.gente.map(({ personalId, nombre }) => (
          <li key={personalId}>
            {[nombre, ...funcionesOf(personalId).map((one) => FUNCION_LABELS[one].toLowerCase())].join(' · ')}
          </li>
        ))}
        {turno.gente.length === 0 && <li>Nadie</li>}
      </ul>
      {gaps.length > 0 && <p className={classes.gap}>{capitalized(enumerated(gaps))}.</p>}
    </div>
  )
}

/** Who is on at this moment, and what the shift lacks. */
export function OnDuty() {
  const guardias = useGuardias()
  const now = useNow().getTime()
  const running = turnosAt(guardias?.all ?? [], now)
  return (
    <Panel title="De guardia ahora" to="/admin/guardias">
      <Stack gap="sm">
        {!guardias && <Text dimmed>{NOT_YET}</Text>}
        {guardias && running.length === 0 && <Text dimmed>No hay ningún turno a esta hora.</Text>}
        {guardias &&
          running.map((turno) => <Shift key={turno.id} turno={turno} funcionesIn={guardias.funcionesIn} />)}
      </Stack>
    </Panel>
  )
}
