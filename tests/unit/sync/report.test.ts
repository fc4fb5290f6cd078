import { expect, test } from 'vitest'
import { createReport } from '@/sync/lead/report'
import { readMember, writeMember } from '@/sync/member'
import { centralState, hideState } from '@/sync/state'

test('since when the central is away is said by a tab that heard it before, and by no other', () => {
  hideState()
  const report = createReport({ collections: [] })
  report.records.fails(null)
  expect(centralState()).toMatchObject({ phase: 'offline', since: null })
  report.records.stands('current')
  report.records.fails(null)
  const { since } = centralState() ?? {}
  expect(since).toEqual(expect.any(Number))
  report.records.fails(null)
  expect(centralState()?.since).toBe(since)
  report.stop()
  hideState()
})

test('how far the clocks differ is told once the central has answered this tab, and not from what it said before', async () => {
  hideState()
  await writeMember({ ...(await readMember()), epoca: 'e1', offset: 604_800_000 })
  const report = createReport({ collections: [] })
  await report.count()
  expect(centralState()?.desfase).toBe(0)
  report.records.stands('current')
  await report.count()
  expect(centralState()?.desfase).toBe(604_800_000)
  report.stop()
  hideState()
})
