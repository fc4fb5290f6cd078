import { expect, onTestFinished, test, vi } from 'vitest'
import { CentralError } from '@/access/central/http'
import { openSession } from '@/access/session'
import { sampleUsuarios } from '@/access/usuarios/seed'
import { type Usuario, withoutSecrets } from '@/access/usuarios/usuario'
import { lead } from '@/sync/lead/lead'
import { centralState } from '@/sync/state'
import { cosas } from './world'

/** The central says that nobody is signed in; `before` runs as each answer leaves. */
function refuse(before: () => void): void {
  vi.stubGlobal('fetch', async () => {
    before()
    return Response.json({ error: 'sesion', mensaje: 'Ingrese otra vez.' }, { status: 401 })
  })
}

test('a list that is written while the session ends does not make the device current again', async () => {
  openSession(withoutSecrets(sampleUsuarios()[0] as Usuario), null)
  refuse(() => undefined)
  let writes: Promise<void>[] = []
  const leader = lead({
    collections: [cosas('cosas')],
    version: 1,
    send: () => Promise.reject(new CentralError(401, 'sesion', 'Ingrese otra vez.')),
    mode: async () => 'suya',
    keepCopy: async () => undefined,
  })
  onTestFinished(leader.stop)
  await expect.poll(() => centralState()?.phase).toBe('signIn')

  // Twenty writes, each a moment later: some are counted before the end of the session is told, some after it.
  refuse(() => {
    let moment = Promise.resolve()
    writes = Array.from({ length: 20 }, () => {
      moment = moment.then(() => undefined)
      return moment.then(leader.written)
    })
  })
  await leader.round()
  await Promise.all(writes)
  expect(writes).toHaveLength(20)
  expect(centralState()?.phase).toBe('signIn')
})
