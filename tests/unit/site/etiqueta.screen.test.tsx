import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeSession } from '@/access/session'
import { DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { codigoDeItem } from '@/entities/inventario/etiquetas/codigo'
import { newItem } from '@/entities/inventario/item'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import { dialog, go, putRecords } from '../panel'

const GOODS = [{ ...newItem('2026-01-01'), id: 'inv-1', nombre: 'Motosierra', ubicacion: 'Bodega 1' }]
const ADDRESS = `/etiqueta#${codigoDeItem({ id: 'inv-1' })}`

test.each([
  ['a stranger', false],
  ['an inspector, who may not see the inventory,', true],
])(
  '%s who scans a label sees the brigade’s name and telephone, and nothing of the thing',
  async (_, signedIn) => {
    putRecords(KEYS.inventario, GOODS)
    const opened = await openScreen('/servicios', 'user-6')
    if (!signedIn) {
      closeSession()
      await opened.app.queryClient.invalidateQueries()
    }
    await go(opened, ADDRESS)
    await screen.findByText(/Si lo encontró/)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      DEFAULT_CONFIGURACION.nombreInstitucion,
    )
    const main = screen.getByRole('main').textContent
    expect(main).toContain(`Teléfono: ${DEFAULT_CONFIGURACION.telefono}`)
    expect(main).not.toMatch(/Motosierra|Bodega|inv-1/)
  },
)

test('whoever may see the inventory is led to the thing, and back doesn’t lead there again', async () => {
  putRecords(KEYS.inventario, GOODS)
  const { app, search } = await openScreen(ADDRESS, 'user-5')
  await dialog('Motosierra')
  await waitFor(() => expect(search()).toEqual({ ver: 'inv-1' }))
  expect(app.router.state.location.pathname).toBe('/admin/inventario')
  expect(app.router.history.length).toBe(1)
})
