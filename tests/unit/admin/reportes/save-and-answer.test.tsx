import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newReporte } from '@/entities/reportes/reporte'
import { reportesRepository } from '@/entities/reportes/reportes'
import { openScreen } from '../../open-screen'
import { signIn } from '../../sign-in'

async function reportBy(autor: { nombre: string; email: string; telefono?: string }) {
  await signIn('user-1')
  const draft = { titulo: 'Humo', descripcion: 'Humo', categoria: 'Otro', imagenes: [], autor } as const
  return reportesRepository.create(newReporte({ ...draft, imagenes: [] }, new Date().toISOString()))
}
const form = () => screen.findByRole('dialog', { name: 'Editar Humo' })
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'select, textarea' }), { target: { value } })

test('«Guardar y responder» saves the changes and opens the sharing of the answer', async () => {
  const { id } = await reportBy({ nombre: 'Rosa', email: '', telefono: '099 000 0001' })
  const { search } = await openScreen(`/admin/reportes?editar=${id}`, 'user-1')
  const dialog = await form()
  choose('Estado', 'CORREGIDO')
  choose('Respuesta', 'Fue una quema controlada.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar y responder' }))

  const answer = await screen.findByRole('dialog', { name: 'Responder al ciudadano' })
  expect(within(answer).getByText('Fue una quema controlada.')).toBeDefined()
  expect(within(answer).getByText('Corregido')).toBeDefined()
  expect(await reportesRepository.find(id)).toMatchObject({ estado: 'CORREGIDO' })
  expect(search()).toEqual({ responder: id })
  expect(screen.queryByRole('dialog', { name: 'Editar Humo' })).toBeNull()
  // Whoever is answering needs no word that the answer is still to be sent.
  expect(await screen.findByText('Reporte actualizado')).toBeDefined()
  expect(screen.queryByText(/Falta enviárselo/)).toBeNull()
})

test('«Guardar» stands first, so Enter presses it too; it closes the form and reminds of the answer', async () => {
  const { id } = await reportBy({ nombre: 'Rosa', email: 'rosa@correo.example' })
  const { search } = await openScreen(`/admin/reportes?editar=${id}`, 'user-1')
  const dialog = await form()
  choose('Estado', 'CERRADO')
  const [, first] = [...dialog.querySelectorAll<HTMLButtonElement>('button')].filter(
    ({ type, textContent }) => type === 'submit' || textContent === 'Cancelar',
  )
  expect(first?.textContent).toBe('Guardar')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  await screen.findByText(/Falta enviárselo/)
  await waitFor(() => expect(search()).toEqual({}))
})

test('no answer is offered to an author who left neither phone nor mail', async () => {
  const { id } = await reportBy({ nombre: 'Anónimo', email: ' ' })
  await openScreen(`/admin/reportes?editar=${id}`, 'user-1')
  const dialog = await form()
  expect(within(dialog).getByRole('button', { name: 'Guardar' })).toBeDefined()
  expect(within(dialog).queryByRole('button', { name: 'Guardar y responder' })).toBeNull()
})
