import { AccessError } from '@/access/authorize'
import type { ModuleList } from '@/access/module'
import { type Actor, can } from '@/access/permissions'
import { ROLE_LABELS } from '@/access/roles'
import type { Change, Guard } from '@/shared/storage/list-command'
import { usuariosStored } from './stored'
import type { Usuario } from './usuario'

const refuse = (sentence: string) => new AccessError('system:users', sentence)

/** Everyone may change their own password, and nothing else in the user list. */
function isOwnPassword({ before, after }: Change<Usuario>, actor: Actor | null): boolean {
  if (!before || !after || before.id !== actor?.id) return false
  const { secreto: _old, ...was } = before
  const { secreto: _new, ...is } = after
  return JSON.stringify(was) === JSON.stringify(is)
}

function checkOneself({ before, after }: Change<Usuario>): void {
  if (!after) throw refuse('No puede eliminar su propia cuenta.')
  if (before?.active && !after.active) throw refuse('No puede desactivar su propia cuenta.')
  if (before?.role !== after.role) throw refuse('No puede cambiar su propio rol.')
}

/** Refuses a second account with the same email: only the first of the two could sign in. */
function checkEmail({ before, after }: Change<Usuario>, list: readonly Usuario[]): void {
  const email = after?.email.trim().toLowerCase()
  if (!after || email === before?.email.trim().toLowerCase()) return
  if (list.some((other) => other.id !== after.id && other.email.trim().toLowerCase() === email))
    throw refuse('Otro usuario ya tiene este email.')
}

/**
 * With system:users a person may change any user, but not lock out themselves or the last active SUPERADMIN; everyone
 * else may change only their own password.
 * @throws AccessError with a Spanish sentence
 */
export function guardUsuarios(actor: Actor | null): Guard<Usuario> {
  return (changes, list) => {
    for (const change of changes) {
      if (!can(actor, 'system:users') && !isOwnPassword(change, actor)) throw new AccessError('system:users')
      if (change.before && change.before.id === actor?.id) checkOneself(change)
      checkEmail(change, list)
    }
    if (!list.some(({ active, role }) => active && role === 'SUPERADMIN'))
      throw refuse('Debe quedar al menos un Super Administrador activo.')
  }
}

export const usuariosList: ModuleList<Usuario> = {
  ...usuariosStored,
  says: { role: ROLE_LABELS },
  // An update may be somebody's own password: the rules, which see the fields, decide.
  writes: { create: ['system:users'], edit: [], remove: ['system:users'], reset: ['system:users'] },
  listRules: guardUsuarios,
  backup: true,
  // A central keeps accounts of its own, with passwords that never leave it.
  ownDevice: true,
}
