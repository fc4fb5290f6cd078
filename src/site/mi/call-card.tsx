import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { MiLlamada } from '@/entities/despacho/mi'
import { saySeen } from '@/entities/despacho/phone-hear'
import { pendingQuery } from '@/entities/despacho/phone-queries'
import {
  RESPUESTA_DE_OTRO,
  RESPUESTA_LABELS,
  RESPUESTAS,
  type Respuesta,
  viene,
} from '@/entities/despacho/respuesta'
import { dentroDe, hora } from '@/entities/despacho/words'
import { ago } from '@/shared/lib/ago'
import { numbered } from '@/shared/lib/numbered'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { firstTel } from '@/shared/lib/url'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { AnchorButton, Button, LinkButton } from '@/shared/ui/control/button'
import { MapButton } from '@/shared/ui/control/map-button'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { Phone } from '@/shared/ui/icon/icons'
import { Text, Title } from '@/shared/ui/text/text'
import { Refusal, useAnswer } from './answer'
import { cardId, useOnScreen } from './llamada/on-screen'
import classes from './mi.module.css'

/** The photos of its report. They come from the central each time: this phone keeps none. */
function CallPhotos({ id, fotos = [] }: Pick<MiLlamada, 'id' | 'fotos'>) {
  return fotos.map((foto, index) => (
    <img
      key={foto}
      className={classes.photo}
      src={`/api/mi/despachos/${encodeURIComponent(id)}/fotos/${encodeURIComponent(foto)}`}
      alt={`Fotografía ${index + 1} de quien avisó`}
      loading="lazy"
    />
  ))
}

const MINUTOS = [3, 5, 10, 15, 20, 30, 45] as const

type Said = { respuesta: Respuesta; minutos: number | null; cuando: number; sent: boolean }

/** What this person has answered: what waits here is newer than what the central knows. */
function useSaid(llamada: MiLlamada) {
  const { data: pending = [] } = useQuery(pendingQuery)
  const waiting = pending.flatMap((one) => (one.que === 'despacho' && one.id === llamada.id ? one : []))[0]
  const known: Said | null =
    llamada.respuesta && llamada.respondio
      ? {
          respuesta: llamada.respuesta,
          minutos: llamada.minutos,
          cuando: new Date(llamada.respondio).getTime(),
          sent: true,
        }
      : null
  if (!waiting || waiting.rechazo) return { said: known, refusal: waiting?.rechazo }
  const { respuesta, minutos, tocado } = waiting
  return { said: { respuesta, minutos, cuando: tocado, sent: false } satisfies Said }
}

function SaidSoFar({ said, porOtro }: { said: Said; porOtro: string | null }) {
  const { respuesta, minutos, cuando, sent } = said
  return (
    <div role="status">
      <Text strong size="lg">
        {porOtro && sent ? `${porOtro} contestó por usted: ` : 'Usted contestó: '}
        {RESPUESTA_LABELS[respuesta]}
        {viene(respuesta) &&
          minutos !== null &&
          `, llega a las ${hora(new Date(cuando + minutos * 60_000).toISOString())}`}
      </Text>
      <Text dimmed>
        {sent
          ? 'La estación ya lo sabe. Puede cambiarlo.'
          : 'Guardado en este teléfono; la estación todavía no lo sabe. Se envía solo cuando haya señal.'}
      </Text>
    </div>
  )
}

/** Red asks for an answer; once there is one, only what was chosen stands out. */
function lookOf(respuesta: Respuesta, said: Said | null) {
  if (said) return said.respuesta === respuesta ? 'chosen' : 'default'
  return respuesta === 'NO_PUEDO' ? 'default' : 'filled'
}

function Answers({ llamada }: { llamada: MiLlamada }) {
  const keep = useAnswer()
  const { said } = useSaid(llamada)
  const answer = (respuesta: Respuesta, minutos: number | null) =>
    keep({ que: 'despacho', id: llamada.id, respuesta, minutos })
  return (
    <Stack gap="sm">
      {said && <SaidSoFar said={said} porOtro={llamada.porOtro} />}
      <fieldset className={classes.answers} aria-label="¿Viene?" data-unanswered={!said || undefined}>
        {RESPUESTAS.map((respuesta) => (
          <Button
            key={respuesta}
            size="xl"
            variant={lookOf(respuesta, said)}
            aria-pressed={said?.respuesta === respuesta}
            onClick={() => answer(respuesta, null)}
          >
            {RESPUESTA_LABELS[respuesta]}
          </Button>
        ))}
      </fieldset>
      {said && viene(said.respuesta) && (
        <fieldset className={classes.minutes}>
          <legend>¿En cuántos minutos llega?</legend>
          {MINUTOS.map((minutos) => (
            <Button
              key={minutos}
              variant={said.minutos === minutos ? 'chosen' : 'default'}
              aria-pressed={said.minutos === minutos}
              aria-label={`${minutos} minutos`}
              onClick={() => answer(said.respuesta, minutos)}
            >
              {String(minutos)}
            </Button>
          ))}
        </fieldset>
      )}
    </Stack>
  )
}

