import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { currentUser } from '@/access/current-user'
import { permisosObject } from '@/access/modules'
import { ADJUSTABLE_ROLES } from '@/access/permisos'
import { permisos } from '@/access/permisos-queries'
import { ADJUSTABLE, can, type Differences, permissionsOf, withPermission } from '@/access/permissions'
import { permit } from '@/access/permit'
import { objectRepository } from '@/access/repository'
import { closeSession } from '@/access/session'
import { itemsRepository } from '@/entities/inventario/items'
import { KEYS } from '../../keys'
import { signIn } from '../sign-in'

const repository = objectRepository(permisosObject)

const give = async (change: Parameters<typeof withPermission>) => {
  const [role, before, permission, on] = change
  await signIn('user-1')
  await repository.update({ [role]: withPermission(role, before, permission, on) })
}

beforeEach(closeSession)

test('what is given counts for the role’s people at once, in guards and in writes', async () => {
  await signIn('user-6')
  await expect(permit('inventario:create')).rejects.toThrow('Su rol no permite esta acción.')
  await give(['INSPECTOR', {}, 'inventario:create', true])
  await signIn('user-6')
  await permit('inventario:view')
  const [item] = await itemsRepository.all()
  await itemsRepository.create({ ...item, nombre: 'Escalera' } as never)
  await expect(itemsRepository.remove([item?.id ?? ''])).rejects.toThrow('Su rol no permite esta acción.')
})

test('what is taken is refused at once, and comes back with the matrix', async () => {
  await give(['BODEGA', {}, 'inventario:view', false])
  expect(JSON.parse(localStorage.getItem(KEYS.permisos) ?? '').data.BODEGA).toEqual({
    'inventario:view': false,
    'inventario:create': false,
    'inventario:edit': false,
    'inventario:delete': false,
  })
  await signIn('user-5')
  await expect(permit('inventario:edit')).rejects.toThrow('Su rol no permite esta acción.')
  await signIn('user-1')
  await permisos.restore.mutationFn?.('BODEGA', {} as never)
  await signIn('user-5')
  await permit('inventario:edit')
})

test.each(['user-2', 'user-3', 'user-4', 'user-5', 'user-6'])('%s changes nobody’s rights', async (id) => {
  await signIn(id)
  await expect(repository.update({ INSPECTOR: { 'system:logs': true } })).rejects.toThrow(
    'Su rol no permite esta acción.',
  )
})

test('a stored text that somebody edited takes nothing from the SUPERADMIN and gives a role nothing', async () => {
  const data = { SUPERADMIN: { 'config:edit': false }, INSPECTOR: { 'inventario:view': 'sí' }, BODEGA: {} }
  localStorage.setItem(KEYS.permisos, JSON.stringify({ data, timestamp: Date.now() }))
  await signIn('user-1')
  await permit('config:edit')
  await signIn('user-6')
  expect(can(await currentUser(), 'inventario:view')).toBe(false)
})

test('who gave or took accountability when reports were part of it has said so of reports too', () => {
  const role = { role: 'INSPECTOR', active: true } as const
  expect(can({ ...role, permisos: { 'rendicion:view': false } }, 'reportes:view')).toBe(false)
  const operations = { role: 'ADMIN_OPERATIVO', active: true } as const
  expect(can({ ...operations, permisos: { 'rendicion:edit': true } }, 'reportes:edit')).toBe(true)
  expect(can(operations, 'reportes:view')).toBe(false)
})

test('from now on each is given and taken by itself', () => {
  const taken = withPermission('INSPECTOR', {}, 'rendicion:view', false)
  expect(permissionsOf({ role: 'INSPECTOR', permisos: taken })).toContain('reportes:edit')
  const given = withPermission('ADMIN_OPERATIVO', {}, 'reportes:view', true)
  expect(given).toEqual({ 'reportes:view': true })
  const former = withPermission('INSPECTOR', { 'rendicion:view': false }, 'rendicion:view', true)
  expect(permissionsOf({ role: 'INSPECTOR', permisos: former })).not.toContain('reportes:view')
})

test('only differences are kept, and giving back what was taken leaves none', () => {
  const step = fc.record({ permission: fc.constantFrom(...ADJUSTABLE), on: fc.boolean() })
  fc.assert(
    fc.property(fc.constantFrom(...ADJUSTABLE_ROLES), fc.array(step, { maxLength: 20 }), (role, steps) => {
      const after = steps.reduce<Differences>(
        (before, { permission, on }) => withPermission(role, before, permission, on),
        {},
      )
      const held = permissionsOf({ role, permisos: after })
      for (const [permission, on] of Object.entries(after)) {
        expect(held.includes(permission as never)).toBe(on)
        const { [permission as keyof Differences]: _named, ...rest } = after
        expect(permissionsOf({ role, permisos: rest }).includes(permission as never)).toBe(!on)
      }
      const [last] = steps.slice(-1)
      if (last) expect(held.includes(last.permission)).toBe(last.on)
      expect(held).not.toContain('config:edit')
    }),
  )
})
