import { SpokenError } from '@/shared/lib/spoken-error'
import type { Action, Change } from '@/shared/storage/list-command'
import { same } from '@/shared/storage/merge'
import type { Stored } from '@/shared/storage/stored-module'
import type { ModuleList, RecordRules } from './module'
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

/** What a person does by a change. Taking back a deletion needs the right to delete. */
const actionOf = ({ before, after, again }: Change<unknown>): Action => {
  if (before) return after ? 'update' : 'remove'
  if (!after) return 'reset'
  return again ? 'remove' : 'create'
}

/**
 * The one rule of who may change a list, by what each record is before and after; on a device and at a central alike.
 * What the whole list must hold besides is `listRules`. @throws AccessError, or another SpokenError of the module
 */
export function demandChanges<T extends Stored>(
  stored: Pick<ModuleList<T>, 'writes' | 'rules'>,
  actor: Actor | null,
  changes: readonly Change<T>[],
): void {
  for (const change of changes)
    for (const permission of neededFor(stored, actionOf(change))) demand(actor, permission)
  stored.rules?.(actor)(changes)
}

/**
 * Records are drafts until published: what puts one before the public or takes it away needs a permission of its own
 * (spec §6), be it the field (a flag, or the instant of it), the deletion of a published record or that record's return.
 * So does changing what the public reads of a published one: its fields `shown`.
 */
export const publishing =
  <T extends { publicado: boolean | string }>(permission: Permission, shown: readonly (keyof T)[]) =>
  (actor: Actor | null): RecordRules<T> =>
  (changes) => {
    if (can(actor, permission)) return
    for (const { before, after } of changes) {
      if ((after?.publicado || false) !== (before?.publicado || false)) throw new AccessError(permission)
      if (before?.publicado && after && shown.some((field) => !same(before[field], after[field])))
        throw new AccessError(permission, 'Está publicado: lo cambia quien puede publicar.')
    }
  }
