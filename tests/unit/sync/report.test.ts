import { expect, test } from 'vitest'
import { createReport } from '@/sync/lead/report'
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
