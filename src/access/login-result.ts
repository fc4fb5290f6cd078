import type { PublicUser } from '@/access/usuarios/usuario'

export type Credentials = { email: string; password: string; remember: boolean }

/** A sign-in that was checked, here or at the central: who it is. */
export type Checked = { kind: 'in'; user: PublicUser }

export type LoginResult =
  | { kind: 'ok' }
  /** The password was given by somebody else: it lets nobody in before they choose their own. */
  | { kind: 'code' }
  | { kind: 'wrong' }
  /** `until` in ms since 1970. */
  | { kind: 'locked'; until: number }
  /** Nobody could tell whether it is right; the sentence says why. */
  | { kind: 'refused'; sentence: string }
