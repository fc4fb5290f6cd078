import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NotificationsHotkey } from '@/app/notices/notifications-hotkey'
import { StorageError } from '@/shared/storage/errors'
import { showError, showSuccess } from '@/shared/ui/overlay/toast-cards'

beforeEach(() => {
  vi.useFakeTimers({ shouldClearNativeTimers: true })
})

/** More than it takes a toast to slide away. */
const LEAVES_MS = 1000
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

const titles = () =>
  screen.getAllByRole('alert').map((toast) => toast.textContent?.match(/(Borrado|Guardado) \d|Error/)?.[0])

const draw = () =>
  render(
    <MantineProvider env="test">
      <Notifications limit={3} autoClose={4000} />
      <NotificationsHotkey />
    </MantineProvider>,
  )

const removed = (n: number, undo: () => Promise<unknown> = () => Promise.resolve()) =>
  act(() => showSuccess({ title: `Borrado ${n}` }, undo))
const saved = (n: number) => act(() => showSuccess({ title: `Guardado ${n}` }))
const failed = () => act(() => showError('No se pudo guardar.'))

afterEach(() => act(() => notifications.clean()))

test('an error shows at once, though three deletions offer their way back; the one it hid comes back', () => {
  draw()
  for (const n of [1, 2, 3]) removed(n)
  expect(titles()).toEqual(['Borrado 3', 'Borrado 2', 'Borrado 1'])
  failed()
  pass(LEAVES_MS)
  expect(titles()).toEqual(['Error', 'Borrado 3', 'Borrado 2'])
  pass(4000)
  pass(LEAVES_MS)
  expect(titles()).toEqual(['Borrado 3', 'Borrado 2', 'Borrado 1'])
})

test('of four that went well the newest shows at once and the oldest goes; an error stays', () => {
  draw()
  failed()
  for (const n of [1, 2, 3, 4]) saved(n)
  pass(LEAVES_MS)
  expect(titles()).toEqual(['Error', 'Guardado 4', 'Guardado 3'])
  pass(4000)
  pass(LEAVES_MS)
  expect(screen.queryAllByRole('alert')).toEqual([])
})

test('what went well shows at once behind three errors too, and the one it hid comes back', () => {
  draw()
  for (let n = 0; n < 3; n++) failed()
  saved(1)
  pass(LEAVES_MS)
  expect(titles()).toEqual(['Error', 'Error', 'Guardado 1'])
  pass(4000)
  pass(LEAVES_MS)
  expect(titles()).toEqual(['Error'])
})

test('a fourth deletion offers its way back at once, and the first one’s is not lost', () => {
  draw()
  for (const n of [1, 2, 3, 4]) removed(n)
  pass(LEAVES_MS)
  expect(titles()).toEqual(['Borrado 4', 'Borrado 3', 'Borrado 2'])
  pass(10_000)
  pass(LEAVES_MS)
  expect(titles()).toEqual(['Borrado 1'])
})

test('an undo that fails says why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  draw()
  removed(1, () => Promise.reject(new StorageError('quota')))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Deshacer' })))
  pass(LEAVES_MS)
  const [toast] = screen.getAllByRole('alert')
  expect(toast?.textContent).toContain('No se pudo recuperar.No hay espacio en este dispositivo.')
})

test('Alt+T reaches the newest toast', () => {
  draw()
  removed(1)
  failed()
  removed(2)
  pass(LEAVES_MS)
  fireEvent.keyDown(document.documentElement, { key: 't', code: 'KeyT', altKey: true })
  expect(document.activeElement?.textContent).toBe('Deshacer')
  expect(document.activeElement?.closest('[role=alert]')?.textContent).toContain('Borrado 2')
})
