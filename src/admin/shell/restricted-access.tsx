import { useUser } from '@/access/current-user'
import { ROLE_LABELS } from '@/access/roles'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import { Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { Text, Title } from '@/shared/ui/text/text'
import classes from './admin-shell.module.css'

/** Shown to a signed-in person without the route's permission (contract §3). */
export function RestrictedAccess() {
  const user = useUser()
  return (
    <Stack align="center" gap="sm" className={classes.restricted}>
      <ShieldAlert size={56} aria-hidden />
      <Title order={1} size="h2">
        Acceso restringido
      </Title>
      <Text dimmed>
        {user ? `El rol ${ROLE_LABELS[user.role]} no incluye este módulo.` : 'Su sesión ya no tiene acceso.'}
      </Text>
      <LinkButton to="/admin">Ir al Panel de Control</LinkButton>
    </Stack>
  )
}
