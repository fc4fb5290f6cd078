import { expect, onTestFinished, test } from 'vitest'
import { keptAnswer } from '@/access/central/kept-answer'
import { closeSession, openSession } from '@/access/session'
import { sampleUsuarios } from '@/access/usuarios/seed'
import { withoutSecrets } from '@/access/usuarios/usuario'

const [JEFE, OPERACIONES] = sampleUsuarios()

function signIn(user = JEFE): void {
  if (!user) throw new Error('no sample user')
  openSession(withoutSecrets(user), null)
  onTestFinished(closeSession)
}

function answers(how: () => Response | Promise<Response>): void {
  const real = globalThis.fetch
  globalThis.fetch = async () => how()
  onTestFinished(() => {
    globalThis.fetch = real
  })
}

const noNetwork = (): never => {
  throw new TypeError('network')
}

test('without a network the last answer to this person counts, to nobody else and to nobody who is signed out', async () => {
  const { heard, last } = keptAnswer<string>('central-prueba', '/prueba')
  signIn()
  answers(() => Response.json('Autobomba'))
  expect(await heard()).toBe('Autobomba')
  answers(noNetwork)
  expect(await heard().catch(last)).toBe('Autobomba')
  closeSession()
  await expect(heard().catch(last)).rejects.toThrow('No hay conexión')
  signIn(OPERACIONES)
  await expect(heard().catch(last)).rejects.toThrow('No hay conexión')
})

test('an answer that comes once somebody else has signed in is kept for whoever asked', async () => {
  const { heard, last } = keptAnswer<string>('central-tarde', '/prueba')
  signIn()
  answers(() => {
    closeSession()
    signIn(OPERACIONES)
    return Response.json('Autobomba')
  })
  await heard()
  answers(noNetwork)
  await expect(heard().catch(last)).rejects.toThrow('No hay conexión')
})

test('what the central no longer says to this person is not said from before', async () => {
  const { heard, last } = keptAnswer<string>('central-rol', '/prueba')
  signIn()
  answers(() => Response.json('Autobomba'))
  await heard()
  answers(() =>
    Response.json({ error: 'prohibido', mensaje: 'Su rol no permite esta acción.' }, { status: 403 }),
  )
  await expect(heard().catch(last)).rejects.toThrow('Su rol no permite')
  // A session that ended there says nothing of the role.
  answers(() => Response.json({ error: 'sesion', mensaje: 'Entre otra vez.' }, { status: 401 }))
  expect(await heard().catch(last)).toBe('Autobomba')
})
