import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../open-screen'

const press = (key: string, on: Element = document.activeElement ?? document.body, more = {}) =>
  act(async () => {
    fireEvent.keyDown(on, { key, ...more })
  })
const field = () => screen.findByRole('searchbox')
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull()

test('/ goes to the search of the list, the arrows from there through its rows', async () => {
  await openScreen('/admin/inventario', 'user-5')
  const rows = await screen.findAllByRole('button', { name: /^Ver / })
  await press('/')
  expect(document.activeElement).toBe(await field())
  await press('ArrowDown')
  expect(document.activeElement).toBe(rows[0])
  await press('ArrowDown')
  expect(document.activeElement).toBe(rows[1])
  await press('ArrowUp')
  await press('ArrowUp')
  expect(document.activeElement).toBe(await field())
})

test('an arrow stays on the same action of the next row', async () => {
  await openScreen('/admin/inventario', 'user-5')
  const [, second] = await screen.findAllByRole('button', { name: /^Editar / })
  screen.getAllByRole('button', { name: /^Editar / })[0]?.focus()
  await press('ArrowDown')
  expect(document.activeElement).toBe(second)
})

test.each([
  ['/admin/inventario', 'user-5', 'Agregar Item'],
  ['/admin/personal', 'user-3', 'Agregar Personal'],
  ['/admin/galeria', 'user-1', 'Agregar Media'],
  ['/admin/presupuesto', 'user-4', 'Agregar Ingreso'],
  ['/admin/presupuesto?tab=gastos', 'user-4', 'Agregar Gasto'],
  ['/admin/eventos', 'user-1', 'Nuevo Evento'],
  ['/admin/rendicion', 'user-1', 'Nuevo Reporte'],
  ['/admin/servicios', 'user-2', 'Nuevo Servicio'],
])('n on %s opens the form that its button opens', async (path, user, name) => {
  await openScreen(path, user)
  await screen.findByRole('button', { name })
  await press('n', document.body)
  await screen.findByRole('dialog', { name })
})

test('n does nothing where nobody opens a form', async () => {
  const { search } = await openScreen('/admin/reportes', 'user-1')
  await press('n', document.body)
  expect(search()).toEqual({})
})

test('no key does anything in a field, with a modifier or over a dialog', async () => {
  await openScreen('/admin/inventario', 'user-5')
  for (const key of ['n', '?', '/']) await press(key, await field())
  await press('n', await screen.findByLabelText('Filtrar por estado'))
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
    await press('n', document.body, { [modifier]: true })
  noDialog()
  await press('?', document.body)
  await screen.findByRole('dialog', { name: 'Atajos de teclado' })
  await press('n', document.body)
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('? shows the keys, where they are switched off; Ctrl+K still shows them', async () => {
  await openScreen('/admin/inventario', 'user-5')
  await press('?', document.body)
  const dialog = () => screen.findByRole('dialog', { name: 'Atajos de teclado' })
  fireEvent.click(within(await dialog()).getByRole('checkbox', { name: 'Usar / , n y ?' }))
  await press('Escape', await dialog())
  await waitFor(noDialog)
  for (const key of ['n', '?', '/']) await press(key, document.body)
  noDialog()
  expect(document.activeElement).not.toBe(await field())
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })
  const box = await screen.findByRole('combobox', { name: 'Buscar en el panel' })
  fireEvent.change(box, { target: { value: 'atajos' } })
  await screen.findByRole('option', { name: 'Atajos de teclado' })
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.click(within(await dialog()).getByRole('checkbox', { name: 'Usar / , n y ?' }))
  await press('Escape', await dialog())
  await waitFor(noDialog)
  await press('n', document.body)
  await screen.findByRole('dialog', { name: 'Agregar Item' })
})

test('a question begins on the choice that does no harm', async () => {
  await openScreen('/admin/inventario', 'user-5')
  fireEvent.click((await screen.findAllByRole('button', { name: /^Eliminar / }))[0] ?? expect.fail())
  const question = within(await screen.findByRole('dialog', { name: 'Eliminar' }))
  await waitFor(() => expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancelar' })))
})

test('a filter is still there after coming back by the menu; the page’s own entry takes it off', async () => {
  const { app, search } = await openScreen('/admin/inventario', 'user-1')
  fireEvent.change(await screen.findByLabelText('Filtrar por estado'), { target: { value: 'MALO' } })
  await waitFor(() => expect(search()).toEqual({ estado: 'MALO' }))
  const follow = async (name: string, path: string) => {
    const menu = within(screen.getByRole('navigation', { name: 'Módulos' }))
    await act(async () => fireEvent.click(menu.getByRole('link', { name })))
    await waitFor(() => expect(app.router.state.location.pathname).toBe(path))
  }
  await follow('Gestión de Personal', '/admin/personal')
  expect(search()).toEqual({})
  await follow('Gestión de Inventario', '/admin/inventario')
  await waitFor(() => expect(search()).toEqual({ estado: 'MALO' }))
  await follow('Gestión de Inventario', '/admin/inventario')
  await waitFor(() => expect(search()).toEqual({}))
})
