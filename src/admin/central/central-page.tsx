import { List } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { isServed } from '@/access/central/mark'
import { useUser } from '@/access/current-user'
import { DeviceList } from '@/admin/shell/sesiones/device-list'
import { IF_LOST, LostDevice } from '@/admin/shell/sesiones/lost-device'
import { sesionesQuery } from '@/admin/shell/sesiones/queries'
import { More } from '@/admin/ui/box/more'
import { Section } from '@/admin/ui/box/section'
import { useReach } from '@/admin/ui/record/reach'
import { plural } from '@/shared/lib/plural'
import type { MutationMeta } from '@/shared/query/toast'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useReload } from '@/shared/ui/control/reload'
import { Text } from '@/shared/ui/text/text'
import { joinCentral } from '@/sync/actions'
import { type HeldCount, useCentral } from '@/sync/state'
import { CustodyOfDevice } from './custody'
import { JoinQuestion } from './join-question'
import { Leaving } from './leaving'
import { Notices } from './notices'
import { OthersWork } from './others-work'
import { Refusals } from './refusals'
import { StateCard } from './state-card'

const meta: MutationMeta = { failure: 'No se pudo. Los datos de este equipo siguen como estaban.' }

/** Brings a device back that had left the central. */
function Returning() {
  const reload = useReload()
  const join = useMutation({ mutationFn: joinCentral, meta, onSuccess: reload.run })
  return (
    <Section title="Este equipo">
      {isServed() ? (
        <>
          <Text size="sm" dimmed>
            Si vuelve, ingresa con su cuenta de la central, y antes de enviar o reemplazar algo se le
            pregunta.
          </Text>
          <div>
            <Button loading={join.isPending} onClick={() => join.mutate()}>
              Volver a la central
            </Button>
          </div>
        </>
      ) : (
        <Text size="sm" dimmed>
          En esta dirección ya no hay una central a la que volver.
        </Text>
      )}
    </Section>
  )
}

/** The devices of whoever is signed in here, once their brigade's own central has told them. */
function OwnDevices() {
  const user = useUser()
  const asks = useReach() === 'brigada' && user !== null
  const { data } = useQuery({ ...sesionesQuery(user?.id ?? ''), enabled: asks })
  if (!asks || !data) return null
  return (
    <Section title="Sus equipos">
      <DeviceList usuario={user} own sesiones={data} />
      <More summary={IF_LOST}>
        <LostDevice usuario={user} own />
      </More>
    </Section>
  )
}

const words = ({ count, why }: HeldCount): string => {
  const one = count === 1
  const stays = one ? 'Sigue en la central' : 'Siguen en la central'
  const records = plural(count, 'registro', 'registros')
  if (why === 'espacio')
    return `${records} ${one ? 'no cabe' : 'no caben'} en este equipo. ${stays}, y desde aquí nadie ${one ? 'lo borra' : 'los borra'}.`
  return `${records} ${one ? 'es' : 'son'} de una versión más nueva de la aplicación. ${stays}: actualice este equipo.`
}

/** Records that the central has and this device can't show. */
function HeldRecords({ held }: { held: readonly HeldCount[] }) {
  if (held.length === 0) return null
  return (
    <Callout color="orange" role="status" title="No todo se ve en este equipo">
      <List size="sm" spacing={4}>
        {held.map((one) => (
          <List.Item key={`${one.key} ${one.why}`}>
            {one.title}: {words(one)}
          </List.Item>
        ))}
      </List>
    </Callout>
  )
}

/** This device and the central: what waits, what was refused, what somebody else changed, and how to join or leave. */
export function CentralPage() {
  const state = useCentral()
  return (
    <Stack>
      <PageTitle
        title="Central"
        subtitle="El servidor de la estación, que pone de acuerdo a todos los equipos"
      />
      {!state && (
        <EmptyState title="Este equipo trabaja sin central">
          <Text dimmed>
            Todo queda guardado aquí. Con una central, los equipos de la brigada comparten lo mismo.
          </Text>
        </EmptyState>
      )}
      {state && (
        <>
          <StateCard state={state} />
          {state.phase === 'ask' && <JoinQuestion counts={state.ask} other={state.other === true} />}
          <HeldRecords held={state.held} />
          {state.others.map((work) => (
            <OthersWork key={work.person} {...work} />
          ))}
          <Refusals />
          <Notices />
          <CustodyOfDevice />
          <OwnDevices />
          {state.phase === 'left' && <Returning />}
          {state.phase !== 'left' && state.phase !== 'gone' && <Leaving />}
        </>
      )}
    </Stack>
  )
}
