import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { USUARIOS_KEY } from '@/access/keys'
import classes from '@/admin/config/config.module.css'
import { Section } from '@/admin/ui/box/section'
import { passwordLacks } from '@/entities/configuracion/password-policy'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { isEmail, required } from '@/shared/lib/form/rules'
import type { MutationMeta } from '@/shared/query/toast'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { CheckField } from '@/shared/ui/form/check-field'
import { TextField } from '@/shared/ui/form/fields'
import { PasswordField } from '@/shared/ui/form/password-field'
import { Text } from '@/shared/ui/text/text'
import { claimAsOwn } from '@/sync/actions'

const schema = v.object({
  codigo: v.pipe(required('Escriba el código que muestra la central al encenderse.'), v.toUpperCase()),
  nombre: required('Escriba su nombre.'),
  correo: v.pipe(required('Escriba su correo.'), isEmail),
  clave: v.string(),
  quitar: v.boolean(),
})

const EMPTY: v.InferOutput<typeof schema> = { codigo: '', nombre: '', correo: '', clave: '', quitar: true }

const meta: MutationMeta = {
  success: {
    title: 'La central es de su brigada',
    message: 'Las cuentas de muestra ya no valen. Cree las de los demás en Configuración → Usuarios.',
  },
  failure: 'No se pudo hacer suya la central.',
  invalidates: [USUARIOS_KEY],
}

type ClaimFormProps = {
  /** The code that the console's address brought along. */
  codigo?: string
  onDone?: () => void
}

/** The first account of a brigade's own central, for whoever reads the code on its console. */
export function ClaimForm({ codigo = '', onDone }: ClaimFormProps) {
  const policy = useInstitucion()
  const form = useForm({
    initialValues: { ...EMPTY, codigo },
    validate: schemaResolver(schema, { sync: true }),
  })
  const claim = useMutation({ mutationFn: claimAsOwn, meta })
  const lacks = passwordLacks(form.values.clave, policy)
  const submit = form.onSubmit((values) => {
    if (lacks.length > 0) {
      form.setFieldError('clave', lacks[0])
      return
    }
    const { quitar, ...rest } = v.parse(schema, values)
    claim.mutate({ ...rest, muestras: quitar ? 'quitar' : 'dejar' }, { onSuccess: onDone })
  })
  return (
    <Section title="Hacerla de su brigada">
      <form onSubmit={submit} noValidate>
        <Stack gap="sm" className={classes.narrow}>
          <Text size="sm" dimmed>
            La central muestra un código en la ventana donde se encendió, al final. Con él usted será su
            primer Super Administrador, y las cuentas de muestra dejan de valer para todos.
          </Text>
          <TextField
            label="Código de la central"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.getInputProps('codigo')}
          />
          <TextField label="Nombre" required autoComplete="name" {...form.getInputProps('nombre')} />
          <TextField
            label="Email"
            type="email"
            required
            autoComplete="email"
            {...form.getInputProps('correo')}
          />
          <PasswordField
            label="Contraseña nueva"
            required
            autoComplete="new-password"
            description={lacks.join(' ') || undefined}
            {...form.getInputProps('clave')}
          />
          <CheckField
            label="Quitar los registros de ejemplo de la central"
            description="Sus propios registros, si los tiene en este equipo, se agregan después: se le preguntará."
            {...form.getInputProps('quitar', { type: 'checkbox' })}
          />
          <Group>
            <Button type="submit" loading={claim.isPending}>
              Hacerla de mi brigada
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
