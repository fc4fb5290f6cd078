import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { hasCentral } from '@/access/central/mark'
import { useModulos } from '@/entities/configuracion/use-institucion'
import type { Mi, MiLlamada } from '@/entities/despacho/mi'
import { miQuery } from '@/entities/despacho/phone-queries'
import { viene } from '@/entities/despacho/respuesta'
import { ago } from '@/shared/lib/ago'
import { Callout } from '@/shared/ui/box/callout'
import { Container, Stack } from '@/shared/ui/box/layout'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { lazy } from '@/shared/ui/control/lazy'
import { PageTitle } from '@/shared/ui/control/page-title'
import { Text } from '@/shared/ui/text/text'
import { CallCard } from './call-card'
import { EnterForm } from './enter-form'
import { followPhone } from './llamada/follow-phone'
import { usePinLock } from './pin/use-pin-lock'
import { RingHere } from './ring-here'

/**
 * As the page opens, the answers to a running call come into view, however large the letters are or low the screen is. A
 * call that comes later moves nothing under a finger: the bar says it. `ready`: the calls are drawn.
 */
function useAnswersFirst(ready: boolean): void {
  useEffect(() => {
    if (ready) document.querySelector('[data-unanswered]')?.scrollIntoView({ block: 'nearest' })
  }, [ready])
}

// A call is answered with what came first.
const First = lazy(() => import('./rest').then((part) => part.First))
const Rest = lazy(() => import('./rest').then((part) => part.Rest))
const Ended = lazy(() => import('./not-sent').then((part) => part.Ended))
const Away = lazy(() => import('./away').then((part) => part.Away))
const PinLock = lazy(() => import('./pin/pin-lock').then((part) => part.PinLock))

const SalidaHere = lazy(() => import('./salida/salida-here').then((part) => part.SalidaHere))

const route = getRouteApi('/_site/mi')

const Unheard = ({ oido }: { oido: string }) => (
  <Callout color="orange" role="status" title="Sin conexión con la central">
    Es lo que este teléfono supo {ago(oido, new Date())}. Si suena la sirena, vaya. Lo que conteste se envía
    solo.
  </Callout>
)

const runs = ({ estado }: MiLlamada) => estado === 'EN_CURSO'

/** Over, and it concerns this person no more: it was not called off, they weren't on the way, and have nothing to note. */
const isPast = ({ estado, salida, respuesta }: MiLlamada) =>
  estado === 'CERRADO' && !salida && !viene(respuesta)

/** Whether this phone rings, and whether the person can come: first what is missing, as it was when the page was opened. */
function Standing({ mi }: { mi: Mi }) {
  // Nothing changes places under the thumb that turns it on.
  const [silent] = useState(!mi.avisa)
  const uses = useModulos()
  // A change of shifts rings too. Where nobody is called and nobody has shifts, nobody waits for this person.
  if (!uses('despacho') && !uses('guardias')) return null
  const rings = <RingHere mi={mi} />
  return (
    <>
      {silent && rings}
      <Suspense>
        <Away persona={mi.persona} />
      </Suspense>
      {!silent && rings}
    </>
  )
}

function Mine() {
  const { data: heard } = useQuery(miQuery)
  const uses = useModulos()
  const isIn = heard?.kind === 'in'
  const [client, router] = [useQueryClient(), useRouter()]
  // From here on every page of this phone has the running call.
  useEffect(() => {
    if (isIn) followPhone(client, router)
  }, [isIn, client, router])
  const { locked, open } = usePinLock()
  const { salida: shown } = route.useSearch()
  useAnswersFirst(locked !== undefined && isIn)
  if (!heard || locked === undefined) return <Text role="status">Abriendo…</Text>
  if (heard.kind === 'out')
    return (
      <>
        {heard.fin && (
          <Suspense>
            <Ended fin={heard.fin} />
          </Suspense>
        )}
        <EnterForm />
      </>
    )
  const { kept, fresh } = heard
  const { persona, institucion, llamadas, estacion } = kept.mi
  const cards = (which: (one: MiLlamada) => boolean) =>
    llamadas
      .filter(which)
      .map((llamada) => <CallCard key={llamada.id} llamada={llamada} estacion={estacion} locked={locked} />)
  if (locked)
    return (
      <>
        {cards(runs)}
        <PageTitle title="Escriba su PIN" />
        {!fresh && <Unheard oido={kept.oido} />}
        <Suspense fallback={<Text role="status">Abriendo…</Text>}>
          <PinLock onOpen={open} />
        </Suspense>
      </>
    )
  const driven = llamadas.find(({ id, salida }) => salida && id === shown)
  if (driven?.salida)
    return (
      <Suspense fallback={<Text role="status">Abriendo…</Text>}>
        <SalidaHere llamada={driven} salida={driven.salida} dicho={kept.mi.ahora} />
      </Suspense>
    )
  return (
    <>
      {cards(runs)}
      {/* Whoever is on the way has to see first that nobody has to come; a crew that is out, its record. */}
      {cards((one) => !runs(one) && !isPast(one))}
      <PageTitle
        title={persona.nombres}
        subtitle={[persona.cargo, institucion].filter(Boolean).join(' · ')}
      />
      {!fresh && <Unheard oido={kept.oido} />}
      <Suspense>
        <First mi={kept.mi} fresh={fresh} />
      </Suspense>
      {llamadas.length === 0 && uses('despacho') && (
        <div>
          <Text strong>
            {fresh ? 'No hay ninguna salida en curso' : 'No se sabe si hay una salida en curso'}
          </Text>
          <Text dimmed>
            {fresh
              ? 'Cuando la estación llame, aparece aquí arriba.'
              : 'La última vez que este teléfono oyó a la central no había ninguna.'}
          </Text>
        </div>
      )}
      <Standing mi={kept.mi} />
      {cards(isPast)}
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
