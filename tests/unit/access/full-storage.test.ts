import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { login } from '@/access/login'
import { closeSession, sessionUserId } from '@/access/session'
import { withoutSecrets } from '@/access/usuarios/usuario'
import { usuarios } from '@/access/usuarios/usuarios'
import { markCentral } from '../mark-central'

const LIMITS = { sesionTimeout: 30, intentosMaximos: 3 }
const CHIEF = { email: 'jefe@bomberos.example', password: 'Jefe2024!', remember: false }

afterEach(closeSession)

/** From now on the browser's storage of the whole site takes nothing more. */
function fill(): void {
  const kept = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.getItem(key),
    removeItem: (key: string) => kept.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

test('with a full storage a person signs in, to make room, and out again', async () => {
  await usuarios.all()
  fill()
  expect(await login(CHIEF, LIMITS)).toEqual({ kind: 'ok' })
  expect(sessionUserId()).toBe('user-1')
  closeSession()
  expect(sessionUserId()).toBeNull()
})

test('with a full storage wrong passwords are counted all the same', async () => {
  await usuarios.all()
  fill()
  const wrong = { ...CHIEF, password: 'no' }
  expect(await login(wrong, LIMITS)).toEqual({ kind: 'wrong' })
  expect(await login(wrong, LIMITS)).toEqual({ kind: 'wrong' })
  expect(await login(wrong, LIMITS)).toMatchObject({ kind: 'locked' })
  expect(await login(CHIEF, LIMITS)).toMatchObject({ kind: 'locked' })
})

/** A central that lets this person in, whose name it has changed. */
async function centralOf(id: string, own: object = {}): Promise<void> {
  markCentral()
  const here = (await usuarios.all()).map(withoutSecrets)
  const persona = {
    ...here.find((user) => user.id === id),
    id,
    name: 'Un nombre más largo que antes',
    ...own,
  }
  const answers: Record<string, object> = {
    '/api/sesion': { persona, debeCambiar: false, permisos: {}, hasta: Date.now() + 1e9 },
    '/api/usuarios': { usuarios: [...here.filter((user) => user.id !== id), persona] },
  }
  vi.stubGlobal('fetch', async (address: string) => Response.json(answers[address] ?? {}))
}

test('with a full storage a person whom this device knows signs in at the central, to make room', async () => {
  await centralOf('user-1')
  fill()
  expect(await login(CHIEF, LIMITS)).toEqual({ kind: 'ok' })
  expect(sessionUserId()).toBe('user-1')
  expect((await usuarios.find('user-1'))?.active).toBe(true)
})

test('with a full storage somebody new hears that there is no room, and not that the account is not active', async () => {
  await centralOf('user-9', { email: 'nueva@bomberos.example', role: 'INSPECTOR', active: true })
  fill()
  await expect(login({ ...CHIEF, email: 'nueva@bomberos.example' }, LIMITS)).rejects.toThrow(
    'No hay espacio en este dispositivo.',
  )
  expect(sessionUserId()).toBeNull()
})
