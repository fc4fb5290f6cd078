import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  dialog,
  exported,
  fill,
  gone,
  press,
  reads,
  records,
  rowOf,
  rowsOf,
  said,
  saveForm,
  sees,
} from '../../panel'

const PATH = '/admin/servicios'
const NAME = 'Fuga de gas en una panadería: olor fuerte desde la madrugada, tres familias salieron a la calle'

async function fillForm(): Promise<void> {
  await fill('Fecha', '2026-03-31')
  await fill('Hora de inicio', '23:50')
  await fill('Hora de fin', '00:20')
  await reads('Tiempo total (min)', '30')
  for (const [label, value] of [
    ['Tipo', 'MATERIALES_PELIGROSOS'],
    ['Descripción', NAME],
    ['Dirección', 'Calle Sucre'],
    ['Personal asignado', ' Voluntaria Nueva, Beto'],
    ['Tiempo de respuesta (min)', '7'],
    ['Costo estimado', '1.234,56'],
  ] as const)
    await fill(label, value)
}

test('an entry is written, seen, edited, deleted and brought back', async () => {
  await openScreen(PATH, 'user-1')
  await press('Nuevo Servicio')
  await press('Guardar')
  await said('Los campos descripción y dirección son obligatorios.')
  await fillForm()
  await saveForm('Servicio registrado')
  expect(records(KEYS.servicios).at(-1)).toMatchObject({
    id: expect.stringMatching(/^srv-\d+-/),
    fecha: '2026-03-31',
    horaInicio: '23:50',
    horaFin: '00:20',
    tipo: 'MATERIALES_PELIGROSOS',
    personalAsignado: ['Voluntaria Nueva', 'Beto'],
    tiempoRespuesta: 7,
    tiempoTotal: 30,
    costoEstimado: 1234.56,
    estado: 'COMPLETADO',
  })

  await press(`Ver ${NAME}`)
  await sees('31 de marzo de 2026')
  await press('Editar')
  await fill('Estado', 'CANCELADO')
  await saveForm('Servicio actualizado')

  // Cancelled services leave the statistics: two samples are left, of 8 and 9 minutes.
  fireEvent.click(screen.getByRole('tab', { name: 'Estadísticas' }))
  await sees('8,5 min')
  fireEvent.click(screen.getByRole('tab', { name: 'Servicios' }))

  await press(`Eliminar ${NAME}`)
  const asked = await dialog('Eliminar')
  await sees('¿Está seguro de eliminar el servicio del 31 de marzo de 2026', asked)
  await press('Eliminar', asked)
  await gone(NAME)
  await sees('Servicio eliminado')
  await press('Deshacer')
  await rowOf(NAME)
})

test('filters are in the address, and an export has the shown entries', async () => {
  const { search } = await openScreen(PATH, 'user-1')
  const look = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
  look('camioneta')
  await waitFor(() => expect(search()).toEqual({ buscar: 'camioneta' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  const file = await exported('Exportar CSV')
  expect(file.name).toMatch(/^servicios-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(file.text.trim().split('\r\n')).toHaveLength(2)
  await said(`1 registro en ${file.name}`)

  look('nada que se llame así')
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Exportar CSV' })
  await waitFor(() => expect(button().disabled).toBe(true))
  // What was typed a moment ago is not in the address yet.
  look('nada de nada')
  await press('Limpiar')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  expect(search()).toEqual({})
})

test('an inspector edits but exports nothing', async () => {
  await openScreen(PATH, 'user-6')
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Editar / })).toHaveLength(2))
  expect(screen.getAllByRole('button', { name: /^Eliminar / })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Exportar CSV' })).toBeNull()
  expect(rowsOf('Editar')).toEqual([])
})
