import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listRepository } from '@/access/repository'
import { closeSession } from '@/access/session'
import { informesList } from '@/entities/registro-servicios/module'
import { newInforme } from '@/entities/registro-servicios/new-informe'
import { type Periodo, periodoOf } from '@/entities/registro-servicios/parte/periodo'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  button,
  closed,
  dialog,
  fill,
  go,
  press,
  putRecords,
  records,
  said,
  saveForm,
  sees,
} from '../../panel'
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

const monthOf = (day: string): Periodo => periodoOf({ periodo: day.slice(0, 7) }) ?? expect.fail('no month')

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
  // The page goes on to the report that was kept.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar informe' })).toBeNull())
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
  putRecords(KEYS.servicios, [entry('uno', { fecha: '2024-03-05' })])
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

test('a brigade of one day has no figures before its first entry, and its month says that it isn’t over, on paper too', async () => {
  const hoy = toDay(new Date())
  putRecords(KEYS.servicios, [entry('uno', { fecha: hoy })])
  const { app } = await openScreen(`/admin/servicios?tab=estadisticas&periodo=${hoy.slice(0, 7)}`, 'user-6')
  const figures = await screen.findByRole('region', { name: 'Cifras del período' })
  const heads = within(figures)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  expect(heads).toHaveLength(2)
  await sees('con lo de antes no se compara', figures)
  const report = newInforme([entry('uno', { fecha: hoy })], monthOf(hoy), 'Ana', '', hoy)
  const over = monthOf(hoy).hasta === hoy
  expect(report.titulo.includes('(hasta el ')).toBe(!over)
  expect(report.tablas[0]?.columnas).toEqual(heads)
  await go({ app }, '/admin/servicios?tab=estadisticas&periodo=2019-01')
  await sees('La bitácora empieza el')
  expect(screen.queryByRole('button', { name: 'Informe mensual' })).toBeNull()
})
