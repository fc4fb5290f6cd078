import { expect, test } from 'vitest'
import { localPath } from '@/access/current-user'
import { can, type Permission, permissionsOf } from '@/access/permissions'
import { ROLES } from '@/access/roles'

const CRUD = ['view', 'create', 'edit', 'delete']
const all = (module: string) => CRUD.map((verb) => `${module}:${verb}`)

/** Spec §6, written out by hand; who sees accountability sees community reports (contract §7). */
const MATRIX: Record<(typeof ROLES)[number], string[]> = {
  SUPERADMIN: [
    'dashboard:view',
    ...['personal', 'galeria', 'inventario', 'presupuesto', 'rendicion', 'eventos', 'inspecciones'].flatMap(
      all,
    ),
    'media:create',
    'media:edit',
    'media:delete',
    'rendicion:publish',
    'reportes:view',
    'reportes:edit',
    'eventos:publish',
    'servicios:view',
    'servicios:edit',
    'permisos:otorgar',
    'cobros:view',
    'cobros:create',
    'cobros:edit',
    'cobros:pay',
    'cobros:exonerar',
    'cobros:anular',
    'config:view',
    'config:edit',
    'system:logs',
    'system:users',
    'system:export',
  ],
  ADMIN_OPERATIVO: [
    'dashboard:view',
    ...all('personal'),
    ...all('galeria'),
    'media:create',
    'media:edit',
    'media:delete',
    ...all('eventos'),
    'eventos:publish',
    'servicios:view',
    'servicios:edit',
    'system:export',
  ],
  TALENTO_HUMANO: ['dashboard:view', ...all('personal'), 'system:export'],
  TESORERIA: [
    'dashboard:view',
    ...all('presupuesto'),
    'rendicion:view',
    'rendicion:create',
    'rendicion:edit',
    'rendicion:publish',
    'reportes:view',
    'reportes:edit',
    'cobros:view',
    'cobros:pay',
    'system:export',
  ],
  BODEGA: ['dashboard:view', ...all('inventario'), 'system:export'],
  INSPECTOR: [
    'dashboard:view',
    'servicios:view',
    'servicios:edit',
    'eventos:view',
    'eventos:create',
    'eventos:edit',
    'rendicion:view',
    'rendicion:create',
    'rendicion:edit',
    'reportes:view',
    'reportes:edit',
    'inspecciones:view',
    'inspecciones:create',
    'inspecciones:edit',
    'cobros:view',
    'cobros:create',
  ],
}

const EVERY = MATRIX.SUPERADMIN as Permission[]

test.each(ROLES)('%s holds exactly what the matrix gives', (role) => {
  const held = EVERY.filter((permission) => can({ role, active: true }, permission))
  expect([...held].sort()).toEqual([...MATRIX[role]].sort())
  expect([...permissionsOf({ role })].sort()).toEqual([...MATRIX[role]].sort())
})

test('nobody signed in and a deactivated user hold no permission', () => {
  for (const permission of EVERY) {
    expect(can(null, permission)).toBe(false)
    expect(can({ role: 'SUPERADMIN', active: false }, permission)).toBe(false)
  }
})

test.each([
  ['/admin/inventario?ver=inv-1', '/admin/inventario?ver=inv-1'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [undefined, undefined],
])('a redirect target must be a path of this site: %s', (target, path) => {
  expect(localPath(target)).toBe(path)
})
