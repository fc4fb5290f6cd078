import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../../open-screen'

test.each([
  ['user-1', 1],
  ['user-6', 0],
])('«Reparar» is offered only to a person who may use it: %s', async (id, buttons) => {
  await openScreen('/admin', id)
  // Nothing was saved here for use without a signal, so there is something to repair.
  await screen.findAllByText('Todavía no está listo para trabajar sin señal.')
  expect(screen.queryAllByRole('button', { name: 'Reparar', hidden: true })).toHaveLength(buttons)
})