function Others({ vienen }: Pick<MiLlamada, 'vienen'>) {
  if (vienen.length === 0) return <Text dimmed>Todavía nadie más dijo que viene.</Text>
  return (
    <section aria-label="Quiénes vienen">
      <Text strong>También vienen:</Text>
      <ul className={classes.others}>
        {numbered(vienen).map(({ place, value: { nombre, respuesta, llegaA } }) => (
          <li key={place}>
            {nombre}: {RESPUESTA_DE_OTRO[respuesta].toLowerCase()}
            {llegaA !== null && `, ${dentroDe(llegaA, Date.now())}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

type CallCardProps = {
  llamada: MiLlamada
  estacion: string
  /** The phone asks for its PIN: only that there is a call, and the answer to it. */
  locked: boolean
}

/** A call, as somebody who was asked to it needs it: what, where, and the answer with one thumb. */
export function CallCard({ llamada, estacion, locked }: CallCardProps) {
  const { id, tipo, direccion, detalle, lugar, estado, prueba, instante, por, motivo } = llamada
  const runs = estado === 'EN_CURSO'
  const { refusal } = useSaid(llamada)
  const head = useRef<HTMLDivElement>(null)
  const seen = useOnScreen(head, id)
  useEffect(() => {
    if (runs && seen) void saySeen(id, locked ? 'mostrado' : 'visto')
  }, [id, runs, seen, locked])
  const tel = firstTel(estacion)
  const known = hora(instante)
  const title = locked ? 'Hay una salida' : TIPO_SERVICIO_LABELS[tipo]
  return (
    <Sheet
      component="section"
      pad="wide"
      id={cardId(id)}
      tabIndex={-1}
      aria-label={title}
      className={runs ? classes.running : ''}
    >
      <Stack gap="md">
        <div ref={head}>
          {prueba && (
            <StateBadge large color="blue">
              Prueba: no hay que ir
            </StateBadge>
          )}
          {!runs && (
            <StateBadge large color="gray">
              {estado === 'ANULADO' ? 'Anulada: ya no hace falta ir' : 'Terminó'}
            </StateBadge>
          )}
          <Title order={2}>{title}</Title>
          {!locked && direccion && <Text size="lg">{direccion}</Text>}
        </div>
        <Refusal que="despacho" id={id} sentence={refusal} />
        {/* Before all that may be read later: where letters are large or the screen is low, it is what is seen. */}
        {runs && <Answers llamada={llamada} />}
        {!locked && llamada.salida && (
          <Stack gap="xs">
            {!runs && <Text>Ya no se pregunta quién viene. Lo que anote entra en su parte.</Text>}
            <div>
              <LinkButton to="/mi" search={{ salida: id }} size="lg" variant="default">
                Anotar la salida
              </LinkButton>
            </div>
          </Stack>
        )}
        <Group gap="xs">
          {runs && (
            <StateBadge large color="red">
              En curso
            </StateBadge>
          )}
          <Text dimmed>
            {[ago(instante, new Date()), known && `a las ${known}`, !locked && por && `por ${por}`]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </Group>
        {locked && <Text>Escriba su PIN para ver dónde es. Puede contestar sin él.</Text>}
        {!locked && detalle && <Text>{detalle}</Text>}
        {!locked && motivo && <Text strong>{motivo}</Text>}
        {runs && prueba && <Text>Conteste como si fuera de verdad: así se sabe que le llegó.</Text>}
        {!locked && (lugar || tel) && (
          <Group gap="xs">
            {lugar && <MapButton place={lugar} />}
            {tel && (
              <AnchorButton href={tel} variant="default" leftSection={<Phone size={18} aria-hidden />}>
                Llamar a la estación
              </AnchorButton>
            )}
          </Group>
        )}
        {runs && !locked && <CallPhotos id={id} {...(llamada.fotos && { fotos: llamada.fotos })} />}
        {runs && !locked && <Others vienen={llamada.vienen} />}
      </Stack>
    </Sheet>
  )
}
