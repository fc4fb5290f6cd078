import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lazy } from '@/shared/ui/control/lazy'

test('a part that could not be loaded is drawn once there is a network again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let online = false
  const Part = lazy(async () => {
    if (!online) throw new Error('Todavía no está aquí')
    return () => <p>La parte</p>
  })
  await act(async () =>
    render(
      <Suspense fallback="…">
        <Part />
      </Suspense>,
    ),
  )
  expect((await screen.findByRole('status')).textContent).toBe('Todavía no está aquí')

  await act(async () => window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('status').textContent).toBe('Todavía no está aquí')
  online = true
  await act(async () => window.dispatchEvent(new Event('online')))
  await screen.findByText('La parte')
  expect(screen.queryByRole('status')).toBe(null)
})
