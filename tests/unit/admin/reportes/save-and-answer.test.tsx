import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { permisosObject } from '@/access/modules'
import { withPermission } from '@/access/permissions'
import { objectRepository } from '@/access/repository'
import { answerOf } from '@/entities/reportes/mis-reportes/seguimiento'
import { toWire } from '@/entities/reportes/packet/schema'
import { reportesRepository } from '@/entities/reportes/queries'
import { newReporte } from '@/entities/reportes/reporte'
import { openScreen } from '../../open-screen'
import { closed, go, press } from '../../panel'
import { signIn } from '../../sign-in'

async function reportBy(autor: { nombre: string; email: string; telefono?: string }) {
  await signIn('user-1')
  const draft = { titulo: 'Humo', descripcion: 'Humo', categoria: 'Otro', imagenes: [], autor } as const
  return reportesRepository.create(newReporte({ ...draft, imagenes: [] }, new Date().toISOString()))
}
const form = () => screen.findByRole('dialog', { name: 'Editar Humo' })
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'select, textarea' }), { target: { value } })

test('there is one way to answer: the form saves, and reminds of whom nothing reaches by itself', async () => {
  const { id } = await reportBy({ nombre: 'Rosa', email: 'rosa@correo.example' })
  const { search } = await openScreen(`/admin/reportes?editar=${id}`, 'user-1')
  const dialog = await form()
  choose('Estado', 'CERRADO')
  choose('Respuesta', 'Fue una quema controlada.')
  const submits = [...dialog.querySelectorAll<HTMLButtonElement>('button[type=submit]')]
  expect(submits.map(({ textContent }) => textContent)).toEqual(['Guardar'])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  await screen.findByText(/Falta enviárselo/)
  await waitFor(() => expect(search()).toEqual({}))
  expect(await reportesRepository.find(id)).toMatchObject({ estado: 'CERRADO' })
})

test('one that nobody answered is answered from its details, and edited once somebody did', async () => {
  const { id } = await reportBy({ nombre: 'Rosa', email: '' })
  const opened = await openScreen(`/admin/reportes?ver=${id}`, 'user-1')
  await press('Responder')
  await form()
  choose('Respuesta', 'Vamos en camino.')
  await press('Guardar')
  await closed()
  await go(opened, `/admin/reportes?ver=${id}`)
  await screen.findByRole('dialog', { name: 'Humo' })
  await screen.findByRole('button', { name: 'Editar' })
  expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull()
})

test('without a central the details say that the answer is to be sent, and open the ways', async () => {
  const { id } = await reportBy({ nombre: 'Rosa', email: '', telefono: '099 000 0001' })
  await openScreen(`/admin/reportes?ver=${id}`, 'user-1')
  const details = await screen.findByRole('dialog', { name: 'Humo' })
  within(details).getByText('Falta enviárselo')
  expect(within(details).queryByText('Ya lo ve en su teléfono')).toBeNull()
  fireEvent.click(within(details).getByRole('button', { name: 'Enviar la respuesta' }))
  await screen.findByRole('dialog', { name: 'Enviar la respuesta' })
})

test('that the answer was sent is what a person says, and a later answer is to be sent again', async () => {
  const { id } = await reportBy({ nombre: 'Rosa', email: '', telefono: '099 000 0001' })
  await reportesRepository.update(id, { respuesta: 'Vamos en camino.' })
  const opened = await openScreen(`/admin/reportes?responder=${id}`, 'user-1')
  fireEvent.click(await screen.findByRole('button', { name: 'Ya se lo envié' }))
  await screen.findByText('Anotado: la respuesta se envió')
  await go(opened, `/admin/reportes?ver=${id}`)
  await screen.findByText('Ya se le envió')
  expect(screen.queryByText('Falta enviárselo')).toBeNull()
  await go(opened, `/admin/reportes?editar=${id}`)
  await form()
  choose('Respuesta', 'Ya se apagó.')
  await press('Guardar')
  await screen.findByText(/^Falta enviárselo a quien reportó/)
  await closed()
  await go(opened, `/admin/reportes?ver=${id}`)
  await screen.findByText('Falta enviárselo')
  const stored = (await reportesRepository.find(id)) ?? expect.fail('the report is gone')
  expect(JSON.stringify(toWire(stored, 'estacion', () => true))).not.toContain('entregada')
})

test('a report is given to somebody who may read it, with a note for the staff; no message carries either', async () => {
  const { id } = await reportBy({ nombre: 'Rosa', email: '', telefono: '099 000 0001' })
  await openScreen(`/admin/reportes?editar=${id}`, 'user-1')
  const dialog = await form()
  const people = [...within(dialog).getByLabelText<HTMLSelectElement>('Encargado').options].map(
    ({ value }) => value,
  )
  expect(people).toContain('user-1')
  // The storekeeper may not read reports.
  expect(people).not.toContain('user-5')
  choose('Encargado', 'user-1')
  choose('Nota interna', 'SECRETO-7F3')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  await waitFor(async () =>
    expect(await reportesRepository.find(id)).toMatchObject({ asignado: 'user-1', nota: 'SECRETO-7F3' }),
  )
  const stored = await reportesRepository.find(id)
  if (!stored) throw new Error('the report is gone')
  const wires = (['ciudadano', 'estacion'] as const).map((clase) => toWire(stored, clase, () => true))
  expect(JSON.stringify([wires, answerOf(stored)])).not.toContain('SECRETO-7F3')
})

test('a closing photo goes with the answer, moves its instant, and no message carries it', async () => {
  const { id } = await reportBy({ nombre: 'Rosa', email: '', telefono: '099 000 0001' })
  const before = await reportesRepository.find(id)
  await openScreen(`/admin/reportes?editar=${id}`, 'user-1')
  const dialog = await form()
  within(dialog).getByText(/La foto de cierre se ve en este equipo/)
  const address = within(dialog).getByLabelText(/URL|dirección/i)
  fireEvent.change(address, { target: { value: 'https://fotos.example/cierre.jpg' } })
  fireEvent.click(within(dialog).getByRole('button', { name: /Agregar/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  await screen.findByText(/Falta enviárselo/)
  const stored = await reportesRepository.find(id)
  if (!stored || !before) throw new Error('the report is gone')
  expect(stored.fotoCierre).toBe('https://fotos.example/cierre.jpg')
  expect(answerOf(stored).fechaActualizacion).not.toBe(answerOf(before).fechaActualizacion)
  expect(JSON.stringify([answerOf(stored), toWire(stored, 'estacion', () => true)])).not.toContain(
    'cierre.jpg',
  )
})

test('a role that is given reports works on them, and its people can be given one', async () => {
  const { id } = await reportBy({ nombre: 'Rosa', email: '', telefono: '099 000 0001' })
  const role = 'ADMIN_OPERATIVO'
  await objectRepository(permisosObject).update({ [role]: withPermission(role, {}, 'reportes:edit', true) })
  await openScreen(`/admin/reportes?editar=${id}`, 'user-2')
  const people = within(await form()).getByLabelText<HTMLSelectElement>('Encargado')
  expect([...people.options].map(({ value }) => value)).toContain('user-2')
  choose('Estado', 'EN_PROCESO')
  choose('Encargado', 'user-2')
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(async () =>
    expect(await reportesRepository.find(id)).toMatchObject({ estado: 'EN_PROCESO', asignado: 'user-2' }),
  )
})
