import { schemaResolver, useForm } from '@mantine/form'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { hasCentral } from '@/access/central/mark'
import { realMail } from '@/entities/configuracion/configuracion'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { SpokenError } from '@/shared/lib/spoken-error'
import { Stack } from '@/shared/ui/box/layout'
import { AnchorButton } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import { DraftStatus } from '@/shared/ui/form/draft-status'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import { ScopedForm, useFormScope } from '@/shared/ui/form/form-scope'
import { Mail } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { SendFoot } from '@/site/shell/mensaje/send-foot'
import { SenderFields } from '@/site/shell/mensaje/sender-fields'
import { KeptLetters, loadSending } from '@/site/shell/mensaje/sending'
import { useOutcome } from '@/site/shell/mensaje/use-outcome'
import { DRAFT_SENTENCES } from '@/site/shell/mensaje/words'
import { type ContactMessage, contactSchema, EMPTY_MESSAGE, letterTo, withStarted } from './contact-schema'

// Only those who write need them.
const loadOpening = () => import('./open-message')
const SentQuestion = lazy(() =>
  import('@/site/shell/reporte/sent-question').then(({ SentQuestion }) => SentQuestion),
)

const SentMessage = lazy(
  () => import('@/site/shell/mensaje/sent-message').then(({ SentMessage }) => SentMessage),
  () => <Text role="alert">Mensaje enviado exitosamente</Text>,
)

/** Called at the first touch of a field, so that a person who loses the signal while writing can still send. */
function loadTheRest(): void {
  const ways = hasCentral() ? [loadSending, KeptLetters.load] : [loadOpening, SentQuestion.load]
  for (const load of [...ways, SentMessage.load]) load().catch(() => undefined)
}

const FAILED = 'Por favor intenta nuevamente o contacta directamente.'

/**
 * The contact form (spec §2.9, §5, §8). The station's central takes the message. Without one it opens in the person's
 * own mail program, or in the station's WhatsApp, and only the person can tell whether it went (contract §7).
 */
export function ContactForm() {
  const config = useDrawnInstitucion()
  const central = hasCentral()
  const navigate = useNavigate()
  const started = useLocation({ select: ({ state }) => state.mensaje })
  const { showError } = useOverlays()
  const form = useForm<ContactMessage>({
    initialValues: EMPTY_MESSAGE,
    validate: schemaResolver(contactSchema, { sync: true }),
  })
  const scope = useFormScope('contacto', form)
  const { draft, busy } = scope
  const { opened, setOpened, sentAt, letters, button, answered, went, emptied, again } = useOutcome(
    form,
    scope,
  )

  const goOn = useEffectEvent(() => {
    if (!started) return
    form.setValues(withStarted(form.getValues(), started))
    // The draft has it from now on: a reload must not add it again.
    void navigate({ to: '/contacto', replace: true, resetScroll: false, state: {} })
  })
  useEffect(() => {
    if (draft.ready) goOn()
  }, [draft.ready])

  const sendToCentral = async (values: ContactMessage) => {
    const { sendCarta } = await loadSending()
    await went(await sendCarta('mensajes', values, (envio) => form.setFieldValue('envio', envio)))
  }
  const submit = async (values: ContactMessage) => {
    again()
    try {
      if (central) return await sendToCentral(values)
      const { openMessage } = await loadOpening()
      await openMessage(config, values)
      setOpened(true)
    } catch (error) {
      console.warn('No se pudo enviar el mensaje', error)
      showError('Error al enviar mensaje', error instanceof SpokenError ? error.message : FAILED)
    }
  }
  // Disabled while the message is being opened, which would miss what is typed meanwhile.
  const field = (name: keyof ContactMessage) => ({ ...form.getInputProps(name), disabled: busy })
  return (
    <ScopedForm scope={scope} onSubmit={submit} onWrong={() => undefined} onFocusCapture={loadTheRest}>
      <Stack gap="md">
        <SenderFields field={field} />
        <TextField label="Asunto" required {...field('asunto')} />
        <TextArea label="Mensaje" required rows={6} {...field('mensaje')} />
        {/* Not beside the specification's words of a sent message, which say tú. */}
        <SendFoot
          ref={button}
          busy={busy}
          sent={Boolean(sentAt)}
          alone={
            config.whatsapp
              ? 'Se abre WhatsApp con todo escrito, en el chat de la estación: ahí lo envía usted.'
              : `Se abre su correo con todo escrito, para ${config.email}: ahí lo envía usted.`
          }
        >
          Enviar Mensaje
        </SendFoot>
        <Suspense>
          {opened && (
            <Stack gap="xs">
              <Text size="sm" role="alert">
                <b>Mensaje listo para enviar.</b> Envíelo desde {config.whatsapp ? 'WhatsApp' : 'su correo'}.
              </Text>
              <SentQuestion onYes={() => void went(new Date().toISOString())} onNo={answered} />
            </Stack>
          )}
          {sentAt && <SentMessage que="mensajes" at={sentAt} />}
          {letters > 0 && (
            <KeptLetters
              key={letters}
              que="mensajes"
              envio={busy ? '' : form.values.envio}
              taken={busy || form.isDirty()}
              onBack={(texto) => form.setValues({ ...EMPTY_MESSAGE, ...texto })}
              onKnown={() => void emptied()}
            />
          )}
        </Suspense>
        {/* A letter to the placeholder reaches nobody. */}
        {realMail(config.email) && (
          <AnchorButton
            href={letterTo(config.email, form.values)}
            variant="default"
            size="md"
            leftSection={<Mail size={20} aria-hidden />}
            onClick={() => setOpened(true)}
          >
            Escribir desde mi correo
          </AnchorButton>
        )}
        <DraftStatus draft={draft} sentences={DRAFT_SENTENCES} />
      </Stack>
    </ScopedForm>
  )
}
