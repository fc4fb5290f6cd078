import type { Role } from './roles'

type Crud = 'view' | 'create' | 'edit' | 'delete'
export type CrudModule = 'personal' | 'galeria' | 'inventario' | 'presupuesto' | 'rendicion' | 'eventos'

/** Permission names of spec §6. */
export type Permission =
  | 'dashboard:view'
  | `${CrudModule}:${Crud}`
  | `media:${Exclude<Crud, 'view'>}`
  | 'rendicion:publish'
  | 'eventos:publish'
  | 'servicios:view'
  | 'servicios:edit'
  | 'config:view'
  | 'config:edit'
  | 'system:logs'
  | 'system:users'
  | 'system:export'

const crud = <M extends CrudModule>(module: M) =>
  [`${module}:view`, `${module}:create`, `${module}:edit`, `${module}:delete`] as const

const MEDIA = ['media:create', 'media:edit', 'media:delete'] as const
const SERVICIOS = ['servicios:view', 'servicios:edit'] as const
const SYSTEM = ['config:view', 'config:edit', 'system:logs', 'system:users'] as const
const RENDICION_EDITOR = ['rendicion:view', 'rendicion:create', 'rendicion:edit'] as const

/** Who holds what (spec §6). */
const MATRIX: Record<Role, readonly Permission[]> = {
  SUPERADMIN: [
    'dashboard:view',
    ...crud('personal'),
    ...crud('galeria'),
    ...MEDIA,
    ...crud('inventario'),
    ...crud('presupuesto'),
    ...crud('rendicion'),
    'rendicion:publish',
    ...crud('eventos'),
    'eventos:publish',
    ...SERVICIOS,
    ...SYSTEM,
    'system:export',
  ],
  ADMIN_OPERATIVO: [
    'dashboard:view',
    ...crud('personal'),
    ...crud('galeria'),
    ...MEDIA,
    ...crud('eventos'),
    'eventos:publish',
    ...SERVICIOS,
    'system:export',
  ],
  TALENTO_HUMANO: ['dashboard:view', ...crud('personal'), 'system:export'],
  TESORERIA: [
    'dashboard:view',
    ...crud('presupuesto'),
    ...RENDICION_EDITOR,
    'rendicion:publish',
    'system:export',
  ],
  BODEGA: ['dashboard:view', ...crud('inventario'), 'system:export'],
  INSPECTOR: [
    'dashboard:view',
    ...SERVICIOS,
    'eventos:view',
    'eventos:create',
    'eventos:edit',
    ...RENDICION_EDITOR,
  ],
}

export type Subject = { role: Role; active: boolean }

/** Who acts: what a rule may know of a person. */
export type Actor = Subject & { id: string }

/** The one answer to "may this person do this?", for guards, buttons and repositories alike (contract §2). */
export function can(user: Subject | null | undefined, permission: Permission): boolean {
  return user?.active === true && MATRIX[user.role].includes(permission)
}

/** Everything the role may do, in the matrix's order. */
export const permissionsOf = (role: Role): readonly Permission[] => MATRIX[role]
