import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { centralMark } from '@/access/central/mark'
import { comeInHere } from '@/entities/despacho/phone-queries'
import { sentenceOf } from '@/shared/lib/spoken-error'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { isInstalled, isIos } from '@/shared/ui/control/install'
import { lazy } from '@/shared/ui/control/lazy'
import { CodeField } from '@/shared/ui/form/fields'
import { useHashPacket } from '@/shared/ui/share/use-hash-packet'
import { Text, Title } from '@/shared/ui/text/text'

const IphoneFirst = lazy(() => import('./iphone-first').then((part) => part.IphoneFirst))

/** Lets the phone of somebody of the brigade in with the code that they were given. */
export function EnterForm() {
  const enter = useMutation(comeInHere)
  const inSafari = isIos() && !isInstalled()
  const [refused, setRefused] = useState('')
  const form = useForm({
    initialValues: { codigo: '' },
    validate: { codigo: (value) => (value.trim() ? null : 'Escriba el código.') },
  })
  // Only typed in: a chat that looks at the link to show a picture of it must not use up the code.
  useHashPacket('codigo', (text) =>
    form.setFieldValue('codigo', new URLSearchParams(text.slice(1)).get('codigo') ?? ''),
  )
  const submit = form.onSubmit(({ codigo }) => {
    setRefused('')
    enter.mutate(codigo, {
      onError: (error) => setRefused(sentenceOf(error) ?? 'No se pudo entrar. Inténtelo otra vez.'),
    })
  })
  return (
    <Sheet pad="wide">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Title order={1} size="h2">
            Mi lugar en la brigada
          </Title>
          <Text>
            Si es de la brigada, en este teléfono ve la salida en curso y contesta si viene. Pida un código a
            quien lleva el personal: sirve una vez y dura una semana.
          </Text>
          {centralMark() === 'muestra' && (
            <Callout color="orange" role="status" title="Todavía no hay códigos">
              Este sitio está en modo de muestra: la jefatura los da cuando la central es de su brigada.
            </Callout>
          )}
          {inSafari && (
            <Suspense>
              <IphoneFirst codigo={form.values.codigo} />
            </Suspense>
          )}
          {globalThis.isSecureContext === false && (
            <Callout color="orange" title="Esta dirección no sirve para entrar">
              Un teléfono entra solo por una dirección que empieza con https://. Pídala en la estación; su
              código sigue valiendo.
            </Callout>
          )}
          <CodeField required {...form.getInputProps('codigo')} />
          {refused && (
            <Text role="alert" strong>
              {refused}
            </Text>
          )}
          <Button
            type="submit"
            size="lg"
            variant={inSafari ? 'default' : 'filled'}
            loading={enter.isPending}
            disabled={globalThis.isSecureContext === false}
          >
            {inSafari ? 'Entrar solo en Safari' : 'Entrar en este teléfono'}
          </Button>
        </Stack>
      </form>
    </Sheet>
  )
}
