import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Convocado, hastaDonde, llegaA } from '@/entities/despacho/convocado'
import type { Despacho } from '@/entities/despacho/despacho'
import { despachosList } from '@/entities/despacho/module'
import { answerFor, noteCalled } from '@/entities/despacho/queries'
import { RESPUESTA_DE_OTRO, RESPUESTAS, viene } from '@/entities/despacho/respuesta'
import { dentroDe, hora } from '@/entities/despacho/words'
import { FUNCION_VA } from '@/shared/lib/funciones'
import { whatsAppLink } from '@/shared/lib/phone'
import { enumerated } from '@/shared/lib/text'
import { telLink } from '@/shared/lib/url'
import { Group } from '@/shared/ui/box/layout'
import { AnchorButton, Button } from '@/shared/ui/control/button'
import { SelectField } from '@/shared/ui/form/fields'
import { Phone } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import classes from './despacho.module.css'

/** What a person is written who doesn't answer the notice. */
const messageFor = (despacho: Despacho): string =>
  `${despacho.prueba ? 'PRUEBA. ' : ''}Hay una salida: ${despachosList.name(despacho)}. ¿Viene?`

type OneProps = { convocado: Convocado; despacho: Despacho }

function Call({ convocado, despacho }: OneProps) {
  const { telefono, nombre, persona } = convocado
  const called = useMutation(noteCalled)
  const tel = telLink(telefono ?? '')
  return (
    <>
      {tel && (
        <>
          <AnchorButton
            href={tel}
            aria-label={`Llamar a ${nombre}`}
            leftSection={<Phone size={18} aria-hidden />}
          >
            Llamar
          </AnchorButton>
          <AnchorButton
            href={whatsAppLink(messageFor(despacho), telefono)}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            aria-label={`Escribir a ${nombre} por WhatsApp`}
          >
            WhatsApp
          </AnchorButton>
        </>
      )}
      <Button
        variant="default"
        aria-label={`Ya llamé a ${nombre}`}
        onClick={() => called.mutate({ id: despacho.id, persona })}
      >
        Ya llamé
      </Button>
    </>
  )
}

const MINUTOS = [
  ['', 'No dijo cuándo llega'],
  ...[3, 5, 10, 15, 20, 30, 45].map((minutes) => [String(minutes), `Llega en ${minutes} minutos`] as const),
] as const

/** What somebody said by telephone or in passing, noted by whoever is at the screen; it is noted anew at any time. */
function Answer({ convocado, despacho }: OneProps) {
  const { nombre, persona } = convocado
  const [open, setOpen] = useState(false)
  const [minutos, setMinutos] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  const answer = useMutation({ ...answerFor, onSuccess: close })
  if (!open)
    return (
      <Button
        ref={opener}
        variant="subtle"
        className={classes.say}
        aria-label={`Anotar qué dijo ${nombre}`}
        onClick={() => setOpen(true)}
      >
        Anotar qué dijo
      </Button>
    )
  return (
    <Group gap="xs" className={classes.answer}>
      <SelectField
        label={`¿Cuándo llega ${nombre}?`}
        autoFocus
        options={MINUTOS}
        value={minutos}
        onChange={({ currentTarget }) => setMinutos(currentTarget.value)}
      />
      {RESPUESTAS.map((respuesta) => (
        <Button
          key={respuesta}
          variant="default"
          loading={answer.isPending}
          aria-label={`${nombre}: ${RESPUESTA_DE_OTRO[respuesta].toLowerCase()}`}
          onClick={() =>
            answer.mutate({
              ...{ id: despacho.id, persona, respuesta },
              minutos: minutos === '' ? null : Number(minutos),
            })
          }
        >
          {RESPUESTA_DE_OTRO[respuesta]}
        </Button>
      ))}
      <Button variant="subtle" onClick={close}>
        Cancelar
      </Button>
    </Group>
  )
}

type PersonRowProps = OneProps & {
  /** In ms, by the central's clock. */
  now: number
  /** Somebody may note what they say. */
  notes: boolean
  /** It is time to call them. */
  calls: boolean
}

/** Somebody who was asked: what they said, or how far the notice has come. */
export function PersonRow({ convocado, despacho, now, notes, calls }: PersonRowProps) {
  const { nombre, cargo, funciones, respuesta, respondio, por, llamado, llamadoPor } = convocado
  const when = llegaA(convocado)
  return (
    <li className={classes.person}>
      <Text className={classes.name}>
        {nombre}
        {when !== null && `, ${dentroDe(when, now, despacho.estado === 'EN_CURSO')}`}
      </Text>
      <Text dimmed>
        {[
          cargo,
          funciones.length > 0 && `puede ir ${enumerated(funciones.map((one) => FUNCION_VA[one]))}`,
          respuesta ? RESPUESTA_DE_OTRO[respuesta] : hastaDonde(convocado),
          respondio && `a las ${hora(respondio)}`,
          por && `lo dijo ${por}`,
          !viene(respuesta) && llamado && `${llamadoPor} llamó a las ${hora(llamado)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {(calls || notes) && (
        <Group gap="xs">
          {calls && <Call convocado={convocado} despacho={despacho} />}
          {notes && <Answer convocado={convocado} despacho={despacho} />}
        </Group>
      )}
    </li>
  )
}
