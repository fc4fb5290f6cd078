import * as v from 'valibot'
import type { ObjectModule } from '@/shared/storage/stored-module'
import { PERMISOS_KEY } from './keys'
import type { Differences } from './permissions'
import { ROLES, type Role } from './roles'

export type AdjustableRole = Exclude<Role, 'SUPERADMIN'>

export const ADJUSTABLE_ROLES = ROLES.filter((role): role is AdjustableRole => role !== 'SUPERADMIN')

/** What a SUPERADMIN changed in the matrix: only the differences, by role (contract §7). */
export type Permisos = Record<AdjustableRole, Differences>

export const byRole = <T>(value: (role: AdjustableRole) => T) =>
  Object.fromEntries(ADJUSTABLE_ROLES.map((role) => [role, value(role)])) as Record<AdjustableRole, T>

/** What a role may do, as a SUPERADMIN changed it; their own can't be changed. */
export const differencesIn = (permisos: Permisos, role: Role): Differences =>
  role === 'SUPERADMIN' ? {} : permisos[role]

const differences = v.pipe(
  v.record(v.string(), v.boolean()),
  v.transform((value): Differences => value),
)

/** Enough to read it, as every page with somebody signed in does; permisos-module.ts adds who may write it. */
export const permisosStored: ObjectModule<Permisos> = {
  key: PERMISOS_KEY,
  title: 'Permisos de los roles',
  schema: v.object(byRole(() => differences)),
  defaults: () => byRole(() => ({})),
  // There is only one such object, and its title names it.
  name: () => '',
  words: {},
}
