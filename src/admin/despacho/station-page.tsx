import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useCan } from '@/access/current-user'
import { FueraDeServicio } from '@/admin/shell/fuera-de-servicio'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import { cuantosDeCada, type Llamada, queFalta, quienesVienen } from '@/entities/despacho/convocado'
import { llamadaQuery } from '@/entities/despacho/queries'
import { hace, hora } from '@/entities/despacho/words'
import { plural } from '@/shared/lib/plural'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { Callout } from '@/shared/ui/box/callout'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { MapButton } from '@/shared/ui/control/map-button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { playTone } from '@/shared/ui/control/tone'
import { useAwake } from '@/shared/ui/hook/use-awake'
import { Text, Title } from '@/shared/ui/text/text'
import { EstadoBadge } from './columns'
import classes from './despacho.module.css'
import { Coming, Others } from './station-lists'

/** How often an open screen asks even if no line to the central holds, in ms. */
const EVERY_MS = 15_000
const TICK_MS = 1000

type LiveCall = {
  llamada: Llamada | undefined
  /** What the central said about it, where it said no or can't be reached. */
  error: Error | null
  /** This moment by the central's clock, in ms since 1970. */
  now: number
  /** When the central was last heard, in ms since 1970 by this device's clock; 0 before the first time. */
  heard: number
}

/** A call as it is now: by the central's line, and every few seconds. It goes on counting without the central. */
function useLiveCall(id: string): LiveCall {
  const client = useQueryClient()
  const { data, error, dataUpdatedAt } = useQuery({
    ...llamadaQuery(id),
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
  })
  const [clock, setClock] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setClock(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    const line = new EventSource('/api/despachos/eventos')
    line.addEventListener(
      'despacho',
      () => void client.invalidateQueries({ queryKey: llamadaQuery(id).queryKey }),
    )
    return () => line.close()
  }, [id, client])
  const skew = data ? Date.parse(data.ahora) - dataUpdatedAt : 0
  return { llamada: data, error, now: clock + skew, heard: dataUpdatedAt }
}

const route = getRouteApi('/admin/despacho/$id')

/** After so long without a word from the central the screen says so, in ms. */
const SILENT_MS = 40_000

/** Sounds when somebody comes, once a tap has armed it: a browser is silent before that. */
function useChime(coming: number, armed: boolean): void {
  const before = useRef(coming)
  useEffect(() => {
    if (armed && coming > before.current) playTone()
    before.current = coming
  }, [coming, armed])
}

/** The whole screen, where the device has such a thing; without it the page shows the same. */
function fillScreen(on: boolean): void {
  const filled = document.fullscreenElement !== null
  if (on !== filled)
    void (on ? document.documentElement.requestFullscreen?.() : document.exitFullscreen?.())?.catch(
      () => undefined,
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
  const { llamada, heard, error } = live
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
  return <Station llamada={llamada} live={live} mayReach={mayReach} awake={awake} />
}

type StationProps = {
  llamada: Llamada
  live: LiveCall
  /** This person may correct and end it, and note what others say. */
  mayReach: boolean
  awake: ReturnType<typeof useAwake>
}

/** First what is read from the other end of the garage: how many come and as what, where it is, since when, and who. */
function Station({ llamada, live: { now, heard, error }, mayReach, awake }: StationProps) {
  const { despacho, convocados } = llamada
  const { tipo, direccion, detalle, estado, instante, terminado, prueba, por, lugar, motivo } = despacho
  const runs = estado === 'EN_CURSO'
  const took = hace(Date.parse(instante), runs ? now : Date.parse(terminado))
  const coming = quienesVienen(convocados)
  return (
    <Stack>
      {(error || Date.now() - heard > SILENT_MS) && <Unheard error={error} heard={heard} />}
      <p className={classes.sums}>
        <strong>
          {runs ? plural(coming.length, 'viene', 'vienen') : `${coming.length} dijeron que venían`}
        </strong>
        {cuantosDeCada(coming).map(({ words, falta }) => (
          <span key={words} data-falta={(runs && falta) || undefined}>
            {words}
          </span>
        ))}
      </p>
      <Title order={1} className={classes.what}>
        <span className={classes.kind}>{TIPO_SERVICIO_LABELS[tipo]}</span> {direccion}
      </Title>
      <Group gap="xs">
        {took && <Text className={classes.since}>{`${runs ? 'Hace' : 'Duró'} ${took}`}</Text>}
        <EstadoBadge estado={estado} large />
        {prueba && (
          <StateBadge large color="blue">
            Prueba
          </StateBadge>
        )}
      </Group>
      {motivo && <Text strong>{motivo}</Text>}
      <Coming llamada={llamada} now={now} mayReach={mayReach} />
      {runs &&
        queFalta(convocados).map((sentence) => (
          <Text key={sentence} className={classes.missing}>
            {sentence}
          </Text>
        ))}
      {runs && !prueba && <FueraDeServicio />}
      {detalle && <Text size="lg">{detalle}</Text>}
      <Text dimmed>{[hora(instante), por && `llamó ${por}`].filter(Boolean).join(', ')}</Text>
      <Group gap="xs">
        {lugar && <MapButton place={lugar} />}
        {runs && (
          <Button
            variant={awake.on ? 'chosen' : 'default'}
            aria-pressed={awake.on}
            onClick={() => {
              awake.setOn(!awake.on)
              fillScreen(!awake.on)
              if (!awake.on) playTone()
            }}
          >
            {awake.on
              ? 'Pantalla completa, encendida y con sonido'
              : 'Pantalla completa, siempre encendida y con sonido'}
          </Button>
        )}
        <LinkButton to="/admin/despacho" variant="subtle">
          Todos los despachos
        </LinkButton>
      </Group>
      <Others llamada={llamada} now={now} mayReach={mayReach} />
    </Stack>
  )
}
