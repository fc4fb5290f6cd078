import { Stack } from '@/shared/ui/box/layout'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { PageTitle } from '@/shared/ui/control/page-title'
import { Text } from '@/shared/ui/text/text'
import { useCentral } from '@/sync/state'
import { CustodyOfDevice } from './custody'
import { HeldRecords } from './held-records'
import { JoinQuestion } from './join-question'
import { Leaving } from './leaving'
import { Notices } from './notices'
import { OthersWork } from './others-work'
import { OwnDevices } from './own-devices'
import { Refusals } from './refusals'
import { Returning } from './returning'
import { StateCard } from './state-card'

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
