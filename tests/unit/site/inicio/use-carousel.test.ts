import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCarousel } from '@/site/inicio/use-carousel'

beforeEach(() => {
  vi.useFakeTimers()
})

const start = (count = 2) => renderHook(() => useCarousel(count)).result
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('advances every 5 s and begins again after the last slide', () => {
  const carousel = start(3)
  pass(4999)
  expect(carousel.current.index).toBe(0)
  pass(1)
  expect(carousel.current.index).toBe(1)
  pass(10_000)
  expect(carousel.current.index).toBe(0)
})

test('a manual step wraps, rests for 10 s and goes on 5 s later', () => {
  const carousel = start(3)
  act(() => carousel.current.previous())
  expect(carousel.current).toMatchObject({ index: 2, running: false })
  act(() => carousel.current.next())
  expect(carousel.current.index).toBe(0)
  act(() => carousel.current.go(1))
  pass(9999)
  expect(carousel.current.running).toBe(false)
  pass(1)
  expect(carousel.current.running).toBe(true)
  pass(4999)
  expect(carousel.current.index).toBe(1)
  pass(1)
  expect(carousel.current.index).toBe(2)
})

test('each manual step starts its 10 s anew', () => {
  const carousel = start()
  act(() => carousel.current.next())
  pass(8000)
  act(() => carousel.current.next())
  pass(8000)
  expect(carousel.current.running).toBe(false)
  pass(2000)
  expect(carousel.current.running).toBe(true)
})

test('stands still while held, and counts 5 s after its release', () => {
  const carousel = start()
  pass(4000)
  act(() => carousel.current.setHeld(true))
  pass(60_000)
  expect(carousel.current.index).toBe(0)
  act(() => carousel.current.setHeld(false))
  pass(4999)
  expect(carousel.current.index).toBe(0)
  pass(1)
  expect(carousel.current.index).toBe(1)
})

test('the person’s pause outlasts a manual step and its 10 s', () => {
  const carousel = start()
  act(() => carousel.current.setStopped(true))
  act(() => carousel.current.next())
  pass(60_000)
  expect(carousel.current.index).toBe(1)
  act(() => carousel.current.setStopped(false))
  pass(5000)
  expect(carousel.current.index).toBe(0)
})

test('when the brigade removes the slide that shows, the last of the others shows', () => {
  const { result, rerender } = renderHook((count: number) => useCarousel(count), { initialProps: 3 })
  act(() => result.current.go(2))
  rerender(1)
  expect(result.current.index).toBe(0)
  act(() => result.current.next())
  expect(result.current.index).toBe(0)
})

test('a single slide never moves', () => {
  const carousel = start(1)
  pass(60_000)
  expect(carousel.current).toMatchObject({ index: 0, running: false })
})
