import { Collapse, List } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { USUARIOS_KEY } from '@/access/keys'
import { changeOwnPassword } from '@/access/usuarios/own-password'
import classes from '@/admin/shell/admin-shell.module.css'
import { KeyRound } from '@/admin/ui/icon/icons'
import { passwordLacks } from '@/entities/configuracion/password-policy'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { MutationMeta } from '@/shared/query/toast'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { PasswordField } from '@/shared/ui/form/password-field'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'

const EMPTY = { actual: '', nueva: '', repetida: '' }

const meta: MutationMeta = {
  failure: 'No se pudo cambiar la contraseña.',
  invalidates: [USUARIOS_KEY],
}

/** The form for one's own password; it shows which rules of the policy are still unmet. */
function Fields({ onDone }: { onDone: () => void }) {
  const policy = useInstitucion()
  const { showSuccess } = useOverlays()
  const change = useMutation({
    mutationFn: ({ actual, nueva }: typeof EMPTY) => changeOwnPassword(actual, nueva),
    meta,
  })
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      actual: (text) => (text ? null : 'Escriba su contraseña actual.'),
      nueva: (text, { actual }) => {
        if (passwordLacks(text, policy).length > 0) return 'Todavía no cumple lo que se pide.'
        return text === actual ? 'Debe ser distinta de la actual.' : null
      },
      repetida: (text, { nueva }) => (text === nueva ? null : 'Las dos contraseñas no son iguales.'),
    },
  })
  const lacks = passwordLacks(form.values.nueva, policy)
  const submit = form.onSubmit(async (values) => {
    const changed = await change.mutateAsync(values).catch(() => null)
    if (changed) {
      showSuccess({ title: 'Contraseña actualizada' })
      onDone()
    } else if (changed === false) form.setFieldError('actual', 'La contraseña actual no es correcta.')
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <PasswordField
          label="Contraseña actual"
          autoComplete="current-password"
          autoFocus
          required
          {...form.getInputProps('actual')}
        />
        <PasswordField
          label="Contraseña nueva"
          autoComplete="new-password"
          required
          {...form.getInputProps('nueva')}
        />
        <div role="status">
          {lacks.length === 0 ? (
            <Text size="sm">La contraseña nueva cumple lo que se pide.</Text>
          ) : (
            <List size="sm" spacing={2}>
              {lacks.map((sentence) => (
                <List.Item key={sentence}>{sentence}</List.Item>
              ))}
            </List>
          )}
        </div>
        <PasswordField
          label="Repita la contraseña nueva"
          autoComplete="new-password"
          required
          {...form.getInputProps('repetida')}
        />
        <Group className={classes.formFoot}>
          <Button variant="default" onClick={onDone}>
            Cancelar
          </Button>
          <Button type="submit" loading={change.isPending}>
            Guardar
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

export function PasswordForm() {
  const [opened, form] = useDisclosure(false)
  return (
    <div>
      {!opened && (
        <Button variant="default" leftSection={<KeyRound size={18} aria-hidden />} onClick={form.open}>
          Cambiar contraseña
        </Button>
      )}
      <Collapse expanded={opened} keepMounted={false}>
        <Fields onDone={form.close} />
      </Collapse>
    </div>
  )
}
