import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan, useUser } from '@/access/current-user'
import { Section } from '@/admin/ui/box/section'
import { HardDriveDownload } from '@/admin/ui/icon/icons'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { Disclosure } from '@/shared/ui/box/disclosure'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { type CentralState, useCentral } from '@/sync/state'
import { begin, custodyQuery, placesQuery } from './custody'

/** Whether it works with a central that is a brigade's, and answers. */
const answers = (state: CentralState | null): boolean =>
  state !== null && !state.sample && (state.phase === 'current' || state.phase === 'waiting')

/** The places for copies outside the station, where this device could take one. */
function usePlaces() {
  const state = useCentral()
  const { data: here } = useQuery(custodyQuery(state?.custodia.vez ?? 0))
  const isUsed = useModulos()('custodios')
  const asked = isUsed && here === null && answers(state)
  const { data } = useQuery({ ...placesQuery, enabled: asked })
  return asked ? data : undefined
}

const Why = () => (
  <Text>
    Si la estación se quema o se la roban, con la copia de un equipo y la clave de recuperación vuelve todo,
    hasta la última noche. La guardan hasta cinco equipos, mejor de personas que viven en casas distintas.
  </Text>
)

const How = () => (
  <Text size="sm" dimmed>
    Llega sola mientras la aplicación esté abierta, y cerrada: quien tenga este equipo no puede leer nada de
    ella. Los registros vienen siempre; las fotografías, con wifi y mientras haya espacio.
  </Text>
)

function Accept() {
  const beginning = useMutation(begin)
  return (
    <Button loading={beginning.isPending} onClick={() => beginning.mutate()}>
      Guardarla en este equipo
    </Button>
  )
}

const TITLE = '¿Guarda este equipo una copia de la noche?'

/** Asks whether this device keeps the closed copy of the night, and says why it can't. */
export function OfferCustody() {
  const mayConfigure = useCan('config:edit')
  const places = usePlaces()
  if (!places || (!places.llave && !mayConfigure)) return null
  return (
    <Section title={TITLE}>
      <Why />
      <How />
      {!places.llave && (
        <Text size="sm">
          Antes haga la clave de recuperación, en{' '}
          <Link to="/admin/config" search={{ tab: 'central' }}>
            Configuración → Central
          </Link>
          .
        </Text>
      )}
      {places.llave && places.quedan === 0 && (
        <Text size="sm">Ya hay cinco equipos que la guardan. Para este, uno tiene que dejar de hacerlo.</Text>
      )}
      {places.llave && places.quedan > 0 && (
        <Group>
          <Accept />
        </Group>
      )}
    </Section>
  )
}

/** The same on the dashboard, once to each person of this device, and only while there is a place. */
export function OfferCustodyOnce() {
  const user = useUser()
  const places = usePlaces()
  const [later, setLater] = useState(readPreferences().custodiaDespues ?? [])
  if (!user || !places?.llave || places.quedan === 0 || later.includes(user.id)) return null
  const putOff = () => {
    const next = [...later, user.id]
    setLater(next)
    setPreference('custodiaDespues', next)
  }
  return (
    <Disclosure icon={HardDriveDownload} title={TITLE}>
      <Stack gap="sm">
        <Why />
        <How />
        <Group gap="xs">
          <Accept />
          <Button variant="default" onClick={putOff}>
            Ahora no
          </Button>
        </Group>
        <Text size="sm" dimmed>
          Después puede activarlo en <Link to="/admin/central">Central</Link>.
        </Text>
      </Stack>
    </Disclosure>
  )
}
