import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import classes from '@/admin/config/config.module.css'
import { WholeInput } from '@/admin/ui/form/whole-input'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { Stack } from '@/shared/ui/box/layout'
import { CheckField } from '@/shared/ui/form/check-field'
import { Text, Title } from '@/shared/ui/text/text'

/** Limits that the login, the session and password changes really enforce. */
export function SecurityFields({ form }: { form: UseFormReturnType<Configuracion> }) {
  const check = (field: keyof Configuracion) => form.getInputProps(field, { type: 'checkbox' })
  return (
    <Stack gap="lg">
      <section aria-labelledby="acceso">
        <Title order={2} size="h4" className={classes.heading} id="acceso">
          Acceso
        </Title>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <WholeInput
            label="Tiempo de sesión (minutos)"
            description="Sin «Recordar sesión», la sesión termina tras este tiempo sin uso."
            {...form.getInputProps('sesionTimeout')}
          />
          <WholeInput
            label="Intentos máximos de inicio de sesión"
            description="Después de tantos fallos seguidos el acceso se bloquea 5 minutos."
            {...form.getInputProps('intentosMaximos')}
          />
        </SimpleGrid>
      </section>
      <section aria-labelledby="contrasenas">
        <Title order={2} size="h4" id="contrasenas">
          Contraseñas
        </Title>
        <Text size="sm" dimmed className={classes.heading}>
          Se exige cuando cada persona cambia la suya desde su perfil.
        </Text>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <WholeInput label="Longitud mínima de contraseña" {...form.getInputProps('passwordMinLength')} />
          <Stack gap="none" className={classes.atFoot}>
            <CheckField label="Requiere mayúsculas" {...check('requiereMayusculas')} />
            <CheckField label="Requiere números" {...check('requiereNumeros')} />
            <CheckField label="Requiere símbolos" {...check('requiereSimbolos')} />
          </Stack>
        </SimpleGrid>
      </section>
    </Stack>
  )
}
