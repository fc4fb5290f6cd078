import { afterEach, expect, test } from 'vitest'
import { AccessError } from '@/access/authorize'
import { closeSession } from '@/access/session'
import { guardUsuarios } from '@/access/usuarios/module'
import { changeOwnPassword } from '@/access/usuarios/own-password'
import { hashPassword, passwordMatches } from '@/access/usuarios/password'
import { toggleUsuario } from '@/access/usuarios/queries'
import { sampleUsuarios } from '@/access/usuarios/seed'
import type { PublicUser, Usuario } from '@/access/usuarios/usuario'
import { usuarios } from '@/access/usuarios/usuarios'
import { signIn } from '../../sign-in'

afterEach(closeSession)

const [jefe, operaciones, talento] = sampleUsuarios() as [Usuario, Usuario, Usuario]
const stored = async (id: string) => (await usuarios.find(id)) as Usuario

test('the chief edits, activates and deactivates others', async () => {
  await signIn('user-1')
  const off = toggleUsuario(operaciones)
  expect(off.toast?.title).toBe('Usuario desactivado')
  const changed = await usuarios.update(off.id, off.next)
  expect(changed.active).toBe(false)
  expect(toggleUsuario(changed).toast?.title).toBe('Usuario activado')
  await usuarios.update('user-3', { ...talento, name: 'Recursos Humanos', role: 'INSPECTOR' }, talento)
  expect(await stored('user-3')).toMatchObject({ name: 'Recursos Humanos', role: 'INSPECTOR' })
})

test('nobody deactivates, demotes or deletes themselves, not even beside another super administrator', async () => {
  await signIn('user-1')
  await usuarios.update('user-2', { role: 'SUPERADMIN' })
  await expect(usuarios.update('user-1', { active: false })).rejects.toThrow(
    'No puede desactivar su propia cuenta.',
  )
  await expect(usuarios.update('user-1', { role: 'INSPECTOR' })).rejects.toThrow(
    'No puede cambiar su propio rol.',
  )
  await expect(usuarios.remove(['user-1'])).rejects.toThrow('No puede eliminar su propia cuenta.')
  await usuarios.update('user-1', { name: 'Jefa de Bomberos' })
  expect(await stored('user-1')).toMatchObject({ name: 'Jefa de Bomberos', role: 'SUPERADMIN', active: true })
})

test.each([
  ['deactivated', { ...jefe, active: false }],
  ['demoted', { ...jefe, role: 'INSPECTOR' as const }],
  ['deleted', null],
])('the last active super administrator is not %s, whoever asks', (_how, after) => {
  // When two of them act on each other at once, the second still counts as one when its write begins.
  const actor: PublicUser = { ...operaciones, role: 'SUPERADMIN' }
  const list = [after, operaciones].filter((user): user is Usuario => user !== null)
  expect(() => guardUsuarios(actor)([{ before: jefe, after }], list)).toThrow(
    'Debe quedar al menos un Super Administrador activo.',
  )
  const inactiveToo = [...list, { ...talento, role: 'SUPERADMIN' as const, active: false }]
  expect(() => guardUsuarios(actor)([{ before: jefe, after }], inactiveToo)).toThrow(AccessError)
})

test('without system:users nothing in the list can be changed, not even one’s own role or name', async () => {
  await expect(usuarios.update('user-2', { name: 'X' })).rejects.toBeInstanceOf(AccessError)
  await signIn('user-2')
  for (const change of [{ role: 'SUPERADMIN' as const }, { name: 'X' }, { email: 'x@x.example' }])
    await expect(usuarios.update('user-2', change)).rejects.toBeInstanceOf(AccessError)
  await expect(
    usuarios.update('user-3', { secreto: await hashPassword('Nueva2024!') }),
  ).rejects.toBeInstanceOf(AccessError)
  await expect(usuarios.remove(['user-3'])).rejects.toBeInstanceOf(AccessError)
  expect(await usuarios.all()).toEqual(sampleUsuarios())
})

test('everyone changes their own password with the current one; it is never stored in clear', async () => {
  await expect(changeOwnPassword('Inspector2024!', 'Otra2025clave')).rejects.toBeInstanceOf(AccessError)
  await signIn('user-6')
  expect(await changeOwnPassword('no es', 'Otra2025clave')).toBe(false)
  expect(await passwordMatches(await stored('user-6'), 'Inspector2024!')).toBe(true)
  expect(await changeOwnPassword('Inspector2024!', 'Otra2025clave')).toBe(true)
  expect(await passwordMatches(await stored('user-6'), 'Otra2025clave')).toBe(true)
  expect(await passwordMatches(await stored('user-6'), 'Inspector2024!')).toBe(false)
  expect(Object.values({ ...localStorage }).join()).not.toContain('Otra2025clave')
})

test('two users never share an email, however it is written', async () => {
  await signIn('user-1')
  await expect(usuarios.update('user-2', { email: ' JEFE@bomberos.example' })).rejects.toThrow(
    'Otro usuario ya tiene este email.',
  )
  await usuarios.update('user-2', { email: 'Operaciones@bomberos.example' })
  expect(await stored('user-2')).toMatchObject({ email: 'Operaciones@bomberos.example' })
})
