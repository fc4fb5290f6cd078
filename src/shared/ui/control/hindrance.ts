import { isInstalled, isIos } from './install'

/** Why this browser can't tell anything while the app is closed. */
export type Hindrance = 'insecure' | 'install' | 'unsupported' | 'denied'

type Browser = {
  secure: boolean
  /** It has workers, push and notifications. */
  capable: boolean
  ios: boolean
  installed: boolean
  permission: NotificationPermission
}

/** null when nothing hinders it. iOS has push only in an app on the home screen. */
export function hindranceOf({ secure, capable, ios, installed, permission }: Browser): Hindrance | null {
  if (!secure) return 'insecure'
  if (!capable) return ios && !installed ? 'install' : 'unsupported'
  return permission === 'denied' ? 'denied' : null
}

export const hindrance = (): Hindrance | null =>
  hindranceOf({
    secure: globalThis.isSecureContext,
    capable: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    ios: isIos(),
    installed: isInstalled(),
    permission: 'Notification' in window ? Notification.permission : 'default',
  })
