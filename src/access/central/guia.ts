import type { Role } from '@/access/roles'

/** The names that handheld devices give themselves. */
export const HANDHELD = ['Android', 'iPhone', 'iPad']

/** What the central knows of a brigade's first steps: every device of the brigade is told the same. */
export type Guia = {
  /** The names of the active accounts, and of those whose owner has not yet come in with their one-time code. */
  cuentas: readonly string[]
  sinEntrar: readonly string[]
  /** The telephones and tablets where somebody is signed in now. */
  telefonos: number
  /** Somebody has come in by https, under a name that other devices reach. */
  https: boolean
  /** The people whom an emergency wakes on a device of theirs. */
  avisados: readonly string[]
  /**
   * Of those who keep the log of calls: the roles that see no reports, and the names of those whom nothing of theirs
   * tells of an emergency. An earlier central doesn't say.
   */
  operaciones?: { sinReportes: readonly Role[]; sinAvisos: readonly string[] }
  /** How many people of the brigade have a phone that rings for a call. An earlier central doesn't say. */
  convocables?: number
  correo: { servidor: boolean; activo: boolean; para: string }
  /** When the last nightly copy was made, as an ISO instant; null before the first. */
  copia: string | null
}
