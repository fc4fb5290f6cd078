import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { centralMark, receiver } from '@/access/central/mark'
import type { Carta, Destino } from '@/entities/cartas/carta'
import { cartasQuery, dropCarta, takeBackCarta } from '@/entities/cartas/queries'
import { CARTA_WORDS, SENT_TO_NOBODY } from '@/entities/cartas/words'
import { formatMoment } from '@/shared/lib/fecha'
import { capitalized } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { CircleCheck, CloudOff } from '@/shared/ui/icon/icons'
import { REACHES, WHEN } from './words'

type Told = { color: 'green' | 'red' | 'blue'; title: string; sentence: string }

/** What became of one, by this phone's central; without one nothing goes by itself. */
function toldOf({ que, llegada, rechazo, espera }: Carta): Told {
  const { nombre, sent, waits } = CARTA_WORDS[que]
  const mark = centralMark()
  if (llegada) {
    const next = mark === 'muestra' ? SENT_TO_NOBODY : sent.next
    return {
      color: 'green',
      title: sent.title,
      sentence: `${next} ${WHEN[mark ?? 'suya']} ${formatMoment(llegada)}.`,
    }
  }
  if (rechazo !== undefined)
    return {
      color: 'red',
      title: `${capitalized(receiver())} no aceptó ${nombre.toLowerCase()}`,
      sentence: rechazo,
    }
  const title = `${nombre} espera en este teléfono`
  if (!mark)
    return {
      color: 'blue',
      title,
      sentence:
        'Este teléfono ya no trabaja con la central y no envía nada solo. Desde el formulario se puede enviar de otra manera.',
    }
  const how = espera ?? 'Todavía no llega.'
  const when = 'Se envía sin tocar nada más apenas haya señal; si el sitio está cerrado, al abrirlo otra vez.'
  return {
    color: 'blue',
    title,
    sentence: [how, when, mark === 'muestra' ? REACHES.muestra : waits].filter(Boolean).join(' '),
  }
}

type KeptLettersProps = {
  que: Destino
  /** The id of what the form holds; empty before it was ever sent. */
  envio: string
  /** Gives the form what was taken back. */
  onBack: (texto: Record<string, string>) => void
  /** The form still holds what is on its way already: the app was closed in between. */
  onKnown: () => void
  /** The form holds something, or is sending it. */
  taken: boolean
}

/** What this phone wrote to the station and whose end nobody has seen: it waits, was refused, or has arrived by itself. */
export function KeptLetters({ que, envio, onBack, onKnown, taken }: KeptLettersProps) {
  const { data = [] } = useQuery(cartasQuery)
  const drop = useMutation(dropCarta)
  const takeBack = useMutation(takeBackCarta)
  const mine = data.filter((carta) => carta.que === que)
  const known = envio !== '' && mine.some(({ id }) => id === envio)
  const forget = useEffectEvent(onKnown)
  useEffect(() => {
    if (known) forget()
  }, [known])
  return (
    <Stack gap="sm">
      {mine.map((carta) => {
        const { color, title, sentence } = toldOf(carta)
        return (
          <Callout
            key={carta.id}
            color={color}
            title={title}
            icon={color === 'green' ? <CircleCheck aria-hidden /> : <CloudOff aria-hidden />}
            role="status"
          >
            <p>{sentence}</p>
            {carta.llegada ? (
              <Button variant="default" onClick={() => drop.mutate(carta.id)}>
                Entendido
              </Button>
            ) : (
              <Button
                variant="default"
                disabled={taken || takeBack.isPending}
                onClick={() => takeBack.mutate(carta.id, { onSuccess: (texto) => texto && onBack(texto) })}
              >
                Traer al formulario
              </Button>
            )}
            {!carta.llegada && taken && (
              <p>Primero hay que enviar o borrar lo que ahora está en el formulario.</p>
            )}
          </Callout>
        )
      })}
    </Stack>
  )
}
