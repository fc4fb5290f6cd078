import { useQuery } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { miQuery } from '@/entities/despacho/phone-queries'
import { ago } from '@/shared/lib/ago'
import { Callout } from '@/shared/ui/box/callout'
import { Container, Stack } from '@/shared/ui/box/layout'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { PageTitle } from '@/shared/ui/control/page-title'
import { Text } from '@/shared/ui/text/text'
import { CallCard } from './call-card'
import { EnterForm } from './enter-form'
import { MyEvents } from './my-events'
import { MyRoster } from './my-roster'
import { OwnData } from './own-data'
import { RingHere } from './ring-here'
import { useCalls } from './use-calls'
import { useRing } from './use-ring'

function Mine() {
  const { data: heard } = useQuery(miQuery)
  useCalls(heard?.kind === 'in')
  useRing(heard?.kind === 'in' ? heard.kept.mi.llamadas : null)
  if (!heard) return <Text role="status">Abriendo…</Text>
  if (heard.kind === 'out') return <EnterForm />
  const { kept, fresh } = heard
  const { persona, institucion, llamadas, estacion } = kept.mi
  const cards = (running: boolean) =>
    llamadas
      .filter(({ estado }) => (estado === 'EN_CURSO') === running)
      .map((llamada) => <CallCard key={llamada.id} llamada={llamada} estacion={estacion} />)
  return (
    <>
      <PageTitle
        title={persona.nombres}
        subtitle={[persona.cargo, institucion].filter(Boolean).join(' · ')}
      />
      {!fresh && (
        <Callout color="orange" role="status" title="Sin conexión con la central">
          Es lo que este teléfono supo {ago(kept.oido, new Date())}. Si suena la sirena, vaya. Lo que conteste
          se envía solo.
        </Callout>
      )}
      {cards(true)}
      {llamadas.length === 0 && (
        <EmptyState title="No hay ninguna salida en curso">
          <Text dimmed>Cuando la estación llame, aparece aquí arriba.</Text>
        </EmptyState>
      )}
      <RingHere mi={kept.mi} />
      {cards(false)}
      <MyEvents eventos={kept.mi.eventos} />
      <MyRoster guardias={kept.mi.guardias} credenciales={kept.mi.credenciales} />
      <OwnData key={persona.id} persona={persona} />
    </>
  )
}

/** The place of somebody of the brigade on their own phone: the call, and what is theirs. */
export function MiPage() {
  return (
    <Container size="sm" page>
      <Stack gap="lg">
        {hasCentral() ? (
          <Mine />
        ) : (
          <>
            <PageTitle title="Mi lugar en la brigada" />
            <EmptyState title="Esta página necesita la central de su brigada">
              <Text dimmed>
                Aquí ve cada persona de la brigada la salida en curso. Este sitio se sirve sin central, o este
                equipo salió de ella.
              </Text>
            </EmptyState>
          </>
        )}
      </Stack>
    </Container>
  )
}
