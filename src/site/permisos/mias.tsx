import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { centralMark, receiver } from '@/access/central/mark'
import { SENT_TO_NOBODY } from '@/entities/cartas/words'
import { PETICION_LABELS } from '@/entities/inspecciones/peticion'
import { fotosPorEnviar, type Pedida } from '@/entities/inspecciones/peticion-envio'
import {
  askAcuses,
  dropPedida,
  pedidasQuery,
  takeBackPedida,
  withdrawPedida,
} from '@/entities/inspecciones/peticion-mia'
import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { capitalized } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { CircleCheck, CloudOff } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { WHEN } from '@/site/shell/mensaje/words'

type Told = { color: 'green' | 'red' | 'blue'; title: string; lines: string[] }

/** What became of one: where it is, and what the station said. */
function toldOf(one: Pedida): Told {
  const mark = centralMark()
  const { recibida, rechazo, espera, acuse, fotos = {} } = one
  if (rechazo !== undefined)
    return { color: 'red', title: `${capitalized(receiver())} no lo aceptó`, lines: [rechazo] }
  if (!recibida) {
    const how = espera ?? 'Todavía no llega.'
    const when = mark
      ? 'Se envía sin tocar nada más apenas haya señal; si el sitio está cerrado, al abrirlo otra vez.'
      : 'Este teléfono ya no trabaja con la central y no envía nada solo.'
    return { color: 'blue', title: 'Espera en este teléfono', lines: [how, when] }
  }
  const left = fotosPorEnviar(one).length
  const refused = Object.values(fotos).find((sentence) => sentence !== '')
  const lines = [
    `${WHEN[mark ?? 'suya']} ${formatMoment(recibida)}.`,
    ...(mark === 'muestra' ? [SENT_TO_NOBODY] : []),
    ...(left > 0
      ? [`${plural(left, 'fotografía espera', 'fotografías esperan')} en este teléfono. ${espera ?? ''}`]
      : []),
    ...(refused ? [`Una fotografía no llegó: ${refused}`] : []),
  ]
  if (acuse?.eliminado) return { color: 'red', title: `${capitalized(receiver())} lo eliminó`, lines }
  if (!acuse || acuse.estado === 'ESPERA')
    return { color: 'green', title: mark === 'muestra' ? 'Se envió' : 'Llegó a la estación', lines }
  const answered = acuse.respondida && `Contestado el ${formatMoment(acuse.respondida)}.`
  return {
    color: acuse.estado === 'NEGADA' ? 'red' : 'green',
    title: PETICION_LABELS[acuse.estado],
    lines: [...(acuse.respuesta ? [acuse.respuesta] : []), ...(answered ? [answered] : []), ...lines],
  }
}

type MiasProps = {
  /** The id of what the form holds; empty before it was ever sent. */
  id: string
  /** The form still holds what is on its way already: the app was closed in between. */
  onKnown: () => void
  /** The form holds something, or is sending it. */
  taken: boolean
  /** The id of what this page sent last: the eye is led to it, for the button is far below. */
  sent: string
  onBack: (one: Pedida) => void
}

/** What this phone asked for, with the station's answer to each. */
export function Mias({ id, taken, sent, onBack, onKnown }: MiasProps) {
  const client = useQueryClient()
  const { data = [] } = useQuery(pedidasQuery)
  const drop = useMutation(dropPedida)
  const takeBack = useMutation(takeBackPedida)
  const withdraw = useMutation(withdrawPedida)
  const { confirm } = useOverlays()
  const retirar = async (one: Pedida) => {
    const sure = await confirm({
      title: 'Retirar el pedido',
      question: `¿Retira el pedido de «${one.escrito.nombre}»? Se borra de este teléfono y de ${receiver()}, y no se puede recuperar.`,
      confirm: 'Retirar',
      danger: true,
    })
    if (sure) withdraw.mutate(one)
  }
  const known = id !== '' && data.some((one) => one.id === id)
  const forget = useEffectEvent(onKnown)
  useEffect(() => {
    if (known) forget()
  }, [known])
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = data.find((one) => one.id === sent)?.id
  useEffect(() => {
    if (shown) heading.current?.focus()
  }, [shown])
  const arrived = data.filter(({ recibida }) => recibida).length
  useEffect(() => {
    const ask = () => {
      if (arrived > 0 && centralMark())
        void askAcuses().then((news) => {
          if (news) void client.invalidateQueries(pedidasQuery)
        })
    }
    ask()
    // Who comes back to the page comes for the answer.
    const look = () => document.visibilityState === 'visible' && ask()
    window.addEventListener('online', ask)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('online', ask)
      document.removeEventListener('visibilitychange', look)
    }
  }, [arrived, client])
  if (data.length === 0) return null
  return (
    <section aria-labelledby="sus-pedidos">
      <Stack gap="sm">
        <h2 id="sus-pedidos" ref={heading} tabIndex={-1}>
          Sus pedidos
        </h2>
        {data.map((one) => {
          const { color, title, lines } = toldOf(one)
          const { recibida, acuse, escrito } = one
          const open = recibida && (!acuse || (acuse.estado === 'ESPERA' && !acuse.eliminado))
          return (
            <Callout
              key={one.id}
              color={color}
              title={`${escrito.nombre}: ${title}`}
              icon={color === 'green' ? <CircleCheck aria-hidden /> : <CloudOff aria-hidden />}
              role="status"
            >
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <Group gap="xs">
                {!recibida && (
                  <Button
                    variant="default"
                    disabled={taken || takeBack.isPending}
                    onClick={() => takeBack.mutate(one, { onSuccess: (back) => back && onBack(back) })}
                  >
                    Traer al formulario
                  </Button>
                )}
                {open && (
                  <Button variant="default" disabled={withdraw.isPending} onClick={() => void retirar(one)}>
                    Retirar el pedido
                  </Button>
                )}
                {recibida && !open && (
                  <Button variant="default" onClick={() => drop.mutate(one)}>
                    Quitar de este teléfono
                  </Button>
                )}
              </Group>
              {!recibida && taken && (
                <p>Primero hay que enviar o borrar lo que ahora está en el formulario.</p>
              )}
            </Callout>
          )
        })}
      </Stack>
    </section>
  )
}
