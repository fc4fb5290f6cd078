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

/** Says what of a report still has to go to the central, and why the central refused something. */
export function EnvioNotes({ id }: { id: string }) {
  const { data } = useQuery(envios.list)
  const envio = data?.get(id)
  const notes = envio ? notesOf(envio, !hasCentral(), capitalized(receiver())) : []
  const mayHear = hasCentral() && envio?.recibido && !envio.pide && !envio.retirado && !envio.olvido
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
