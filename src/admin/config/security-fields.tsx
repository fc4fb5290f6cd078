import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { hasCentral } from '@/access/central/mark'
import classes from '@/admin/config/config.module.css'
import { WholeInput } from '@/admin/ui/form/whole-input'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { Stack } from '@/shared/ui/box/layout'
import { CheckField } from '@/shared/ui/form/check-field'
import { Text, Title } from '@/shared/ui/text/text'

const WORDS = {
  alone: {
    attempts: 'Después de tantos fallos seguidos el acceso se bloquea 5 minutos.',
    passwords: 'Se exige cuando cada persona cambia la suya desde su perfil.',
  },
  central: {
    attempts:
      'Después de tantos fallos seguidos el acceso se bloquea 5 minutos en ese navegador. La central, además, hace esperar a quien falla muchas veces.',
    passwords: 'Se exige al elegir una contraseña: la primera vez que se ingresa y desde el perfil.',
  },
}

/** Limits that the login, the session and password changes really enforce. */
export function SecurityFields({ form }: { form: UseFormReturnType<Configuracion> }) {
  const words = WORDS[hasCentral() ? 'central' : 'alone']
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
            description={words.attempts}
            {...form.getInputProps('intentosMaximos')}
          />
        </SimpleGrid>
      </section>
      <section aria-labelledby="contrasenas">
        <Title order={2} size="h4" id="contrasenas">
          Contraseñas
        </Title>
        <Text size="sm" dimmed className={classes.heading}>
          {words.passwords}
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
