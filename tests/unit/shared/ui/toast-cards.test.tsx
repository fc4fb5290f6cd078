import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showError, showSuccess } from '@/shared/ui/toast-cards'

beforeEach(() => {
  vi.useFakeTimers({ shouldClearNativeTimers: true })
})

/** More than it takes a toast to slide away. */
const LEAVES_MS = 1000
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

const titles = () =>
  screen.getAllByRole('alert').map((toast) => toast.textContent?.match(/Borrado \d|Error/)?.[0])

test('an error shows at once, though three deletions offer their way back; the one it hid comes back', () => {
  render(
    <MantineProvider env="test">
      <Notifications limit={3} autoClose={4000} />
    </MantineProvider>,
  )
  act(() => {
    for (const n of [1, 2, 3]) showSuccess({ title: `Borrado ${n}` }, () => Promise.resolve())
  })
  expect(titles()).toEqual(['Borrado 1', 'Borrado 2', 'Borrado 3'])
  act(() => showError('No se pudo guardar.'))
  expect(titles()).toContain('Error')
  pass(LEAVES_MS)
  expect(titles()).toEqual(['Error', 'Borrado 1', 'Borrado 2'])
  pass(4000)
  pass(LEAVES_MS)
  expect(titles()).toEqual(['Borrado 1', 'Borrado 2', 'Borrado 3'])
})
