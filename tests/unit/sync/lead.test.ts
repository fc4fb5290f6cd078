import { expect, onTestFinished, test, vi } from 'vitest'
import { CentralError } from '@/access/central/http'
import { openSession } from '@/access/session'
import { sampleUsuarios } from '@/access/usuarios/seed'
import { type Usuario, withoutSecrets } from '@/access/usuarios/usuario'
import { lead } from '@/sync/lead/lead'
import { recordsLane } from '@/sync/lead/records'
import { createReport } from '@/sync/lead/report'
import { type Central, readMember, writeMember } from '@/sync/member'
import { centralState, hideState } from '@/sync/state'
import type { SyncAnswer } from '@/sync/wire'
import { signIn } from '../sign-in'
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

/** A central that has more to tell in so many calls. */
function central(more: number) {
  let calls = 0
  const told: Central = {
    collections: [],
    version: 1,
    send: async (): Promise<SyncAnswer> => {
      calls++
      const hora = Date.now()
      return {
        epoca: 'e1',
        hora,
        filas: [],
        estados: [],
        seqs: {},
        colecciones: [],
        mas: calls <= more,
      } as SyncAnswer
    },
    mode: async () => 'suya',
    keepCopy: async () => undefined,
  }
  return { told, calls: () => calls }
}

test('a device that was away for long goes on by itself until it has heard all, and others have their turn in between', async () => {
  await signIn('user-1')
  await writeMember({ ...(await readMember()), epoca: 'e1' })
  const { told, calls } = central(120)
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const hooks = { told: vi.fn(), failed: vi.fn(), stranger: vi.fn() }
  const lane = recordsLane(told, createReport(told), hooks)
  const turn = async () => {
    timers.mockClear()
    await lane.go()
    return timers.mock.calls.some(([, ms]) => Number(ms) >= 1000 && Number(ms) <= 2000)
  }
  const due = [await turn(), await turn(), await turn()]
  expect([calls(), hooks.told.mock.calls.length, hooks.failed.mock.calls.length]).toEqual([121, 3, 0])
  expect(due).toEqual([true, true, false])
  lane.stop()
  hideState()
})
