import { expect, test, vi } from 'vitest'
import { recordsLane } from '@/sync/lead/records'
import { createReport } from '@/sync/lead/report'
import { type Central, readMember, writeMember } from '@/sync/member'
import { hideState } from '@/sync/state'
import type { SyncAnswer } from '@/sync/wire'
import { signIn } from '../sign-in'

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
