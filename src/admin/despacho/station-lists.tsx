import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { Section } from '@/admin/ui/box/section'
import {
  type Convocado,
  type Llamada,
  porTelefono,
  quienesVienen,
  sinRespuesta,
} from '@/entities/despacho/convocado'
import { LLAMAR_TRAS_SEGUNDOS } from '@/entities/despacho/despacho'
import { closeCall, listosQuery } from '@/entities/despacho/queries'
import { registros } from '@/entities/registro-servicios/queries'
import { fold } from '@/shared/lib/text'
import { Group } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { CallOffDialog, CorrectDialog, MoreDialog } from './change-dialogs'
import classes from './despacho.module.css'
import { PersonRow } from './person-row'
import type { StationSearch } from './search'

/** From a call to its service in the log: the way to write it, or to what is written already. */
function RecordLink({ despacho, runs }: { despacho: string; runs: boolean }) {
  const { data, isLoading } = useAllowed(registros.known, 'servicios:view')
  const parte = data?.find((one) => one.despacho === despacho)
  if (isLoading) return null
  if (!parte)
    return (
      <Group>
        <LinkButton to="/admin/servicios" search={{ nuevo: true, despacho }} variant="default">
          Anotarla en la bitácora
        </LinkButton>
      </Group>
    )
  const out = parte.estado === 'EN_CURSO'
  return (
    <>
      {out && !runs && (
        <Text strong role="status">
          Su parte sigue en curso: se termina con «Terminar», cuando vuelvan.
        </Text>
      )}
      <Group gap="xs">
        {out && (
          <LinkButton to="/admin/servicios/salida/$id" params={{ id: parte.id }} variant="default">
            Salida en curso
          </LinkButton>
        )}
        <LinkButton to="/admin/servicios" search={{ ver: parte.id }} variant="default">
          Ver el parte
        </LinkButton>
      </Group>
    </>
  )
}

const route = getRouteApi('/admin/despacho/$id')

function People({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <ul className={classes.list}>{children}</ul>
    </Section>
  )
}

function Actions({ despacho }: Pick<Llamada, 'despacho'>) {
  const patch = useSearchPatch<StationSearch>()
  const close = useMutation(closeCall)
  const { confirm } = useOverlays()
  const end = async () => {
    const sure = await confirm({
      title: 'Cerrar la salida',
      question:
        'Los teléfonos dejan de preguntar quién viene y muestran, sin sonar, que terminó. Las respuestas quedan en el despacho.',
      confirm: 'Cerrar la salida',
      cancel: 'Seguir',
    })
    if (sure) close.mutate(despacho.id)
  }
  return (
    <>
      <Group gap="xs" className={classes.acts}>
        <Button variant="default" onClick={() => patch({ cambio: 'mas' })}>
          Llamar a más gente
        </Button>
        <Button variant="default" loading={close.isPending} onClick={() => void end()}>
          Cerrar la salida
        </Button>
      </Group>
      <Group gap="xs">
        <Button variant="default" onClick={() => patch({ cambio: 'corregir' })}>
          Corregir
        </Button>
        <Button variant="danger" onClick={() => patch({ cambio: 'anular' })}>
          Anular
        </Button>
      </Group>
    </>
  )
}

/**
 * The dialog that the address asks for. It outlives the call's end, which may be its own doing or somebody else's: then the
 * central says so, and the form stays with what was written.
 */
function Changes({ llamada: { despacho, convocados } }: { llamada: Llamada }) {
  const { cambio } = route.useSearch()
  const patch = useSearchPatch<StationSearch>()
  const reached = convocados.filter(({ respuesta, equipos }) => respuesta !== 'NO_PUEDO' && equipos > 0)
  const change = { despacho, told: reached.length, onClose: () => patch({ cambio: undefined }) }
  if (cambio === 'corregir') return <CorrectDialog {...change} />
  if (cambio === 'anular') return <CallOffDialog {...change} />
  if (cambio !== 'mas') return null
  const asked = convocados.map(({ persona }) => persona)
  return <MoreDialog despacho={despacho} asked={asked} onClose={change.onClose} />
}

