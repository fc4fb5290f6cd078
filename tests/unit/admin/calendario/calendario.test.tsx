import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addDays } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { exported, putRecords, sees } from '../../panel'

const HOY = toDay(new Date())
const PATH = '/admin/calendario'

const solicitud = (id: string, recibida: string) => ({
  ...{ id, nombre: 'Rosa Vera', pedido: 'Los contratos', recibida },
})

function plant(): void {
  putRecords(KEYS.solicitudes, [
    solicitud('solicitud-1', addDays(HOY, -12)),
    solicitud('solicitud-2', addDays(HOY, -10)),
  ])
  putRecords(KEYS.personal, [{ id: 'staff-1', nombres: 'Ana Ruiz', cargo: '', area: '', activo: true }])
  putRecords(KEYS.credenciales, [
    { id: 'cred-1', personalId: 'staff-1', tipo: 'Rescate', vence: addDays(HOY, 60) },
  ])
}

const words = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const section = (name: string) => within(screen.getByRole('region', { name }))

test('one list of everything, late first, each line the way to its screen, and a file for any calendar', async () => {
  plant()
  await openScreen(PATH, 'user-1')
  await sees('Renovar: Rescate de Ana Ruiz')
  const late = section('Atrasado').getByRole('link')
  expect(late.textContent).toContain('hace 2 días')
  expect(late.getAttribute('href')).toBe('/admin/solicitudes?ver=solicitud-1')
  section('Hoy').getByText('Contestar una solicitud de información')
  const { name, text } = await exported('Descargar .ics')
  expect(name).toBe(`calendario-${HOY}.ics`)
  expect(text).toContain(`UID:cred-1\r\n`)
  expect(text).toContain(`DTSTART;VALUE=DATE:${addDays(HOY, 60).replaceAll('-', '')}\r\n`)
  expect(text).toContain(`DTEND;VALUE=DATE:${addDays(HOY, 61).replaceAll('-', '')}\r\n`)
  // What is late is no date to come, and the file names nobody who asked.
  expect(text).not.toContain('UID:solicitud-1')
  expect(text).not.toContain('Rosa Vera')
})

test('each role sees what its rights show', async () => {
  plant()
  await openScreen(PATH, 'user-3')
  await sees('Renovar: Rescate de Ana Ruiz')
  expect(words().join()).not.toContain('solicitud')
})

test('the treasurer sees requests and no credentials', async () => {
  plant()
  await openScreen(PATH, 'user-4')
  await sees('Contestar una solicitud de información')
  expect(words().join()).not.toContain('Renovar')
})

test('the storekeeper is told that nothing is due', async () => {
  plant()
  await openScreen(PATH, 'user-5')
  await sees('Nada vence en los próximos días')
  expect(words()).toEqual([])
})

test('the dashboard tells what is late, once, and leads to the calendar', async () => {
  plant()
  await openScreen('/admin', 'user-4')
  const line = await screen.findByRole('link', { name: /1 plazo vencido/ })
  expect(line.textContent).toContain('Contestar una solicitud de información')
  expect(line.getAttribute('href')).toBe('/admin/calendario')
})
