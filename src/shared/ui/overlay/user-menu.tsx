import { Avatar, Menu } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { LogOut } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import classes from './user-menu.module.css'

type UserMenuProps = {
  user: { name: string; email: string; avatar?: string | undefined }
  button?: Ref<HTMLButtonElement>
  onLogout: () => void
  /** The menu's own items, between the person's name and `Cerrar Sesión`. */
  children: ReactNode
}

/** The avatar and its menu. */
export function UserMenu({ user, button, onLogout, children }: UserMenuProps) {
  return (
    <Menu position="bottom-end" width={260} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" ref={button} aria-label="Menú de usuario" className={classes.button}>
          <Avatar component="span" src={user.avatar} color="noche" variant="filled" alt="">
            {user.name.charAt(0).toUpperCase()}
          </Avatar>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <Text strong>{user.name}</Text>
          <Text size="sm" dimmed>
            {user.email}
          </Text>
        </div>
        <Menu.Divider />
        {children}
        <Menu.Item leftSection={<LogOut size={18} aria-hidden />} onClick={onLogout}>
          Cerrar Sesión
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