/** What is done with the call as a whole. */
function Ends({ llamada, mayReach }: { llamada: Llamada; mayReach: boolean }) {
  const { id, prueba, estado } = llamada.despacho
  return (
    <>
      {estado === 'EN_CURSO' && mayReach && <Actions despacho={llamada.despacho} />}
      {mayReach && <Changes llamada={llamada} />}
      {!prueba && estado !== 'ANULADO' && <RecordLink despacho={id} runs={estado === 'EN_CURSO'} />}
    </>
  )
}

type ListProps = {
  llamada: Llamada
  /** In ms, by the central's clock. */
  now: number
  mayReach: boolean
}

const actsOn = ({ llamada, mayReach }: ListProps) => llamada.despacho.estado === 'EN_CURSO' && mayReach

/** Who comes, the first to arrive on top. */
export function Coming(props: ListProps) {
  const { llamada, now } = props
  const { despacho, convocados } = llamada
  const runs = despacho.estado === 'EN_CURSO'
  const coming = quienesVienen(convocados)
  return (
    <People title={`${runs ? 'Vienen' : 'Dijeron que venían'} (${coming.length})`}>
      {coming.length === 0 && <li>{runs ? 'Todavía nadie.' : 'Nadie.'}</li>}
      {coming.map((one) => (
        <PersonRow
          key={one.persona}
          convocado={one}
          despacho={despacho}
          now={now}
          notes={actsOn(props)}
          calls={false}
        />
      ))}
    </People>
  )
}

/** Of whom nothing is heard, the first to be called by telephone on top; below them who had said that they can't come. */
function Silent(props: ListProps) {
  const { llamada, now } = props
  const { despacho, convocados } = llamada
  const acts = actsOn(props)
  const late = acts && now - Date.parse(despacho.instante) > LLAMAR_TRAS_SEGUNDOS * 1000
  const { data: listos = [] } = useQuery({ ...listosQuery, enabled: late })
  const deGuardia = new Set(listos.flatMap(({ id, deGuardia: is }) => (is ? [id] : [])))
  const away = new Map(listos.map(({ id, noPuedeHasta = '' }) => [id, noPuedeHasta]))
  // Whoever made the call needs no telephone to hear of it.
  const made = ({ nombre }: Convocado) => fold(nombre) === fold(despacho.por)
  const silent = sinRespuesta(convocados)
  const others = porTelefono(
    silent.filter((one) => !made(one)),
    deGuardia,
  )
  const said = ({ persona }: Convocado) => Boolean(away.get(persona))
  if (silent.length === 0) return null
  const seesPhones = convocados.some(({ telefono }) => telefono !== undefined)
  return (
    <People title={`${late ? 'Llamar por teléfono' : 'Sin respuesta'} (${others.length})`}>
      {late && !seesPhones && <li>Su rol no ve los teléfonos del personal: los tiene quien lo lleva.</li>}
      {[...others.filter((one) => !said(one)), ...others.filter(said), ...silent.filter(made)].map((one) => (
        <PersonRow
          key={one.persona}
          convocado={one}
          despacho={despacho}
          now={now}
          notes={acts}
          calls={late && !made(one)}
          noPuedeHasta={away.get(one.persona)}
        />
      ))}
    </People>
  )
}

/**
 * What is done with the call, before twenty people who don't answer: that is a list that nobody scrolls through to call it
 * off. Then those of whom nothing is heard, and who doesn't come.
 */
export function Others(props: ListProps) {
  const { llamada, now, mayReach } = props
  const { despacho, convocados } = llamada
  const cannot = convocados.filter(({ respuesta }) => respuesta === 'NO_PUEDO')
  return (
    <>
      <Ends llamada={llamada} mayReach={mayReach} />
      <div className={classes.columns}>
        <Silent {...props} />
        {cannot.length > 0 && (
          <People title={`No pueden (${cannot.length})`}>
            {cannot.map((one) => (
              <PersonRow
                key={one.persona}
                convocado={one}
                despacho={despacho}
                now={now}
                notes={actsOn(props)}
                calls={false}
              />
            ))}
          </People>
        )}
      </div>
    </>
  )
}
