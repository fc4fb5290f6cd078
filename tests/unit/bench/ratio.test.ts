import { expect, test } from 'vitest'
import { median, ratio } from '../../bench/support/ratio.mjs'

test('the median of an odd and of an even number of values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 7])).toBe(6)
})

test('a ratio takes turns, leaves the first one out and ignores an outlier', async () => {
  const order: string[] = []
  const subjectTimes = [1000, 30, 30, 900]
  const result = await ratio({
    runs: 3,
    baseline: () => {
      order.push('baseline')
      return 10
    },
    subject: () => {
      order.push('subject')
      return subjectTimes.shift()
    },
  })
  expect(result).toBe(3)
  expect(order).toEqual(Array.from({ length: 4 }, () => ['baseline', 'subject']).flat())
})

test('a run that returns nothing is timed from outside', async () => {
  const wait = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))
  expect(await ratio({ runs: 3, baseline: wait(5), subject: wait(50) })).toBeGreaterThan(2)
})
