import type { Role } from './roles'

type Crud = 'view' | 'create' | 'edit' | 'delete'
export type CrudModule =
  | 'personal'
  | 'galeria'
  | 'inventario'
  | 'presupuesto'
  | 'rendicion'
  | 'eventos'
  | 'inspecciones'

/** Permission names of spec §6; `reportes`, which its matrix has under `rendicion`; `inspecciones` and `cobros`, modules of ours. */
export type Permission =
  | 'dashboard:view'
  | `${CrudModule}:${Crud}`
  | `media:${Exclude<Crud, 'view'>}`
  | 'rendicion:publish'
  | 'reportes:view'
  | 'reportes:edit'
  | 'eventos:publish'
  | 'servicios:view'
  | 'servicios:edit'
  | 'permisos:otorgar'
  | 'cobros:view'
  | 'cobros:create'
  | 'cobros:edit'
  | 'cobros:pay'
  | 'cobros:exonerar'
  | 'cobros:anular'
  | 'config:view'
  | 'config:edit'
  | 'system:logs'
  | 'system:users'
  | 'system:export'

const crud = <M extends CrudModule>(module: M) =>
  [`${module}:view`, `${module}:create`, `${module}:edit`, `${module}:delete`] as const

const MEDIA = ['media:create', 'media:edit', 'media:delete'] as const
const SERVICIOS = ['servicios:view', 'servicios:edit'] as const
const COBROS = [
  'cobros:view',
  'cobros:create',
  'cobros:edit',
  'cobros:pay',
  'cobros:exonerar',
  'cobros:anular',
] as const
const SYSTEM = ['config:view', 'config:edit', 'system:logs', 'system:users'] as const
const RENDICION_EDITOR = ['rendicion:view', 'rendicion:create', 'rendicion:edit'] as const
const REPORTES = ['reportes:view', 'reportes:edit'] as const

/** Who holds what unless a SUPERADMIN changed it (spec §6). */
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
    ...REPORTES,
    ...crud('eventos'),
    'eventos:publish',
    ...SERVICIOS,
    'permisos:otorgar',
    ...crud('inspecciones'),
    ...COBROS,
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
    ...REPORTES,
    'cobros:view',
    'cobros:pay',
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
    ...REPORTES,
    'inspecciones:view',
    'inspecciones:create',
    'inspecciones:edit',
    'cobros:view',
    'cobros:create',
  ],
}

/** What differs from the usual: true is given, false is taken. */
export type Differences = Readonly<Partial<Record<Permission, boolean>>>

export type Subject = { role: Role; active: boolean; permisos?: Differences | undefined }

/** The person who acts, with no more than a rule may know of them. */
export type Actor = Subject & { id: string }

/** The only answer to "may this person do this?", for guards, buttons and repositories alike (contract §2). */
export function can(user: Subject | null | undefined, permission: Permission): boolean {
  return user?.active === true && holds(user, permission)
}

/** `reportes` was part of `rendicion`: who gave or took the one before had said so of the other too. */
const FORMERLY: Readonly<Partial<Record<Permission, Permission>>> = {
  'reportes:view': 'rendicion:view',
  'reportes:edit': 'rendicion:edit',
}

/** Whether a role has the permission as long as nobody changed it by name. */
function isUsual(role: Role, differences: Differences | undefined, permission: Permission): boolean {
  const former = FORMERLY[permission]
  return (former && differences?.[former]) ?? MATRIX[role].includes(permission)
}

/** The SUPERADMIN keeps all, or nobody could ever give anything back. */
const holds = ({ role, permisos }: Pick<Subject, 'role' | 'permisos'>, permission: Permission): boolean =>
  role === 'SUPERADMIN' || (permisos?.[permission] ?? isUsual(role, permisos, permission))

/** Everything the person's role may do, in the matrix's order. */
export const permissionsOf = (user: Pick<Subject, 'role' | 'permisos'>): Permission[] =>
  MATRIX.SUPERADMIN.filter((permission) => holds(user, permission))

/** Whoever had these could give themselves all others, so they are the SUPERADMIN's alone. */
const KEPT: readonly Permission[] = ['config:edit', 'system:users']

/** What a SUPERADMIN may give or take, in the matrix's order. */
export const ADJUSTABLE: readonly Permission[] = MATRIX.SUPERADMIN.filter(
  (permission) => !KEPT.includes(permission),
)

const areaOf = (permission: Permission) => permission.split(':')[0]
const viewOf = (permission: Permission) => `${areaOf(permission)}:view` as Permission

/**
 * The differences of `role` after giving or taking one permission; what is as usual is no difference. Nobody works on
 * what they can't see: an action brings its view along, and without the view no action of its area is left. What was
 * not asked for stays as it was: taking `rendicion:view` leaves the role its reports.
 */
export function withPermission(
  role: Role,
  before: Differences,
  permission: Permission,
  on: boolean,
): Differences {
  const view = viewOf(permission)
  const along = ADJUSTABLE.filter((other) =>
    on ? other === view : permission === view && areaOf(other) === areaOf(permission),
  )
  const wanted: Differences = {
    ...before,
    ...Object.fromEntries(
      (Object.keys(FORMERLY) as Permission[]).map((one) => [one, holds({ role, permisos: before }, one)]),
    ),
    ...Object.fromEntries([...along, permission].map((one) => [one, on])),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => isUsual(role, wanted, name as Permission) !== value),
  )
}
