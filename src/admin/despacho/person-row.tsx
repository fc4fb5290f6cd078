import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Convocado, hastaDonde, llegaA } from '@/entities/despacho/convocado'
import type { Despacho } from '@/entities/despacho/despacho'
import { despachosList } from '@/entities/despacho/module'
import { answerFor, noteCalled } from '@/entities/despacho/queries'
import { RESPUESTA_DE_OTRO, RESPUESTAS, viene } from '@/entities/despacho/respuesta'
import { dentroDe, hastaWords, hora } from '@/entities/despacho/words'
import { toTime } from '@/shared/lib/fecha'
import { FUNCION_VA } from '@/shared/lib/funciones'
import { mobileIn, whatsAppLink } from '@/shared/lib/phone'
import { enumerated } from '@/shared/lib/text'
import { telephones } from '@/shared/lib/url'
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

/** The other ways to reach somebody, and the note that it was done. */
function OtherWays({ convocado, despacho }: OneProps) {
  const { telefono, nombre, persona } = convocado
  const called = useMutation(noteCalled)
  const movil = mobileIn(telefono ?? '')
  return (
    <>
      {movil && (
        <AnchorButton
          href={whatsAppLink(messageFor(despacho), movil)}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          aria-label={`Escribir a ${nombre} por WhatsApp`}
        >
          WhatsApp
        </AnchorButton>
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
function Answer({ convocado, despacho, calls }: OneProps & Pick<PersonRowProps, 'calls'>) {
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
      {calls && <OtherWays convocado={convocado} despacho={despacho} />}
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
  /** Until when they had said that they can't come, ISO. */
  noPuedeHasta?: string | undefined
}

/** When they arrive, to be read from afar; the hour of their answer is small print. */
function Arrival({ when, now, runs }: { when: number; now: number; runs: boolean }) {
  if (!runs) return <Text className={classes.arrival}>{dentroDe(when, now, false)}</Text>
  return (
    <Text className={classes.arrival}>
      llega {toTime(new Date(when))}
      <span className={classes.soon}>{dentroDe(when, now)}</span>
    </Text>
  )
}

/** Somebody who was asked: what they said, or how far the notice has come. */
export function PersonRow({ convocado, despacho, now, notes, calls, noPuedeHasta }: PersonRowProps) {
  const { nombre, cargo, funciones, respuesta, respondio, por, llamado, llamadoPor, telefono } = convocado
  const when = llegaA(convocado)
  const callable = telephones((calls && telefono) || '').filter(({ tel }) => tel)
  return (
    <li className={classes.person}>
      <div className={classes.line}>
        <Text className={classes.name}>{nombre}</Text>
        {when !== null && <Arrival when={when} now={now} runs={despacho.estado === 'EN_CURSO'} />}
        {callable.map(({ text, tel }) => (
          <AnchorButton
            key={text}
            href={tel}
            size="lg"
            variant="default"
            aria-label={callable.length > 1 ? `Llamar a ${nombre}, ${text}` : `Llamar a ${nombre}`}
            leftSection={<Phone size={22} aria-hidden />}
          >
            {callable.length > 1 ? text : 'Llamar'}
          </AnchorButton>
        ))}
      </div>
      <Text dimmed>
        {[
          respuesta ? RESPUESTA_DE_OTRO[respuesta] : hastaDonde(convocado),
          noPuedeHasta && `avisó que no puede hasta ${hastaWords(noPuedeHasta)}`,
          calls && telefono !== undefined && callable.length === 0 && 'sin teléfono en su ficha',
          cargo,
          viene(respuesta) && convocado.sangre && `sangre ${convocado.sangre}`,
          funciones.length > 0 && `puede ir ${enumerated(funciones.map((one) => FUNCION_VA[one]))}`,
          respondio && `contestó a las ${hora(respondio)}`,
          por && `lo dijo ${por}`,
          !viene(respuesta) && llamado && `${llamadoPor} llamó a las ${hora(llamado)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {notes && <Answer convocado={convocado} despacho={despacho} calls={calls} />}
    </li>
  )
}
