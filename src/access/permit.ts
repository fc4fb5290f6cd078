import type { Guard } from '@/shared/storage/list-repository'
import { currentUser } from './current-user'
import { can, type Permission } from './permissions'

/** The signed-in person may not do this. `message` is a Spanish sentence. */
export class AccessError extends Error {
  readonly permission: Permission
  constructor(permission: Permission, sentence = 'Su rol no permite esta acción.') {
    super(sentence)
    this.name = 'AccessError'
    this.permission = permission
  }
}

/** @throws AccessError unless the signed-in person holds the permission now; its sentence is another where nobody is signed in */
export async function permit(permission: Permission): Promise<void> {
  const user = await currentUser()
  if (!user)
    throw new AccessError(
      permission,
      'Nadie ha ingresado, o la sesión terminó. Ingrese otra vez: lo que escribió se guarda.',
    )
  if (!can(user, permission)) throw new AccessError(permission)
}

type Writes = { create: Permission; edit: Permission; remove: Permission }

/** An `authorize` for a list repository: clearing and reloading samples takes config:edit. */
export function permitWrites({ create, edit, remove }: Writes) {
  const needed = { create, update: edit, remove, reset: 'config:edit' } as const
  return (action: keyof typeof needed) => permit(needed[action])
}

/** A `guard` for lists whose records are drafts until published: a change of `publicado` takes its own right (spec §6). */
export function guardPublishing(permission: Permission) {
  return async (): Promise<Guard<{ publicado: boolean }>> => {
    const mayPublish = can(await currentUser(), permission)
    return (changes) => {
      const changed = changes.some(
        ({ before, after }) => after && after.publicado !== (before?.publicado ?? false),
      )
      if (changed && !mayPublish) throw new AccessError(permission)
    }
  }
}
