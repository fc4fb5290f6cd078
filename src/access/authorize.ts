import { SpokenError } from '@/shared/lib/spoken-error'
import type { Action, Guard } from '@/shared/storage/list-command'
import type { ModuleList } from './module'
import { type Actor, can, type Permission } from './permissions'

/** The person may not do this. */
export class AccessError extends SpokenError {
  readonly permission: Permission
  constructor(permission: Permission, sentence = 'Su rol no permite esta acción.') {
    super(sentence)
    this.name = 'AccessError'
    this.permission = permission
  }
}

/** @throws AccessError unless `actor` holds the permission; its sentence asks a person without a session to sign in */
export function demand(actor: Actor | null, permission: Permission): void {
  if (!actor)
    throw new AccessError(
      permission,
      'Nadie ha ingresado, o la sesión terminó. Ingrese otra vez: lo que escribió se guarda.',
    )
  if (!can(actor, permission)) throw new AccessError(permission)
}

const NEEDED = { create: 'create', update: 'edit', remove: 'remove', reset: 'reset' } as const

/** The permissions that an action on a list requires (spec §6). */
export const neededFor = ({ writes }: Pick<ModuleList, 'writes'>, action: Action): readonly Permission[] =>
  writes[NEEDED[action]] ?? ['config:edit']

/** Records are drafts until published: changing `publicado` requires a permission of its own (spec §6). */
export const publishing =
  (permission: Permission) =>
  (actor: Actor | null): Guard<{ publicado: boolean }> =>
  (changes) => {
    const changed = changes.some(
      ({ before, after }) => after && after.publicado !== (before?.publicado ?? false),
    )
    if (changed && !can(actor, permission)) throw new AccessError(permission)
  }
