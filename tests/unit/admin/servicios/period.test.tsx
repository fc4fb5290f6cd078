import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { exported, field, fill, gone, press, putRecords, rowOf, sees } from '../../panel'

const entry = (id: string, fecha: string, rest: Partial<RegistroServicio>): RegistroServicio => ({
  ...newRegistro(fecha),
  id: `srv-${id}`,
  descripcion: `Salida ${id}`,
  direccion: 'Centro',
  ...rest,
})

const LOG = [
  entry('febrero', '2024-02-29', { horaInicio: '23:50', tiempoRespuesta: 20 }),
  entry('marzo', '2024-03-31', { horaInicio: '05:10', tiempoRespuesta: 6, tipo: 'INCENDIO' }),
  entry('abril', '2024-04-01', { horaInicio: '05:59', tiempoRespuesta: 10 }),
]

const rowNamed = (name: string) =>
  waitFor(() => {
    const row = screen.getByRole('rowheader', { name }).closest('tr')
    return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  })

test('a month in the address filters list, figures above it and export', async () => {
  putRecords(KEYS.servicios, LOG)
  const { search } = await openScreen('/admin/servicios?periodo=2024-03', 'user-1')
  await rowOf('Salida marzo')
  await gone('Salida febrero')
  await gone('Salida abril')
  await sees('Total 1')
  expect((await field('Filtrar por período')).value).toBe('2024-03')
  const { text } = await exported('Exportar CSV')
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain('Salida marzo')

  await fill('Filtrar por período', '2024')
  await rowOf('Salida febrero')
  expect(search()).toEqual({ periodo: '2024' })
  await press('Limpiar')
  expect(search()).toEqual({})
})

test('two days are a period too; in the wrong order that is said beside the second', async () => {
  putRecords(KEYS.servicios, LOG)
  const { search } = await openScreen('/admin/servicios', 'user-6')
  await fill('Filtrar por período', 'fechas')
  await fill('Desde', '2024-02-29')
  await fill('Hasta', '2024-03-31')
  await gone('Salida abril')
  await rowOf('Salida febrero')
  await rowOf('Salida marzo')
  expect(search()).toEqual({ periodo: 'fechas', desde: '2024-02-29', hasta: '2024-03-31' })
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  screen.getByText('2 de 3 servicios · período Del 29 de febrero de 2024 al 31 de marzo de 2024')
  await act(async () => window.dispatchEvent(new Event('afterprint')))
  await fill('Hasta', '2024-02-28')
  await sees('Es anterior a la primera fecha.')
  await sees('Ningún servicio coincide con el filtro')
})

test('the statistics of a month stand beside those of the month before and of last year, with hours and days in a table', async () => {
  putRecords(KEYS.servicios, [...LOG, entry('antes', '2023-01-15', {})])
  await openScreen('/admin/servicios?tab=estadisticas&periodo=2024-03', 'user-6')
  const columns = await screen.findAllByRole('columnheader')
  expect(columns.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'Cifra',
    'Marzo de 2024',
    'Febrero de 2024',
    'Marzo de 2023',
  ])
  expect(await rowNamed('Servicios')).toEqual(['1', '1', '0'])
  expect(await rowNamed('Tiempo de respuesta, mediana')).toEqual(['6 min', '20 min', '—'])
  expect(await rowNamed('Tiempo de respuesta, percentil 90')).toEqual(['6 min', '20 min', '—'])
  screen.getByRole('img', { name: 'Servicios por hora: lo más, 1: 05:00' })
  screen.getByRole('img', { name: 'Servicios por día: lo más, 1: Domingo' })
  for (const summary of screen.getAllByText('Ver en una tabla')) fireEvent.click(summary)
  expect(await rowNamed('05:00')).toEqual(['1'])
  expect(await rowNamed('Domingo')).toEqual(['1'])
  // The specification's own figures are those of the month.
  within(screen.getByRole('region', { name: 'Tiempos promedio' })).getByText('6 min')
})

test('without a period the statistics are the specification’s alone', async () => {
  putRecords(KEYS.servicios, LOG)
  await openScreen('/admin/servicios?tab=estadisticas', 'user-6')
  const own = await screen.findByRole('region', { name: 'Tiempos promedio' })
  within(own).getByText('12 min')
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getAllByRole('region').map((one) => one.querySelector('h2')?.textContent)).toEqual([
    'Servicios por tipo',
    'Tiempos promedio',
    'Resumen de costos',
  ])
})
