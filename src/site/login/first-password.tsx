import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { chooseFirstPassword } from '@/access/central/accounts'
import { USUARIOS_KEY } from '@/access/keys'
import { passwordLacks } from '@/entities/configuracion/password-policy'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import type { MutationMeta } from '@/shared/query/toast'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { PasswordField } from '@/shared/ui/form/password-field'
import { Text, Title } from '@/shared/ui/text/text'

const meta: MutationMeta = { failure: 'No se pudo guardar la contraseña.', invalidates: [USUARIOS_KEY] }

type FirstPasswordProps = {
  code: string
  /** The person asked to stay signed in: the session doesn't end when it isn't used. */
  remember: boolean
  onDone: () => void
}

/** Makes a person who came in with a code from somebody else choose a password before they go on. */
export function FirstPassword({ code, remember, onDone }: FirstPasswordProps) {
  const policy = useDrawnInstitucion()
  const change = useMutation({
    mutationFn: (next: string) =>
      chooseFirstPassword(code, next, remember ? null : policy.sesionTimeout).then(() => true),
    meta,
  })
  const form = useForm({
    initialValues: { nueva: '', repetida: '' },
    validate: {
      nueva: (text) =>
        passwordLacks(text, policy)[0] ?? (text === code ? 'Debe ser distinta del código.' : null),
      repetida: (text, { nueva }) => (text === nueva ? null : 'Las dos contraseñas no son iguales.'),
    },
  })
  const submit = form.onSubmit(async ({ nueva }) => {
    if (await change.mutateAsync(nueva).catch(() => false)) onDone()
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Title order={1} size="h2">
          Elija su contraseña
        </Title>
        <Text>
          El código que le dieron sirve una sola vez. Desde ahora ingresa con la contraseña que escriba aquí.
        </Text>
        <PasswordField
          label="Contraseña nueva"
          autoComplete="new-password"
          autoFocus
          required
          {...form.getInputProps('nueva')}
        />
        <PasswordField
          label="Repita la contraseña nueva"
          autoComplete="new-password"
          required
          {...form.getInputProps('repetida')}
        />
        <Button type="submit" size="md" loading={change.isPending}>
          Guardar e ingresar
        </Button>
      </Stack>
    </form>
  )
}
