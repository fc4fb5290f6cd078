import type { Mi, MiLibre } from '@/entities/despacho/mi'
import type { Funcion } from '@/shared/lib/funciones'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { MiSection } from '@/site/mi/mi-section'
import { FirstRows } from './first-rows'
import classes from './mi.module.css'
import { ShiftWhen, StillHere, shiftName } from './shift-words'
import { type ShiftActs, useShiftActs } from './use-shift-acts'

const LOST: Record<Funcion, string> = {
  AL_MANDO: 'oficial al mando',
  CONDUCTOR: 'conductor',
  PARAMEDICO: 'paramédico',
}

/** Places that others ask this person, or everybody, to take. */
export function AskedSwaps({ cambios = [] }: Pick<Mi, 'cambios'>) {
  const { actsOf } = useShiftActs()
  if (cambios.length === 0) return null
  return (
    <MiSection id="cambios" title="Piden un cambio de turno">
      <ul className={classes.rows}>
        {cambios.map(({ de, nombreDe, soloAMi, pierde = [], ...turno }) => {
          const { waits, act } = actsOf(turno.id)
          return (
            <li key={`${turno.id} ${de}`}>
              <Stack gap="xs">
                <Text>
                  {soloAMi
                    ? `${nombreDe} le pide a usted que tome su turno:`
                    : `${nombreDe} busca quién tome su turno:`}
                </Text>
                <ShiftWhen {...turno} />
                {pierde.length > 0 && (
                  <Text strong>
                    Si usted lo toma, en ese turno no queda quien sea{' '}
                    {enumerated(pierde.map((one) => LOST[one]))}.
                  </Text>
                )}
                {waits && <StillHere accion={waits} />}
                <Group gap="xs">
                  <Button
                    size="lg"
                    aria-label={`Lo tomo: ${shiftName(turno)}`}
                    onClick={() => act({ hace: 'TOMAR', de })}
                  >
                    Lo tomo
                  </Button>
                  {soloAMi && (
                    <Button size="lg" variant="default" onClick={() => act({ hace: 'NEGAR', de })}>
                      No puedo
                    </Button>
                  )}
                </Group>
              </Stack>
            </li>
          )
        })}
      </ul>
    </MiSection>
  )
}

function OpenShift({ libre: { faltan, ...turno }, waits, act }: ShiftActs & { libre: MiLibre }) {
  const wants = waits?.hace === 'ANOTARME'
  const verb = wants ? 'Mejor no' : 'Anotarme'
  return (
    <li>
      <Stack gap="xs">
        <ShiftWhen {...turno} />
        {waits ? (
          <StillHere accion={waits} />
        ) : (
          <Text>{plural(faltan, 'lugar libre', 'lugares libres')}</Text>
        )}
        <Group>
          <Button
            size="lg"
            variant="default"
            aria-label={`${verb}: ${shiftName(turno)}`}
            onClick={() => act({ hace: wants ? 'SALIR' : 'ANOTARME' })}
          >
            {verb}
          </Button>
        </Group>
      </Stack>
    </li>
  )
}

/** Shifts that lack people, where the brigade lets everybody put themselves there. */
export function OpenShifts({ libres = [] }: Pick<Mi, 'libres'>) {
  const { actsOf } = useShiftActs()
  if (libres.length === 0) return null
  return (
    <MiSection id="libres" title="Turnos con lugares libres">
      <FirstRows of={libres} speaks={({ id }) => actsOf(id).waits !== undefined}>
        {(libre) => <OpenShift key={libre.id} libre={libre} {...actsOf(libre.id)} />}
      </FirstRows>
    </MiSection>
  )
}
