import { useQuery } from '@tanstack/react-query'
import { callCentral } from '@/access/central/http'
import { hasCentral } from '@/access/central/mark'
import { Reply } from '@/admin/ui/icon/icons'
import { answerOf } from '@/entities/reportes/mis-reportes/seguimiento'
import type { Reporte } from '@/entities/reportes/reporte'
import { Callout } from '@/shared/ui/box/callout'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { CircleCheck, MessageCircle, Send } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'

/** What the central knows: whether its phone asks it for the answer, and the instant of the answer that it has got. */
type Entrega = { porCentral: boolean; leida: string | null }

const ASK_MS = 15_000

const entregaOf = (id: string) => ({
  queryKey: ['central', 'entrega', id],
  enabled: hasCentral(),
  retry: false,
  staleTime: 0,
  refetchInterval: ASK_MS,
  queryFn: () => callCentral<Entrega>('GET', `/reportes/${encodeURIComponent(id)}/entrega`),
})

const WORDS = {
  alone: ['Falta enviárselo', 'Nada llega solo a quien reportó: envíele usted el estado y la respuesta.'],
  byHand: ['Falta enviárselo', 'Este reporte no vino por la central, y ella no se lo puede llevar.'],
  unknown: ['No se sabe si ya lo vio', 'La central no contesta. Si es urgente, envíeselo usted.'],
  waits: [
    'Todavía no lo ha visto',
    'Lo verá en su teléfono cuando abra «Mis reportes»: la central se lo lleva.',
  ],
  told: [
    'Ya se le envió',
    'Eso anotó la estación. Si cambia el estado o la respuesta, hay que enviárselo otra vez.',
  ],
  seen: ['Ya lo ve en su teléfono', 'La central se lo entregó. No hace falta enviarle nada.'],
} as const

type Kind = keyof typeof WORDS

/** How far the state and the answer of now have come; only what the central said makes it `seen` or `waits`, and only a person `told`. */
function kindOf(report: Reporte, entrega: Entrega | undefined): Kind {
  const { fechaActualizacion: now } = answerOf(report)
  if (entrega?.leida === now) return 'seen'
  if (report.entregada === now) return 'told'
  if (!hasCentral()) return 'alone'
  if (!entrega) return 'unknown'
  return entrega.porCentral ? 'waits' : 'byHand'
}

const LOOKS = {
  alone: { color: 'orange', Icon: Send },
  byHand: { color: 'orange', Icon: Send },
  unknown: { color: 'orange', Icon: Send },
  waits: { color: 'blue', Icon: MessageCircle },
  told: { color: 'green', Icon: CircleCheck },
  seen: { color: 'green', Icon: CircleCheck },
} as const

type EntregaNoteProps = { report: Reporte; onSend: () => void }

/** Whether whoever reported sees the answer; the way to send it by hand stands only where nothing else brings it. */
export function EntregaNote({ report, onSend }: EntregaNoteProps) {
  const { data, isPending } = useQuery(entregaOf(report.id))
  if (hasCentral() && isPending) return null
  const kind = kindOf(report, data)
  // Nobody has answered yet: there is nothing that the phone could have missed.
  if (kind === 'waits' && report.estado === 'PENDIENTE' && !report.respuesta) return null
  const [title, sentence] = WORDS[kind]
  const { color, Icon } = LOOKS[kind]
  return (
    <Callout color={color} icon={<Icon aria-hidden />} title={title} role="status">
      <Group apart gap="xs">
        <Text size="sm">{sentence}</Text>
        {kind !== 'seen' && kind !== 'waits' && (
          <Button
            variant={kind === 'told' ? 'subtle' : 'default'}
            leftSection={<Reply size={18} aria-hidden />}
            onClick={onSend}
          >
            {kind === 'told' ? 'Enviarla otra vez' : 'Enviar la respuesta'}
          </Button>
        )}
      </Group>
    </Callout>
  )
}
