import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { hasCentral } from '@/access/central/mark'
import type { Estado } from '@/entities/despacho/options'
import { miQuery } from '@/entities/despacho/phone-queries'
import { ago } from '@/shared/lib/ago'
import { Callout } from '@/shared/ui/box/callout'
import { Container, Stack } from '@/shared/ui/box/layout'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { lazy } from '@/shared/ui/control/lazy'
import { PageTitle } from '@/shared/ui/control/page-title'
import { Text } from '@/shared/ui/text/text'
import { CallCard } from './call-card'
import { EnterForm } from './enter-form'
import { RingHere } from './ring-here'
import { useCalls } from './use-calls'
import { usePinLock } from './use-pin-lock'
import { useRing } from './use-ring'

// A call is answered with what came first.
const Rest = lazy(() => import('./rest').then((part) => part.Rest))
const PinLock = lazy(() => import('./pin-lock').then((part) => part.PinLock))

const Unheard = ({ oido }: { oido: string }) => (
  <Callout color="orange" role="status" title="Sin conexión con la central">
    Es lo que este teléfono supo {ago(oido, new Date())}. Si suena la sirena, vaya. Lo que conteste se envía
    solo.
  </Callout>
)

function Mine() {
  const { data: heard } = useQuery(miQuery)
  useCalls(heard?.kind === 'in')
  useRing(heard?.kind === 'in' ? heard.kept.mi.llamadas : null)
  const { locked, open } = usePinLock()
  if (!heard || locked === undefined) return <Text role="status">Abriendo…</Text>
  if (heard.kind === 'out') return <EnterForm />
  const { kept, fresh } = heard
  const { persona, institucion, llamadas, estacion } = kept.mi
  const cards = (...which: Estado[]) =>
    llamadas
      .filter(({ estado }) => which.includes(estado))
      .map((llamada) => <CallCard key={llamada.id} llamada={llamada} estacion={estacion} locked={locked} />)
  if (locked)
    return (
      <>
        <PageTitle title="Mi lugar en la brigada" />
        {!fresh && <Unheard oido={kept.oido} />}
        {cards('EN_CURSO')}
        <Suspense fallback={<Text role="status">Abriendo…</Text>}>
          <PinLock onOpen={open} />
        </Suspense>
      </>
    )
  return (
    <>
      <PageTitle
        title={persona.nombres}
        subtitle={[persona.cargo, institucion].filter(Boolean).join(' · ')}
      />
      {!fresh && <Unheard oido={kept.oido} />}
      {/* Whoever is on the way has to see first that nobody has to come. */}
      {cards('EN_CURSO', 'ANULADO')}
      {llamadas.length === 0 && (
        <EmptyState title="No hay ninguna salida en curso">
          <Text dimmed>Cuando la estación llame, aparece aquí arriba.</Text>
        </EmptyState>
      )}
      <RingHere mi={kept.mi} />
      {cards('CERRADO')}
      <Suspense>
        <Rest mi={kept.mi} />
      </Suspense>
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
