import { schemaResolver, useForm } from '@mantine/form'
import { Suspense } from 'react'
import { centralMark } from '@/access/central/mark'
import type { Destino } from '@/entities/cartas/carta'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { SpokenError } from '@/shared/lib/spoken-error'
import { Stack } from '@/shared/ui/box/layout'
import { lazy } from '@/shared/ui/control/lazy'
import { DraftStatus } from '@/shared/ui/form/draft-status'
import { TextArea } from '@/shared/ui/form/fields'
import { ScopedForm, useFormScope } from '@/shared/ui/form/form-scope'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { SendFoot } from '@/site/shell/mensaje/send-foot'
import { SenderFields } from '@/site/shell/mensaje/sender-fields'
import { KeptLetters, loadSending } from '@/site/shell/mensaje/sending'
import { useOutcome } from '@/site/shell/mensaje/use-outcome'
import { DRAFT_SENTENCES } from '@/site/shell/mensaje/words'
import { type CitizenText, citizenSchema, letterText, NOTHING_YET } from './citizen-schema'

// Only those who write need them.
const loadOpening = () => import('@/site/shell/mensaje/open-letter')
const SentQuestion = lazy(() =>
  import('@/site/shell/reporte/sent-question').then(({ SentQuestion }) => SentQuestion),
)
const SentMessage = lazy(
  () => import('@/site/shell/mensaje/sent-message').then(({ SentMessage }) => SentMessage),
  () => <Text role="alert">Enviado</Text>,
)

/** Called at the first touch of a field, so that a person who loses the signal while writing can still send. */
function loadTheRest(): void {
  const ways = centralMark() ? [loadSending, KeptLetters.load] : [loadOpening, SentQuestion.load]
  for (const load of [...ways, SentMessage.load]) load().catch(() => undefined)
}

const FAILED = 'No se envió. Lo que escribió sigue aquí: intente otra vez cuando tenga señal.'

export type Asking = {
  que: Exclude<Destino, 'mensajes'>
  /** The name of its draft, and the subject of the letter that is opened without a central. */
  draft: string
  asunto: string
  label: string
  description: string
  button: string
}

/**
 * What a citizen asks the station. Its central takes it; without one it opens in the station's WhatsApp or the person's
 * mail program, and only the person can tell whether it went.
 */
export function CitizenForm({ que, draft: kept, asunto, label, description, button: verb }: Asking) {
  const config = useDrawnInstitucion()
  const mark = centralMark()
  const { showError } = useOverlays()
  const form = useForm<CitizenText>({
    initialValues: NOTHING_YET,
    validate: schemaResolver(citizenSchema, { sync: true }),
  })
  const scope = useFormScope(kept, form)
  const { draft, busy } = scope
  const { opened, setOpened, sentAt, letters, button, answered, went, emptied, again } = useOutcome(
    form,
    scope,
  )

  const submit = async (values: CitizenText) => {
    again()
    try {
      if (mark) {
        const { sendCarta } = await loadSending()
        return await went(await sendCarta(que, values, (envio) => form.setFieldValue('envio', envio)))
      }
      const { openLetter } = await loadOpening()
      await openLetter(config, { asunto, texto: letterText(values) })
      setOpened(true)
    } catch (error) {
      console.warn('No se pudo enviar', error)
      showError('No se envió', error instanceof SpokenError ? error.message : FAILED)
    }
  }
  // Disabled while it is being opened, which would miss what is typed meanwhile.
  const field = (name: keyof CitizenText) => ({ ...form.getInputProps(name), disabled: busy })
  return (
    <ScopedForm scope={scope} onSubmit={submit} onWrong={() => undefined} onFocusCapture={loadTheRest}>
      <Stack gap="md">
        <SenderFields field={field} />
        <TextArea label={label} description={description} required rows={6} {...field('texto')} />
        <SendFoot ref={button} busy={busy}>
          {verb}
        </SendFoot>
        <Suspense>
          {opened && <SentQuestion onYes={() => void went(new Date().toISOString())} onNo={answered} />}
          {sentAt && <SentMessage que={que} at={sentAt} />}
          {letters > 0 && (
            <KeptLetters
              key={letters}
              que={que}
              envio={busy ? '' : form.values.envio}
              taken={busy || form.isDirty()}
              onBack={(texto) => form.setValues({ ...NOTHING_YET, ...texto })}
              onKnown={() => void emptied()}
            />
          )}
        </Suspense>
        <DraftStatus draft={draft} sentences={DRAFT_SENTENCES} />
      </Stack>
    </ScopedForm>
  )
}
