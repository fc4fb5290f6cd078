import { List } from '@mantine/core'
import type { RefObject } from 'react'
import { permissionsOf } from '@/access/permissions'
import { ROLE_LABELS } from '@/access/roles'
import type { PublicUser } from '@/access/usuarios/usuario'
import classes from '@/admin/shell/admin-shell.module.css'
import { permissionsByArea } from '@/admin/shell/permission-labels'
import { Stack } from '@/shared/ui/box/layout'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { Text, Title } from '@/shared/ui/text/text'
import { PasswordForm } from './password-form'

type ProfileDialogProps = {
  user: PublicUser
  /** The item that opens it goes with its menu. */
  menu: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The user's name, email, role and permissions (contract §7). */
export function ProfileDialog({ user, menu, onClose }: ProfileDialogProps) {
  return (
    <Dialog onClose={onClose} title="Perfil" opener={menu} returnFocus={false}>
      <Stack gap="xs">
        <Text strong size="lg">
          {user.name}
        </Text>
        <Text dimmed>{user.email}</Text>
        <Text>{ROLE_LABELS[user.role]}</Text>
        <PasswordForm />
        <Title order={3} size="h4" className={classes.apart}>
          Lo que puede hacer
        </Title>
        <List size="sm" spacing={4}>
          {permissionsByArea(permissionsOf(user)).map(({ area, rights }) => (
            <List.Item key={area}>
              <b>{area}</b>: {rights.map(({ verb }) => verb).join(', ')}
            </List.Item>
          ))}
        </List>
      </Stack>
    </Dialog>
  )
}
