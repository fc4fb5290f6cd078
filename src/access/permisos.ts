import * as v from 'valibot'
import { PERMISOS_KEY } from './keys'
import type { ModuleObject } from './module'
import type { Differences } from './permissions'
import { ROLE_LABELS, ROLES, type Role } from './roles'

export type AdjustableRole = Exclude<Role, 'SUPERADMIN'>

export const ADJUSTABLE_ROLES = ROLES.filter((role): role is AdjustableRole => role !== 'SUPERADMIN')

/** What a SUPERADMIN changed in the matrix: only the differences, by role (contract §7). */
export type Permisos = Record<AdjustableRole, Differences>

const byRole = <T>(value: (role: AdjustableRole) => T) =>
  Object.fromEntries(ADJUSTABLE_ROLES.map((role) => [role, value(role)])) as Record<AdjustableRole, T>

const differences = v.pipe(
  v.record(v.string(), v.boolean()),
  v.transform((value): Differences => value),
)

export const permisosObject: ModuleObject<Permisos> = {
  key: PERMISOS_KEY,
  title: 'Permisos de los roles',
  schema: v.object(byRole(() => differences)),
  defaults: () => byRole(() => ({})),
  // There is one: its title says enough.
  name: () => '',
  words: byRole((role) => `permisos de ${ROLE_LABELS[role]}`),
  writes: { edit: ['config:edit', 'system:users'] },
  backup: true,
  readers: [],
}
