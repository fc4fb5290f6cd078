import { useMutation } from '@tanstack/react-query'
import { type Convocado, hastaDonde, llegaA } from '@/entities/despacho/convocado'
import type { Despacho } from '@/entities/despacho/despacho'
import { answerFor, noteCalled } from '@/entities/despacho/queries'
import { RESPUESTA_DE_OTRO, RESPUESTAS, viene } from '@/entities/despacho/respuesta'
import { dentroDe, hora } from '@/entities/despacho/words'
import { FUNCION_LABELS } from '@/shared/lib/funciones'
import { whatsAppLink } from '@/shared/lib/phone'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { telLink } from '@/shared/lib/url'
import { Group } from '@/shared/ui/box/layout'
import { AnchorButton, Button } from '@/shared/ui/control/button'
import { Phone } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import classes from './despacho.module.css'

/** What a person is written who doesn't answer the notice. */
const messageFor = ({ tipo, direccion, prueba }: Despacho): string =>
  `${prueba ? 'PRUEBA. ' : ''}Hay una salida: ${[TIPO_SERVICIO_LABELS[tipo], direccion].filter(Boolean).join(', ')}. ¿Viene?`

function Ways({ convocado, despacho }: { convocado: Convocado; despacho: Despacho }) {
  const { telefono = '', nombre, persona } = convocado
  const called = useMutation(noteCalled)
  const answer = useMutation(answerFor)
  const tel = telLink(telefono)
  return (
    <Group gap="xs">
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
      {RESPUESTAS.map((respuesta) => (
        <Button
          key={respuesta}
          variant="subtle"
          aria-label={`${nombre}: ${RESPUESTA_DE_OTRO[respuesta].toLowerCase()}`}
          onClick={() => answer.mutate({ id: despacho.id, persona, respuesta, minutos: null })}
        >
          {RESPUESTA_DE_OTRO[respuesta]}
        </Button>
      ))}
    </Group>
  )
}

type PersonRowProps = {
  convocado: Convocado
  despacho: Despacho
  /** In ms, by the central's clock. */
  now: number
  /** Somebody may call them or answer for them. */
  reach: boolean
}

/** Somebody who was asked: what they said, or how far the notice has come. */
export function PersonRow({ convocado, despacho, now, reach }: PersonRowProps) {
  const { nombre, cargo, funciones, respuesta, respondio, por, llamado, llamadoPor } = convocado
  const when = llegaA(convocado)
  return (
    <li className={classes.person}>
      <Text className={classes.name}>
        {nombre}
        {when !== null && `, ${dentroDe(when, now)}`}
      </Text>
      <Text dimmed>
        {[
          [cargo, ...funciones.map((funcion) => FUNCION_LABELS[funcion])].filter(Boolean).join(', '),
          respuesta ? RESPUESTA_DE_OTRO[respuesta] : hastaDonde(convocado),
          respondio && `a las ${hora(respondio)}`,
          por && `lo dijo ${por}`,
          !viene(respuesta) && llamado && `${llamadoPor} llamó a las ${hora(llamado)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {reach && <Ways convocado={convocado} despacho={despacho} />}
    </li>
  )
}
