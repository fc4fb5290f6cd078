import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { dialog, press, putRecords } from '../../panel'

const bar = () =>
  within(screen.getByRole('navigation', { name: 'Accesos rápidos' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test.each([
  ['user-1', ['Panel', 'Reportes', 'Bitácora']],
  ['user-2', ['Panel', 'Bitácora', 'Guardias']],
  ['user-3', ['Panel', 'Personal', 'Guardias']],
  ['user-4', ['Panel', 'Presupuesto', 'Rendición']],
  ['user-5', ['Panel', 'Inventario', 'Calendario']],
])('the bar of %s begins with what the role works on', async (user, expected) => {
  await openScreen('/admin', user)
  expect(bar()).toEqual(expected)
})

test('an inspector whose brigade inspects has that beside the panel', async () => {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  await openScreen('/admin', 'user-6')
  expect(bar()).toEqual(['Panel', 'Inspecciones', 'Reportes'])
})

test('a person puts another page into their bar, where it stays; what another account has is its own', async () => {
  await openScreen('/admin', 'user-1')
  await press('Abrir menú')
  await press('Cambiar los accesos rápidos')
  const form = await dialog('Accesos rápidos')
  const box = (name: string) => within(form).getByRole<HTMLInputElement>('checkbox', { name })
  expect(box('Gestión de Inventario').disabled).toBe(true)
  box('Reportes Comunitarios').click()
  await waitFor(() => expect(box('Gestión de Inventario').disabled).toBe(false))
  box('Gestión de Inventario').click()
  await waitFor(() => expect(bar()).toEqual(['Panel', 'Bitácora', 'Inventario']))
  expect(JSON.parse(localStorage.getItem(KEYS.preferencias) ?? '{}').data.accesosRapidos).toEqual({
    'user-1': ['/admin', '/admin/servicios', '/admin/inventario'],
  })
})
