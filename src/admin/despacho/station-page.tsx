import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCan } from '@/access/user-query'
import { Section } from '@/admin/ui/box/section'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import { useAwake } from '@/admin/ui/record/use-awake'
import {
  type Convocado,
  type Llamada,
  queFalta,
  quienesVienen,
  sinRespuesta,
} from '@/entities/despacho/convocado'
import { LLAMAR_TRAS_SEGUNDOS } from '@/entities/despacho/despacho'
import { closeCall } from '@/entities/despacho/queries'
import { hace, hora } from '@/entities/despacho/words'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { Callout } from '@/shared/ui/box/callout'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { MapButton } from '@/shared/ui/control/map-button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { playTone } from '@/shared/ui/control/tone'
import { useSearchPatch } from '@/shared/ui/control/use-search-patch'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { CallOffDialog, CorrectDialog } from './change-dialogs'
import { EstadoBadge } from './columns'
import classes from './despacho.module.css'
import { PersonRow } from './person-row'
import type { StationSearch } from './search'
import { type LiveCall, useLiveCall } from './use-live-call'

const route = getRouteApi('/admin/despacho/$id')

/** After so long without a word from the central the screen says so, in ms. */
const SILENT_MS = 40_000

function People({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <ul className={classes.list}>{children}</ul>
    </Section>
  )
}

/** Sounds when somebody comes, once a tap has armed it: a browser is silent before that. */
function useChime(coming: number, armed: boolean): void {
  const before = useRef(coming)
  useEffect(() => {
    if (armed && coming > before.current) playTone()
    before.current = coming
  }, [coming, armed])
}

function Actions({ llamada: { despacho, convocados } }: { llamada: Llamada }) {
  const { cambio } = route.useSearch()
  const patch = useSearchPatch<StationSearch>()
  const close = useMutation(closeCall)
  const { confirm } = useOverlays()
  const asked = convocados.filter(({ respuesta, equipos }) => respuesta !== 'NO_PUEDO' && equipos > 0)
  const change = { despacho, told: asked.length, onClose: () => patch({ cambio: undefined }) }
  const end = async () => {
    const sure = await confirm({
      title: '¿Cerrar la salida?',
      question:
        'Los teléfonos dejan de preguntar quién viene y muestran, sin sonar, que terminó. Las respuestas quedan en el despacho.',
      confirm: 'Cerrar la salida',
      cancel: 'Seguir',
    })
    if (sure) close.mutate(despacho.id)
  }
  return (
    <Group gap="xs">
      <Button variant="default" loading={close.isPending} onClick={() => void end()}>
        Cerrar la salida
      </Button>
      <Button variant="default" onClick={() => patch({ cambio: 'corregir' })}>
        Corregir
      </Button>
      <Button variant="danger" onClick={() => patch({ cambio: 'anular' })}>
        Anular
      </Button>
      {cambio === 'corregir' && <CorrectDialog {...change} />}
      {cambio === 'anular' && <CallOffDialog {...change} />}
    </Group>
  )
}

/** What is done with the call as a whole. */
function Ends({ llamada, mayReach }: { llamada: Llamada; mayReach: boolean }) {
  const { id, prueba, estado } = llamada.despacho
  return (
    <>
      {estado === 'EN_CURSO' && mayReach && <Actions llamada={llamada} />}
      {!prueba && estado !== 'ANULADO' && (
        <Group>
          <LinkButton to="/admin/servicios" search={{ nuevo: true, despacho: id }} variant="default">
            Anotarla en la bitácora
          </LinkButton>
        </Group>
      )}
    </>
  )
}

/**
 * The lists: who comes, who doesn't, and of whom nothing is heard, with the ways to reach them. The call itself is ended
 * below those who come: twenty people who don't answer are a list that nobody scrolls through to call it off.
 */
