import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { itemsRepository } from '@/entities/inventario/items'
import { reportesRepository } from '@/entities/reportes/queries'
import { openScreen } from '../open-screen'

const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Deshacer el cambio' }))

async function firstItem() {
  const [first = expect.fail()] = await itemsRepository.all()
  return first
}

async function editFirst(fields: Readonly<Record<string, string>>) {
  const first = await firstItem()
  await openScreen(`/admin/inventario?editar=${first.id}`, 'user-5')
  const form = within(await screen.findByRole('dialog', { name: `Editar ${first.nombre}` }))
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(form.getByLabelText(label), { target: { value } })
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Item actualizado')
  return first
}

test('an edit is taken back with what stood there before, and what was written since stays', async () => {
  const first = await editFirst({ Cantidad: '77', Notas: 'Contado de noche' })
  expect(await firstItem()).toMatchObject({ cantidad: 77, notas: 'Contado de noche' })
  await itemsRepository.update(first.id, { notas: 'Contado otra vez', ubicacion: 'Bodega 9' })
  await undo()
  await screen.findByText('Cambio deshecho')
  expect(await firstItem()).toMatchObject({
    cantidad: first.cantidad,
    notas: 'Contado otra vez',
    ubicacion: 'Bodega 9',
  })
})

test('where somebody else wrote in the same field since, nothing is taken back, and the toast says so', async () => {
  const first = await editFirst({ Cantidad: '77' })
  await itemsRepository.update(first.id, { cantidad: 78 })
  await undo()
  await screen.findByText('No se pudo deshacer.')
  await screen.findByText('El registro cambió otra vez desde entonces.')
  expect((await firstItem()).cantidad).toBe(78)
})

test('a state that is changed in its row is taken back too', async () => {
  await openScreen('/admin/reportes', 'user-1')
  const [report = expect.fail()] = await reportesRepository.all()
  fireEvent.change(await screen.findByLabelText(`Estado de ${report.titulo}`), {
    target: { value: 'CERRADO' },
  })
  await screen.findByText('Estado actualizado')
  await undo()
  await waitFor(async () => expect((await reportesRepository.find(report.id))?.estado).toBe(report.estado))
})

test('the offer to take an edit back goes when a dialog opens, over whose buttons it would lie on a phone', async () => {
  const { nombre } = await editFirst({ Cantidad: '77' })
  await screen.findByRole('button', { name: 'Deshacer el cambio' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: `Ver ${nombre}` }))
  await screen.findByRole('dialog', { name: nombre })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer el cambio' })).toBeNull())
})
