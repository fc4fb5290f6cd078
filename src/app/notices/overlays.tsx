import '@mantine/notifications/styles.layer.css'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { overlaysMounted } from '@/shared/ui/overlay/overlays'
import { NotificationsHotkey } from './notifications-hotkey'
import { useToastRoom } from './toast-room'

/** Containers of questions and toasts; loaded with the first of them. */
export function Overlays() {
  useEffect(overlaysMounted, [])
  useToastRoom()
  return (
    <ModalsProvider labels={{ confirm: 'Aceptar', cancel: 'Cancelar' }}>
      <Notifications position="bottom-right" autoClose={4000} limit={3} />
      <NotificationsHotkey />
    </ModalsProvider>
  )
}
