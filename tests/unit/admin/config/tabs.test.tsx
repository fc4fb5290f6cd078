import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../../open-screen'

test('a link to a tab that is not there opens General instead of an empty page', async () => {
  // Without a central nobody has its tab; the link may come from a device of another brigade.
  await openScreen('/admin/config?tab=central', 'user-1')
  expect(await screen.findByRole('textbox', { name: 'Cantón' })).toBeDefined()
  expect(screen.getByRole('tab', { name: 'General' }).getAttribute('aria-selected')).toBe('true')
  screen.getByText('Quiénes son y dónde encontrarlos')
})
