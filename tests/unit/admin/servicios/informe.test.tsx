import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listRepository } from '@/access/repository'
import { closeSession } from '@/access/session'
import { informesList } from '@/entities/registro-servicios/module'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { button, closed, dialog, fill, press, putRecords, records, said, saveForm, sees } from '../../panel'
import { signIn } from '../../sign-in'

const entry = (id: string, rest: Partial<RegistroServicio>): RegistroServicio => ({
  ...newRegistro('2024-03-31'),
  id: `srv-${id}`,
  descripcion: `Salida ${id}`,
  direccion: 'Centro',
  ...rest,
})

const PATH = '/admin/servicios?tab=estadisticas&periodo=2024-03'
const NAME = /^Ver Informe mensual: marzo de 2024, hecho el /

const figure = (name: string, place: HTMLElement) =>
  within(place).getByRole('rowheader', { name }).closest('tr')?.querySelector('td')?.textContent

/** What the browser would put on paper now. */
async function onPaper(): Promise<string> {
  await act(async () => {
    window.dispatchEvent(new Event('beforeprint'))
  })
  const sheet = [...document.body.children].find(
    (one) => one.tagName === 'SECTION' && one.querySelector('h1'),
  )
  const text = sheet?.textContent ?? expect.fail('nothing is printed')
  await act(async () => {
    window.dispatchEvent(new Event('afterprint'))
  })
  return text
}

test('a kept report says when and by whom, is printed, and a later correction of the log doesn’t change it', async () => {
  putRecords(KEYS.servicios, [entry('uno', { tiempoRespuesta: 6 }), entry('dos', { tiempoRespuesta: 10 })])
  await openScreen(PATH, 'user-6')
  await press('Informe mensual')
  const form = await dialog('Informe mensual: marzo de 2024')
  expect(figure('Servicios', form)).toBe('2')
  await press('Guardar informe')
  await said('Informe guardado')
  await sees('por Inspector, con la bitácora como estaba entonces')
  const paper = await onPaper()
  for (const part of [
    'Informe mensual: marzo de 2024',
    'Hecho el',
    'por Inspector',
    '8 min',
    'Elaborado por',
  ])
    expect(paper).toContain(part)
  await press('Cerrar')
  await closed()

  // One of the two was no call at all.
  await act(async () => screen.getByRole('tab', { name: 'Servicios' }).click())
  await press('Editar Salida dos')
  await fill('Estado', 'CANCELADO')
  await saveForm('Servicio actualizado')
  await act(async () => screen.getByRole('tab', { name: 'Estadísticas' }).click())
  await waitFor(() =>
    expect(figure('Servicios', screen.getByRole('region', { name: 'Cifras del período' }))).toBe('1'),
  )
  await press(NAME)
  expect(figure('Servicios', await dialog('Informe mensual: marzo de 2024'))).toBe('2')
  expect(await onPaper()).toContain('8 min')
})

test('a kept report isn’t edited, and deleting it asks and can be taken back', async () => {
  putRecords(KEYS.servicios, [entry('uno', {})])
  await openScreen(PATH, 'user-6')
  await press('Informe mensual')
  await press('Guardar informe')
  await said('Informe guardado')
  expect(screen.queryByRole('button', { name: /^Editar/ })).toBeNull()
  expect(records(KEYS.informes)[0]).toMatchObject({ autor: 'Inspector', desde: '2024-03-01' })

  await press('Cerrar')
  await closed()
  await press(/^Eliminar Informe mensual/)
  await sees(
    '¿Está seguro de eliminar el «Informe mensual: marzo de 2024, hecho el',
    await dialog('Eliminar'),
  )
  await press('Eliminar')
  await sees('Informe eliminado')
  await press('Deshacer')
  await button(NAME)
})

test('there is no report of a period with an open end, nor for who may not write in the log', async () => {
  putRecords(KEYS.servicios, [entry('uno', {})])
  await openScreen(
    '/admin/servicios?tab=estadisticas&periodo=fechas&desde=2024-03-01&informe=nuevo',
    'user-6',
  )
  await sees('Cifras del período')
  expect(screen.queryByRole('button', { name: 'Informe mensual' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  await fill('Hasta', '2024-03-15')
  await button('Guardar informe')
  await dialog('Informe de servicios: del 1 de marzo de 2024 al 15 de marzo de 2024')

  closeSession()
  await signIn('user-4')
  await expect(
    listRepository(informesList).create({
      titulo: '',
      desde: '',
      hasta: '',
      hecho: '',
      autor: '',
      tablas: [],
    }),
  ).rejects.toThrow('Su rol no permite esta acción.')
})
