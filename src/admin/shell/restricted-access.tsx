import { Stack, Text, Title } from '@mantine/core'
import { ROLE_LABELS } from '@/access/roles'
import { useUser } from '@/access/user-query'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import { LinkButton } from '@/shared/ui/control/button'
import { WithMantine } from '@/shared/ui/theme/with-mantine'

/** Shown to a signed-in person without the route's permission (contract §3). */
export function RestrictedAccess() {
  const user = useUser()
  return (
    <WithMantine>
      <Stack align="center" ta="center" gap="sm" py={64}>
        <ShieldAlert size={56} aria-hidden />
        <Title order={1} fz="h2">
          Acceso restringido
        </Title>
        <Text c="dimmed">
          {user
            ? `El rol ${ROLE_LABELS[user.role]} no incluye este módulo.`
            : 'Su sesión ya no tiene acceso.'}
        </Text>
        <LinkButton to="/admin">Ir al Panel de Control</LinkButton>
      </Stack>
    </WithMantine>
  )
}
