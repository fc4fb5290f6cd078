import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openScreen } from '../open-screen'

const FULL = 'Este teléfono no tiene espacio'
const BLOCKED = 'Este navegador no guarda nada'

/** From now on the database refuses what is written; returns how that ends. */
function refuse(name: string): () => void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('refused', name)
  })
  onTestFinished(() => void put.mockRestore())
  return () => void put.mockRestore()
}

test('whoever reports from a full phone reads before writing that it is full and not that it is blocked, keeps the words, and reads it no more once the report is kept', async () => {
  const makeRoom = refuse('QuotaExceededError')
  await openScreen('/reportar', 'user-1')
  const notice = (await screen.findByText(FULL)).closest('[role=alert]')
  expect(notice?.textContent).toMatch(/Libere espacio .* En una emergencia llame al 911/)
  expect(screen.queryByText(BLOCKED)).toBeNull()
  const fields = {
    Título: 'Poste caído',
    Descripción: 'En la curva',
    Categoría: 'Otro',
    'Nombre completo': 'Ana',
    'Correo electrónico': 'ana@correo.example',
  }
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  // Not pressed again before the first try has ended.
  const send = async () => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar Reporte' })
    await waitFor(() => expect(button.disabled).toBe(false))
    fireEvent.click(button)
  }
  await send()
  await screen.findByText('No se pudo enviar el reporte. Inténtalo de nuevo.')
  expect(screen.getByLabelText<HTMLInputElement>(/^Título/).value).toBe('Poste caído')

  makeRoom()
  await send()
  await screen.findByRole('heading', { name: 'Reporte guardado' })
  await waitFor(() => expect(screen.queryByText(FULL)).toBeNull())
})

test('a browser that keeps nothing says that it is blocked', async () => {
  refuse('SecurityError')
  await openScreen('/reportar', 'user-1')
  await screen.findByText(BLOCKED)
  expect(screen.queryByText(FULL)).toBeNull()
})

test('the chief’s own check names the full device', async () => {
  refuse('QuotaExceededError')
  await openScreen('/admin/test', 'user-1')
  await waitFor(() =>
    expect(screen.getByRole('main').textContent).toContain('No hay espacio en este dispositivo.'),
  )
})
