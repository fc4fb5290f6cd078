import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listRepository } from '@/access/repository'
import { feriadosList } from '@/entities/calendario/module'
import { addDays, DIAS_SEMANA, weekday } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { capitalized } from '@/shared/lib/text'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { exported, fill, press, putRecords, records, said, saveForm, sees } from '../../panel'
import { signIn } from '../../sign-in'

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
  const { name, text } = await exported('Llevar a mi calendario')
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
  // The holidays are everybody's.
  expect(screen.getAllByRole('region').map((one) => one.querySelector('h2')?.textContent)).toEqual([
    'Feriados',
  ])
})

test('the dashboard tells what is late, once, and leads to the calendar', async () => {
  plant()
  putRecords(KEYS.fases, [
    { id: 'a', ejercicio: 2026, fase: 'ENTREGA', titulo: 'Entregar el plan', hasta: addDays(HOY, -1) },
    { id: 'b', ejercicio: 2026, fase: 'ENTREGA', titulo: 'Firmar el acta', hasta: addDays(HOY, -2) },
  ])
  await openScreen('/admin', 'user-4')
  // The request that is late has a line of its own.
  const line = await screen.findByRole('link', { name: /2 plazos vencidos/ })
  expect(line.textContent).toContain('Firmar el acta y Entregar el plan')
  expect(line.getAttribute('href')).toBe('/admin/calendario')
})

const YEAR = Number(HOY.slice(0, 4))
const weekdayOf = (day: string) => capitalized(DIAS_SEMANA[weekday(day) - 1] ?? '')
const line = (text: string) =>
  within(screen.getByRole('region', { name: 'Feriados' }))
    .getByText(text)
    .closest('li')

test('the law’s holidays stand in the calendar; who runs the roster corrects them, and who doesn’t reads them', async () => {
  await openScreen(PATH, 'user-3')
  await sees('Batalla de Pichincha')
  await press('Agregar feriado')
  await fill('Día de descanso', `${YEAR}-06-30`)
  await fill('Nombre', 'Cantonización')
  await saveForm('es feriado')
  await sees('De la brigada')
  await press(new RegExp(`^No es feriado.*30 de junio de ${YEAR}$`))
  await said('se trabaja')
  await waitFor(() =>
    expect(line(`${weekdayOf(`${YEAR}-06-30`)}, 30 de junio de ${YEAR}`)?.textContent).toContain(
      'Se trabaja',
    ),
  )
  await press(/^No es feriado.*25 de diciembre/)
  await waitFor(() => expect(records(KEYS.feriados)).toHaveLength(2))
  await said('se trabaja')
  cleanup()
  await openScreen(PATH, 'user-5')
  await sees('Cantonización')
  expect(screen.queryByRole('button', { name: /feriado/ })).toBeNull()
})

test('nobody else changes them, by whatever way', async () => {
  await signIn('user-5')
  const feriado = { dia: '2026-06-25', nombre: 'Mío', fuera: false }
  const repository = listRepository(feriadosList)
  await expect(repository.create(feriado)).rejects.toThrow('Su rol no permite esta acción.')
  await signIn('user-4')
  await repository.create(feriado)
  expect(records(KEYS.feriados)).toMatchObject([feriado])
})
