import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '../open-screen'

/** Exports the list of the open screen and returns the file. */
async function exported(): Promise<string> {
  const files: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:nada'
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }))
  create.mockRestore()
  return (await files[0]?.text()) ?? ''
}

test('the separator is chosen once on a device, and holds for every export', async () => {
  await openScreen('/admin/inventario', 'user-1')
  expect(await exported()).toMatch(/^\uFEFFID,Categoría,.*\r\n.*,\d+\.\d\d,/)
  const separator = screen.getByLabelText<HTMLSelectElement>('Separador')
  expect(separator.selectedOptions[0]?.textContent).toMatch(/^Coma y punto decimal/)
  fireEvent.change(separator, { target: { value: 'puntoYComa' } })
  expect(await exported()).toMatch(/^\uFEFFID;Categoría;.*\r\n.*;\d+,\d\d;/)
  cleanup()
  await openScreen('/admin/servicios', 'user-1')
  expect(await exported()).toMatch(/^\uFEFFID;Fecha;/)
})
