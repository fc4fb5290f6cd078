import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '../../open-screen'

const open = async (query: string) => {
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })
  const box = await screen.findByRole('combobox', { name: 'Buscar en el panel' })
  fireEvent.change(box, { target: { value: query } })
  return box
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('«agregar gasto» opens the form on the right side of the budget', async () => {
  const { search } = await openScreen('/admin', 'user-4')
  const box = await open('agregar gasto')
  await waitFor(() => expect(options()).toEqual(['Agregar GastoGestión Presupuestaria']))
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByRole('dialog', { name: 'Agregar Gasto' })
  expect(search()).toEqual({ tab: 'gastos', nuevo: true })
})

test('«exportar» downloads the whole list from any page; only who may export is offered it', async () => {
  await openScreen('/admin', 'user-1')
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:nada')
  await open('exportar invent')
  await waitFor(() => expect(options()).toEqual(['Exportar CSV: InventarioGestión de Inventario']))
  await act(async () => fireEvent.click(screen.getByRole('option')))
  await screen.findByText('Datos exportados')
  expect(create).toHaveBeenCalledOnce()
  create.mockRestore()
})

test('the storekeeper is offered what they may do, and nothing else', async () => {
  await openScreen('/admin', 'user-5')
  await open('agregar')
  await waitFor(() => expect(options()).toEqual(['Agregar ItemGestión de Inventario']))
})

test('«ir a» and a page’s name lead there, with a slip of the fingers too', async () => {
  await openScreen('/admin', 'user-1')
  const box = await open('ir a inventario')
  await waitFor(() => expect(options()[0]).toBe('Gestión de Inventario'))
  fireEvent.change(box, { target: { value: 'invnetario' } })
  await waitFor(() => expect(options()[0]).toBe('Gestión de Inventario'))
  expect(screen.getByText(/^Nada se escribe así/)).toBeDefined()
})

test('a budget line is found by its code without the points', async () => {
  await openScreen('/admin', 'user-4')
  await open('530802')
  await waitFor(() => expect(options().join()).toContain('53.08.02'))
})

test.each([
  ['respaldo', 'Backup'],
  ['contraseña', 'Usuarios'],
  ['emblema', 'Sitio'],
  ['permisos', 'Roles'],
])('«%s» leads to where it is set: %s', async (word, tab) => {
  const { search } = await openScreen('/admin', 'user-1')
  await open(word)
  const found = await screen.findByRole('option', { name: new RegExp(`^${tab}`) })
  await act(async () => fireEvent.click(found))
  await waitFor(() => expect(search()).toEqual({ tab: tab.toLowerCase() }))
})

test('who may not see the configuration is not led into it', async () => {
  await openScreen('/admin', 'user-5')
  await open('respaldo')
  await screen.findByText(/Nada coincide/)
})