function Lists({ llamada, now, mayReach }: { llamada: Llamada; now: number; mayReach: boolean }) {
  const { despacho, convocados } = llamada
  const runs = despacho.estado === 'EN_CURSO'
  const coming = quienesVienen(convocados)
  const silent = sinRespuesta(convocados)
  const cannot = convocados.filter(({ respuesta }) => respuesta === 'NO_PUEDO')
  const late = now - Date.parse(despacho.instante) > LLAMAR_TRAS_SEGUNDOS * 1000
  const acts = runs && mayReach
  const row = (convocado: Convocado, calls = false) => (
    <PersonRow
      key={convocado.persona}
      convocado={convocado}
      despacho={despacho}
      now={now}
      notes={acts}
      calls={calls && acts}
    />
  )
  const seesPhones = convocados.some(({ telefono }) => telefono !== undefined)
  return (
    <div className={classes.columns}>
      <Stack>
        <People title={`${runs ? 'Vienen' : 'Dijeron que venían'} (${coming.length})`}>
          {coming.length === 0 && <li>{runs ? 'Todavía nadie.' : 'Nadie.'}</li>}
          {coming.map((one) => row(one))}
        </People>
        <Ends llamada={llamada} mayReach={mayReach} />
      </Stack>
      {silent.length > 0 && (
        <div className={classes.silent}>
          <People title={`${runs && late ? 'Llamar por teléfono' : 'Sin respuesta'} (${silent.length})`}>
            {acts && late && !seesPhones && (
              <li>Su rol no ve los teléfonos del personal: los tiene quien lo lleva.</li>
            )}
            {silent.map((one) => row(one, late))}
          </People>
        </div>
      )}
      {cannot.length > 0 && (
        <People title={`No pueden (${cannot.length})`}>{cannot.map((one) => row(one))}</People>
      )}
    </div>
  )
}

function Unheard({ error, heard }: Pick<LiveCall, 'error' | 'heard'>) {
  return (
    <Callout color="red" icon={<ShieldAlert aria-hidden />} title="Esta pantalla no oye a la central">
      {error?.message}{' '}
      {heard > 0 &&
        `Lo que muestra es de las ${hora(new Date(heard).toISOString())}: puede haber más respuestas.`}
    </Callout>
  )
}

/** The call as the station follows it: on a television, a tablet or the phone of who is in charge. */
export function StationPage() {
  const { id } = route.useParams()
  const live = useLiveCall(id)
  const { llamada, now, heard, error } = live
  const mayReach = useCan('servicios:edit')
  const awake = useAwake()
  const coming = quienesVienen(llamada?.convocados ?? []).length
  useChime(coming, awake.on)
  if (!llamada)
    return (
      <Stack>
        <PageTitle title="¿Quién viene?" />
        {error ? (
          <Unheard error={error} heard={heard} />
        ) : (
          <Text role="status">Preguntando a la central…</Text>
        )}
      </Stack>
    )
  const { despacho, convocados } = llamada
  const { tipo, direccion, detalle, estado, instante, terminado, prueba, por, lugar, motivo } = despacho
  const runs = estado === 'EN_CURSO'
  const took = hace(Date.parse(instante), runs ? now : Date.parse(terminado))
  return (
    <Stack>
      <Group gap="xs">
        <EstadoBadge estado={estado} large />
        {prueba && (
          <StateBadge large color="blue">
            Prueba
          </StateBadge>
        )}
        <LinkButton to="/admin/despacho" variant="subtle">
          Todos los despachos
        </LinkButton>
      </Group>
      <PageTitle title={TIPO_SERVICIO_LABELS[tipo]} />
      <Text className={classes.what}>
        {[TIPO_SERVICIO_LABELS[tipo], direccion].filter(Boolean).join(': ')}
      </Text>
      {detalle && <Text size="lg">{detalle}</Text>}
      {motivo && <Text strong>{motivo}</Text>}
      <div>
        {took && <Text className={classes.since}>{`${runs ? 'Hace' : 'Duró'} ${took}`}</Text>}
        <Text dimmed>{[hora(instante), por && `llamó ${por}`].filter(Boolean).join(', ')}</Text>
      </div>
      {(error || Date.now() - heard > SILENT_MS) && <Unheard error={error} heard={heard} />}
      <Group gap="xs">
        {lugar && <MapButton place={lugar} />}
        {runs && (
          <Button
            variant={awake.on ? 'chosen' : 'default'}
            aria-pressed={awake.on}
            onClick={() => {
              awake.setOn(!awake.on)
              if (!awake.on) playTone()
            }}
          >
            {awake.on ? 'Encendida y con sonido' : 'Mantener encendida y con sonido'}
          </Button>
        )}
      </Group>
      {runs &&
        queFalta(convocados).map((sentence) => (
          <Text key={sentence} className={classes.missing}>
            {sentence}
          </Text>
        ))}
      <Lists llamada={llamada} now={now} mayReach={mayReach} />
    </Stack>
  )
}
