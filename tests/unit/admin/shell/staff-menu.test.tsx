import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import { press } from '../../panel'

const place = () => screen.queryByText('Mi lugar')?.closest('a')

test('whoever is in the brigade too goes from the panel to their place, where a central is the brigade’s', async () => {
  markCentral()
  await openScreen('/admin/inventario', 'user-5')
  await press('Menú de usuario')
  await screen.findByRole('menuitem', { name: 'Perfil' })
  expect(place()?.getAttribute('href')).toBe('/mi')
})

test.each([undefined, 'muestra'] as const)(
  'without a central, or with a sample one (%s), nobody has a place',
  async (mode) => {
    if (mode) markCentral(mode)
    await openScreen('/admin/inventario', 'user-5')
    await press('Menú de usuario')
    await screen.findByRole('menuitem', { name: 'Perfil' })
    expect(place()).toBeUndefined()
  },
)
