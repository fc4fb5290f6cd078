import { codigoOf } from '@/entities/reportes/codigo'
import type { Answered } from '@/entities/reportes/mis-reportes/queries'
import { ESTADO_LABELS } from '@/entities/reportes/reporte'
import { Callout } from '@/shared/ui/box/callout'
import { Disclosure } from '@/shared/ui/box/disclosure'
import { Stack } from '@/shared/ui/box/layout'
import { CircleAlert, CircleCheck, MailOpen } from '@/shared/ui/icon/icons'
import { PacketInput } from '@/shared/ui/share/packet-input'
import { Text } from '@/shared/ui/text/text'

function sentenceOf(result: Answered): string {
  if (result.kind === 'refused') return result.sentence
  const { id, estado } = result.acuse
  if (result.kind === 'unknown')
    return `Esa respuesta es para el reporte ${codigoOf(id)}, que no está aquí. Ábrala en el mismo teléfono y navegador en que lo escribió.`
  if (result.kind === 'known') return `Esa respuesta del reporte ${codigoOf(id)} ya estaba guardada.`
  return `La estación respondió a su reporte ${codigoOf(id)}. Estado: ${ESTADO_LABELS[estado]}.`
}

/** Says in words what an opened answer changed. */
export function AnswerResult({ result }: { result: Answered }) {
  const good = result.kind === 'updated' || result.kind === 'known'
  return (
    <Callout
      color={good ? 'green' : 'orange'}
      icon={good ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
      title={good ? 'Respuesta de la estación' : 'No se pudo abrir la respuesta'}
      role={good ? 'status' : 'alert'}
    >
      {sentenceOf(result)}
    </Callout>
  )
}

/** Takes an answer that came as a message or a QR code instead of a link. */
export const AnswerBox = ({ onText }: { onText: (text: string) => void }) => (
  <Disclosure icon={MailOpen} title="Tengo una respuesta de la estación">
    <Stack gap="sm">
      <PacketInput label="Respuesta de la estación" action="Abrir respuesta" onText={onText} />
      <Text size="sm" dimmed>
        Las respuestas no llevan firma electrónica. Si una le extraña, llame a la estación y dé el código.
      </Text>
    </Stack>
  </Disclosure>
)
