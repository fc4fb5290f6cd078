import { expect, test, vi } from 'vitest'
import { changeOwnPassword } from '@/access/usuarios/own-password'
import { passwordMatches } from '@/access/usuarios/password'
import { usuarios } from '@/access/usuarios/usuarios'
import { markCentral } from '../../mark-central'
import { signIn } from '../../sign-in'

/** A page of a central, which answers every call with this. */
function atCentral(answer: () => Response): void {
  markCentral()
  vi.stubGlobal('fetch', async () => answer())
}
const done = () => new Response(null, { status: 204 })
const own = async () => (await usuarios.find('user-6')) ?? expect.fail('no user')

test('a password that the central changed is told as changed, and this device checks it too', async () => {
  await signIn('user-6')
  atCentral(done)
  expect(await changeOwnPassword('Inspector2024!', 'Otra2025clave')).toBe(true)
  expect(await passwordMatches(await own(), 'Otra2025clave')).toBe(true)
})

test('over http it is told as changed all the same, and this device forgets the old password', async () => {
  await signIn('user-6')
  expect(await changeOwnPassword('Inspector2024!', 'Vieja2025clave')).toBe(true)
  const { getRandomValues } = crypto
  atCentral(done)
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await changeOwnPassword('Vieja2025clave', 'Otra2025clave')).toBe(true)
  expect((await own()).secreto).toBeUndefined()
})

test('a wrong password changes nothing, neither there nor here', async () => {
  await signIn('user-6')
  atCentral(() => Response.json({ error: 'clave', mensaje: 'No es su contraseña.' }, { status: 401 }))
  expect(await changeOwnPassword('no es', 'Otra2025clave')).toBe(false)
  expect((await own()).secreto).toBeUndefined()
})

test('where the answer is lost nobody says that nothing changed: the person reads with which to sign in', async () => {
  await signIn('user-6')
  atCentral(() => {
    throw new TypeError('network')
  })
  const change = () => changeOwnPassword('Inspector2024!', 'Otra2025clave')
  await expect(change()).rejects.toThrow(/Ingrese con la nueva; si no entra, vale todavía la de antes/)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(change()).rejects.toThrow(/^No hay conexión con la central/)
})
