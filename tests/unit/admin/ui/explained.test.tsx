import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../../open-screen'

test('what few need to read stands behind the «?» beside its sentence', async () => {
  await openScreen('/admin/config?tab=roles', 'user-1')
  const why = await screen.findByRole('button', { name: 'Más sobre los permisos' })
  const more = screen.getByText(/es solo suyo/).closest('[hidden]')
  expect(why.getAttribute('aria-expanded')).toBe('false')
  expect(more?.id).toBe(why.getAttribute('aria-controls'))
  fireEvent.click(why)
  expect(why.getAttribute('aria-expanded')).toBe('true')
  expect(more?.hasAttribute('hidden')).toBe(false)
})
