import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LASTING } from '@/shared/query/toast'
import { StorageError } from '@/shared/storage/errors'
import { createOverlays, OverlaysContext } from '@/shared/ui/overlay/overlays'
import { Toasts } from '@/shared/ui/overlay/toasts'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'

beforeEach(() => {
  vi.useFakeTimers({ shouldClearNativeTimers: true })
})

/** More than it takes a toast to slide away. */
const LEAVES_MS = 1000
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

const titles = () =>
  screen
    .getAllByRole('alert')
    .map((toast) => toast.textContent?.match(/(Borrado|Guardado) \d|No se pudo (guardar|recuperar)/)?.[0])

const draw = () => {
  const overlays = createOverlays(() => Promise.resolve())
  const { showSuccess, showError } = overlays
  render(
    <MantineProvider env="test">
      <OverlaysContext value={overlays}>
        <Toasts />
      </OverlaysContext>
    </MantineProvider>,
  )
  return {
    removed: (n: number, undo: () => Promise<unknown> = () => Promise.resolve()) =>
      act(async () => showSuccess({ title: `Borrado ${n}` }, undo)),
    saved: (n: number) => act(async () => showSuccess({ title: `Guardado ${n}` })),
    failed: () => act(async () => showError('No se pudo guardar.')),
    mend: (mended: () => void) => act(async () => mended()),
    overlays,
  }
}

test('an error shows at once, though three deletions offer their way back; the one it hid comes back', async () => {
  const app = draw()
  for (const n of [1, 2, 3]) await app.removed(n)
  expect(titles()).toEqual(['Borrado 3', 'Borrado 2', 'Borrado 1'])
  await app.failed()
  pass(LEAVES_MS)
  expect(titles()).toEqual(['No se pudo guardar', 'Borrado 3', 'Borrado 2'])
  pass(4000)
  pass(LEAVES_MS)
  expect(titles()).toEqual(['Borrado 3', 'Borrado 2', 'Borrado 1'])
})

test('of four successes the newest shows at once and the oldest goes; an error stays', async () => {
  const app = draw()
  await app.failed()
  for (const n of [1, 2, 3, 4]) await app.saved(n)
  pass(LEAVES_MS)
  expect(titles()).toEqual(['No se pudo guardar', 'Guardado 4', 'Guardado 3'])
  pass(4000)
  pass(LEAVES_MS)
  expect(screen.queryAllByRole('alert')).toEqual([])
})

test('a success shows at once below three errors too, and the error that it hid comes back', async () => {
  const app = draw()
  for (let n = 0; n < 3; n++) await app.failed()
  await app.saved(1)
  pass(LEAVES_MS)
  expect(titles()).toEqual(['No se pudo guardar', 'No se pudo guardar', 'Guardado 1'])
  pass(4000)
  pass(LEAVES_MS)
  expect(titles()).toEqual(['No se pudo guardar'])
})

test('a fourth deletion offers its way back at once, and the first one’s is not lost', async () => {
  const app = draw()
  for (const n of [1, 2, 3, 4]) await app.removed(n)
  pass(LEAVES_MS)
  expect(titles()).toEqual(['Borrado 4', 'Borrado 3', 'Borrado 2'])
  pass(10_000)
  pass(LEAVES_MS)
  expect(titles()).toEqual(['Borrado 1'])
})

test('the way back from an import stays until it is taken away', async () => {
  const { overlays, mend } = draw()
  let takeAway = () => {}
  await act(async () => {
    takeAway = overlays.showSuccess({ title: '300 items importados' }, () => Promise.resolve(), LASTING)
  })
  pass(60 * 60_000)
  expect(screen.getByRole('alert').textContent).toContain('300 items importados')
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeTruthy()
  await mend(takeAway)
  pass(LEAVES_MS)
  expect(screen.queryAllByRole('alert')).toEqual([])
})

test('an undo that fails says why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = draw()
  await app.removed(1, () => Promise.reject(new StorageError('quota')))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Deshacer' })))
  pass(LEAVES_MS)
  const [toast] = screen.getAllByRole('alert')
  expect(toast?.textContent).toContain('No se pudo recuperar.No hay espacio en este dispositivo.')
})

test('an undo that fails without a sentence says so, and can be tried again; then the error goes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = draw()
  const undo = vi.fn().mockRejectedValueOnce(new TypeError('x is not a function')).mockResolvedValueOnce(null)
  await app.removed(1, undo)
  const again = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Deshacer' })))
  await again()
  pass(LEAVES_MS)
  expect(titles()).toEqual(['No se pudo recuperar', 'Borrado 1'])
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain('El navegador no dijo por qué.')
  await again()
  pass(LEAVES_MS)
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['Recuperado'])
})

test('an error goes with its cause, shown or still waiting to be', async () => {
  const { overlays, mend } = draw()
  let first = () => {}
  await act(async () => {
    first = overlays.showError('Los campos nombre y cargo son obligatorios.')
  })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await mend(first)
  pass(LEAVES_MS)
  expect(screen.queryAllByRole('alert')).toEqual([])
  await act(async () => overlays.showError('No se pudo guardar.')())
  expect(screen.queryAllByRole('alert')).toEqual([])
})

function Place({ wrong }: { wrong: boolean }) {
  const { say } = useErrorToast(!wrong)
  return (
    <button type="button" onClick={() => say('Revise los campos.')}>
      Guardar
    </button>
  )
}

test('what a place says is one toast, and goes when its fields are right or the place is left', async () => {
  const overlays = createOverlays(() => Promise.resolve())
  const shown = (place: ReactNode) => (
    <MantineProvider env="test">
      <OverlaysContext value={overlays}>
        {place}
        <Toasts />
      </OverlaysContext>
    </MantineProvider>
  )
  const { rerender } = render(shown(<Place wrong />))
  const press = async () => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' })))
    pass(LEAVES_MS)
  }
  await press()
  await press()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  rerender(shown(<Place wrong={false} />))
  pass(LEAVES_MS)
  expect(screen.queryAllByRole('alert')).toEqual([])
  rerender(shown(<Place wrong />))
  await press()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  rerender(shown(null))
  pass(LEAVES_MS)
  expect(screen.queryAllByRole('alert')).toEqual([])
})

test.each(['t', '†'])('Alt+T reaches the newest toast where the key writes %s', async (key) => {
  const app = draw()
  await app.removed(1)
  await app.failed()
  await app.removed(2)
  pass(LEAVES_MS)
  fireEvent.keyDown(document.documentElement, { key, code: 'KeyT', altKey: true })
  expect(document.activeElement?.textContent).toBe('Deshacer')
  expect(document.activeElement?.closest('[role=alert]')?.textContent).toContain('Borrado 2')
})
