import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { writeRows } from '@/shared/storage/entry/rows'
import { rowOfUnseen } from '@/shared/storage/entry/unseen'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { press, putRecords, records, sees } from '../../panel'

const PATH = '/admin/rendicion'
const [CHIEF, TREASURER, INSPECTOR] = ['user-1', 'user-4', 'user-6']

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00-05:00') })
})

const filed = (mes: string, fecha: string) => ({
  ...{ id: `presentado-${mes}`, mes, fecha, constancia: 'No. 1', hecho: `${fecha}T15:00:00Z` },
})

function putYear(): void {
  putRecords(KEYS.lotaipMeses, [{ id: 'lotaip-2026-09-6', mes: '2026-09', numeral: '6' }])
  putRecords(KEYS.lotaipPresentaciones, [filed('2026-09', '2026-10-14'), filed('2026-10', '2026-11-12')])
  putRecords(KEYS.congelados, [
    {
      ...{ id: 'corte-1', ejercicio: 2026, fecha: '2026-06-30', hecho: '2026-07-01T15:00:00Z' },
      ...{ texto: '', sha256: '', publicado: '2026-07-20T15:00:00Z' },
    },
  ])
  putRecords(KEYS.fases, [
    { id: 'tarea-1', ejercicio: 2025, fase: 'ENTREGA', titulo: 'Entregar', hasta: '2026-12-04' },
  ])
}

/** Opens the year, and what is over in it. */
async function year(): Promise<HTMLElement> {
  await press(/^El año/)
  return screen.findByRole('region', { name: 'El año 2026' })
}

const lines = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim())

test('beside the reports stands what comes next, with the link to where it is done', async () => {
  putYear()
  const opened = await openScreen(PATH, CHIEF)
  const next = await screen.findByRole('link', {
    name: 'Lo que sigue: Rendición de 2025 (entrega), hasta el 4 de diciembre',
  })
  expect(screen.queryByRole('region', { name: 'El año 2026' })).toBeNull()
  fireEvent.click(next)
  await sees('Qué falta para rendir cuentas de un año')
  expect(opened.search()).toEqual({ tab: 'proceso', ejercicio: 2025 })
  expect(screen.queryByRole('link', { name: /^Lo que sigue/ })).toBeNull()
})

test('the year opens in the order in which it happens, with what is over behind one line', async () => {
  putYear()
  await openScreen(PATH, CHIEF)
  const place = await year()
  const over = within(place).getByRole('group')
  within(over).getByText('3 hechas · de 9 no se sabe')
  expect(over.hasAttribute('open')).toBe(false)
  const all = lines(place)
  expect(all.slice(0, 12).filter((one) => !one?.includes('no está anotado si se presentó'))).toEqual([
    'Corte del presupuesto al 30 de junio: publicado el 20 de julio',
    'Transparencia de septiembre: presentada el 14 de octubre Sin publicar en el sitio.',
    'Transparencia de octubre: presentada el 12 de noviembre Sin publicar en el sitio.',
  ])
  expect(all.slice(12)).toEqual([
    'Rendición de 2025 (entrega): hasta el 4 de diciembre 0 de 1 tarea. Sigue «Entregar».',
    'Transparencia de noviembre: hasta el 15 de diciembre',
    'Transparencia de diciembre: hasta el 15 de enero de 2027',
  ])
  const cut = within(over).getByText(/^Corte del presupuesto/)
  expect(cut.closest('a')?.getAttribute('href')).toBe('/admin/presupuesto?tab=cortes')
})

test('of a list that isn’t whole here nothing is done, and what comes next says so', async () => {
  putYear()
  await writeRows([rowOfUnseen([KEYS.congelados])])
  await openScreen(PATH, TREASURER)
  await screen.findByRole('link', { name: /^Lo que sigue, de lo que se sabe aquí: Rendición de 2025/ })
  const place = await year()
  await sees('Cortes del presupuesto: no se sabe aquí', place)
  expect(place.textContent).not.toContain('publicado el')
})

test('who doesn’t see the budget is told nothing of its cuts', async () => {
  putYear()
  await openScreen(PATH, INSPECTOR)
  await screen.findByRole('link', { name: /^Lo que sigue: / })
  const place = await year()
  expect(lines(place)).toHaveLength(14)
  expect(place.textContent).not.toMatch(/[Cc]orte/)
})

/** What the brigade said before this app was opened. */
async function openUsing(modulos: readonly string[]) {
  putYear()
  await openScreen(PATH, CHIEF)
  cleanup()
  putRecords(KEYS.configuracion, { ...records(KEYS.configuracion), modulos } as never)
  return openScreen(PATH, CHIEF)
}

test('modules that are off have no part in it', async () => {
  await openUsing(MODULOS.filter((one) => one !== 'fases' && one !== 'lotaip'))
  await sees('No queda nada con fecha este año.')
  const place = await year()
  expect(lines(place)).toEqual(['Corte del presupuesto al 30 de junio: publicado el 20 de julio'])
})

test('a brigade that uses none of them has no such line', async () => {
  const { app } = await openUsing([])
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
  screen.getByRole('tab', { name: 'Informes' })
  expect(screen.queryByRole('button', { name: /^El año/ })).toBeNull()
  expect(screen.queryByText(/Lo que sigue/)).toBeNull()
})
