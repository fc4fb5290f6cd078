import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { Stack } from '@/shared/ui/box/layout'
import { AnchorButton, Button } from '@/shared/ui/control/button'
import { DraftStatus } from '@/shared/ui/form/draft-status'
import { FieldRow } from '@/shared/ui/form/field'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import { ScopedForm, useFormScope } from '@/shared/ui/form/form-scope'
import { Mail, Send } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { type ContactMessage, contactSchema, EMPTY_MESSAGE, letterTo } from './contact-schema'
import { submitMessage } from './submit-message'

const KEPT = 'Lo que escribió está guardado en este dispositivo, aunque cierre la página.'
const DRAFT_SENTENCES = {
  restored: KEPT,
  saved: KEPT,
  failed: 'No se pudo guardar lo que escribió: envíelo antes de cerrar esta página.',
}

/**
 * The contact form (spec §2.9, §5, §8): its submission is simulated, so it also opens the person's own mail program.
 */
export function ContactForm() {
  const { email } = useInstitucion()
  const { showError, showSuccess } = useOverlays()
  const [last, setLast] = useState<ContactMessage | null>(null)
  const form = useForm<ContactMessage>({
    initialValues: EMPTY_MESSAGE,
    validate: schemaResolver(contactSchema, { sync: true }),
  })
  const scope = useFormScope('contacto', form)
  const { draft, busy } = scope

  const submit = async (values: ContactMessage) => {
    try {
      await submitMessage()
      await draft.clear()
      form.reset()
      setLast(values)
      showSuccess({
        title: 'Mensaje enviado exitosamente',
        message: 'Nos comunicaremos contigo a la brevedad posible.',
      })
    } catch (error) {
      console.warn('No se pudo enviar el mensaje', error)
      showError('Por favor intenta nuevamente o contacta directamente.', undefined, 'Error al enviar mensaje')
    }
  }

  // Text typed while the message is sent would be erased with it.
  const field = (name: keyof ContactMessage) => ({ ...form.getInputProps(name), disabled: busy })
  return (
    <ScopedForm scope={scope} onSubmit={submit} onWrong={() => undefined}>
      <Stack gap="md">
        <TextField label="Nombre completo" required autoComplete="name" {...field('nombre')} />
        <FieldRow>
          <TextField
            label="Correo electrónico"
            type="email"
            required
            autoComplete="email"
            {...field('email')}
          />
          <TextField label="Teléfono" type="tel" autoComplete="tel" {...field('telefono')} />
        </FieldRow>
        <TextField label="Asunto" required {...field('asunto')} />
        <TextArea label="Mensaje" required rows={6} {...field('mensaje')} />
        <Button type="submit" size="lg" loading={busy} leftSection={<Send size={20} aria-hidden />}>
          Enviar Mensaje
        </Button>
        <Text size="sm">
          Este sitio no tiene un servidor, así que el botón no entrega el mensaje a nadie. Para que llegue de
          verdad, envíelo desde su propio correo: ya va escrito.
        </Text>
        <AnchorButton
          href={letterTo(email, last && !form.isDirty() ? last : form.values)}
          variant="default"
          size="md"
          leftSection={<Mail size={20} aria-hidden />}
        >
          Escribir desde mi correo
        </AnchorButton>
        <DraftStatus draft={draft} sentences={DRAFT_SENTENCES} />
      </Stack>
    </ScopedForm>
  )
}
