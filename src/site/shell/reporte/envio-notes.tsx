import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { hasCentral, receiver } from '@/access/central/mark'
import { type Note, notesOf } from '@/entities/reportes/envio/notes'
import { envios } from '@/entities/reportes/envio/queries'
import { capitalized } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { CircleAlert, CircleCheck, Send } from '@/shared/ui/icon/icons'

// Offered only once the central has the report.
const AnswerAviso = lazy(() => import('./answer-aviso').then(({ AnswerAviso }) => AnswerAviso), nothing)

const LOOKS: Record<Note['tone'], { color: 'blue' | 'orange' | 'green'; icon: typeof Send }> = {
  waits: { color: 'blue', icon: Send },
  refused: { color: 'orange', icon: CircleAlert },
  done: { color: 'green', icon: CircleCheck },
}

type EnvioNotesProps = {
  id: string
  /** Where the two stand apart: what is said of the report, or the offer to be told of its answer. */
  only?: 'notes' | 'aviso'
}

/** Says what of a report still has to go to the central, and why the central refused something. */
export function EnvioNotes({ id, only }: EnvioNotesProps) {
  const { data } = useQuery(envios.list)
  const envio = data?.get(id)
  const notes = envio && only !== 'aviso' ? notesOf(envio, !hasCentral(), capitalized(receiver())) : []
  const mayHear =
    only !== 'notes' && hasCentral() && envio?.recibido && !envio.pide && !envio.retirado && !envio.olvido
  if (notes.length === 0 && !mayHear) return null
  return (
    <Stack gap="xs">
      {notes.map(({ tone, title, sentence }) => {
        const { color, icon: Icon } = LOOKS[tone]
        return (
          <Callout key={title} color={color} icon={<Icon aria-hidden />} title={title} role="status">
            {sentence}
          </Callout>
        )
      })}
      <Suspense>{mayHear && <AnswerAviso envio={envio} />}</Suspense>
    </Stack>
  )
}
