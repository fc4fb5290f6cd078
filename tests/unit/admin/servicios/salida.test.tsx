import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { changeRegistro, registrosRepository } from '@/entities/registro-servicios/registros'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { field, fill, press, putRecords, records, said, sees } from '../../panel'

const PATH = '/admin/servicios/salida/srv-1'

const CALL: RegistroServicio = {
  ...newRegistro('2026-03-31'),
  id: 'srv-1',
  horaInicio: '23:50',
  descripcion: 'Humo en la loma',
  direccion: 'Cerro Azul',
  estado: 'EN_CURSO',
  observaciones: 'Viento fuerte',
}

const put = (rest: Partial<RegistroServicio> = {}) => putRecords(KEYS.servicios, [{ ...CALL, ...rest }])
const stored = () => records<RegistroServicio>(KEYS.servicios)[0]
const noted = (part: object) => waitFor(() => expect(stored()).toMatchObject(part))
const large = () =>
  ['Aviso', 'Salida', 'Llegada', 'Controlado', 'Cuartel', 'Terminar'].filter((name) =>
    screen.queryByRole('button', { name }),
  )

test('the row of a call that runs leads to its screen, and that of another doesn’t', async () => {
  putRecords(KEYS.servicios, [CALL, { ...CALL, id: 'srv-2', estado: 'COMPLETADO', descripcion: 'Otra' }])
  const { app } = await openScreen('/admin/servicios', 'user-6')
  await press('Seguir Humo en la loma')
  await screen.findByRole('button', { name: 'Salida' })
  expect(app.router.state.location.pathname).toBe(PATH)
  await sees('Rescate: Cerro Azul')
})

test('each button notes this minute at once, with what follows from it; a noted time has no button any more', async () => {
  put()
  await openScreen(PATH, 'user-6')
  expect(large()).toEqual(['Salida', 'Llegada', 'Controlado', 'Cuartel', 'Terminar'])
  await press('Salida')
  await noted({ salida: expect.stringMatching(/^\d\d:\d\d$/), comoSalida: 'BOTON' })
  await waitFor(() => expect(large()).toEqual(['Llegada', 'Controlado', 'Cuartel', 'Terminar']))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a noted time is corrected, and what follows from it with it; a half typed one takes nothing away', async () => {
  put({ llegada: '00:30', tiempoRespuesta: 40 })
  await openScreen(PATH, 'user-6')
  await press('Corregir llegada')
  await fill('Llegada', '00:01')
  await noted({ llegada: '00:01', comoLlegada: 'ESCRITA', tiempoRespuesta: 11 })
  fireEvent.change(await field('Llegada'), { target: { value: '' } })
  await press('Listo')
  await sees('Llegada 00:01')
  // Written after it, so that whatever the empty field wrote is there by then.
  await press('Salida')
  await noted({ salida: expect.any(String), llegada: '00:01' })
  await press('Corregir llegada')
  await press('Quitar la hora de llegada')
  await screen.findByRole('button', { name: 'Llegada' })
  expect(stored()).not.toHaveProperty('llegada')
  expect(stored()).not.toHaveProperty('comoLlegada')
  expect(stored()).not.toHaveProperty('tiempoRespuesta')
})

test('a time before the one before it is told, and stays', async () => {
  put({ salida: '23:40' })
  await openScreen(PATH, 'user-6')
  await sees('Queda antes de «Hora de inicio» (23:50), o más de 12 horas después.')
})

test('Terminar notes the return and completes; a return that was noted stays; it can be taken back', async () => {
  put({ horaFin: '00:20' })
  await openScreen(PATH, 'user-6')
  await press('Terminar')
  await said('Servicio terminado')
  expect(stored()).toMatchObject({ estado: 'COMPLETADO', horaFin: '00:20' })
  await sees('Este servicio ya no está en curso.')
  expect(large()).toEqual([])
  expect(screen.queryByRole('button', { name: /^Corregir/ })).toBeNull()
})

test('without a noted return Terminar notes this minute and the total', async () => {
  put()
  await openScreen(PATH, 'user-6')
  await press('Terminar')
  await noted({ estado: 'COMPLETADO', horaFin: expect.stringMatching(/^\d\d:\d\d$/) })
  expect(stored()?.tiempoTotal).toBeTypeOf('number')
  await press('Deshacer el cambio')
  await noted({ estado: 'EN_CURSO' })
})

test('a note is a line more of the observations with its time; what is typed is kept before that', async () => {
  put()
  await openScreen(PATH, 'user-6')
  await press('Agregar la nota')
  await sees('Escriba la nota.')
  await fill('Nota', 'Llegó la Cruz Roja')
  await sees('Lo escrito no se pierde.')
  expect(stored()?.observaciones).toBe('Viento fuerte')
  // Another tab writes meanwhile.
  await act(() => registrosRepository.update('srv-1', { observaciones: 'Viento fuerte\nSin luz' }))
  await press('Agregar la nota')
  await noted({
    observaciones: expect.stringMatching(/^Viento fuerte\nSin luz\n\d\d:\d\d Llegó la Cruz Roja$/),
  })
  await waitFor(async () => expect((await field('Nota')).value).toBe(''))
})

test('the crew is written with each name', async () => {
  put({ personalAsignado: ['Luis Paz'] })
  await openScreen(PATH, 'user-1')
  await fill('Personal asignado', 'Ana Ruiz')
  await noted({ personalAsignado: ['Luis Paz', 'Ana Ruiz'] })
})

test('the page is dark for as long as it is open', async () => {
  put()
  const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme')
  const { app } = await openScreen(PATH, 'user-6')
  expect(scheme()).toBe('dark')
  await act(async () => app.router.navigate({ to: '/admin/servicios' }))
  await screen.findByRole('button', { name: 'Nuevo Servicio' })
  expect(scheme()).toBe('light')
})

test('of an entry that is not there nothing is written, and the screen says so', async () => {
  put()
  await openScreen('/admin/servicios/salida/srv-9', 'user-6')
  await sees('Este servicio ya no está en la bitácora')
  expect(large()).toEqual([])
  await expect(changeRegistro('srv-9', () => ({ salida: '10:00' }))).rejects.toThrow(
    'Este registro ya no existe',
  )
  expect(records(KEYS.servicios)).toEqual([CALL])
})

test('who may read the log and not write in it sees the times and no button', async () => {
  localStorage.setItem(
    KEYS.permisos,
    JSON.stringify({ data: { INSPECTOR: { 'servicios:edit': false } }, timestamp: Date.now() }),
  )
  put({ personalAsignado: ['Luis Paz'] })
  await openScreen(PATH, 'user-6')
  await sees('Aviso 23:50')
  await sees('Luis Paz')
  expect(large()).toEqual([])
  expect(screen.queryByRole('textbox', { name: 'Nota' })).toBeNull()
})

test('a role without the log doesn’t see the screen', async () => {
  put()
  await openScreen(PATH, 'user-5')
  expect(screen.queryByText('Humo en la loma')).toBeNull()
})

test('vehicles are noted by name from the inventory; what the parte has of one stays, and one taken away goes', async () => {
  put({ vehiculos: [{ nombre: 'Tanquero 2', kmSalida: 1200 }] })
  await openScreen(PATH, 'user-1')
  await fill('Vehículos', 'Ambulancia tipo II')
  await noted({ vehiculos: [{ nombre: 'Tanquero 2', kmSalida: 1200 }, { nombre: 'Ambulancia tipo II' }] })
  const pills = await screen.findAllByText('Ambulancia tipo II')
  const pill = pills.find((one) => one.closest('.mantine-Pill-root'))?.closest('.mantine-Pill-root')
  fireEvent.click(pill?.querySelector('button') ?? expect.fail('no button'))
  await noted({ vehiculos: [{ nombre: 'Tanquero 2', kmSalida: 1200 }] })
})

test('the phone’s position goes into the notes with its accuracy; a refusal is said', async () => {
  const answers: ((done: PositionCallback, failed: PositionErrorCallback) => void)[] = [
    (_, failed) => failed({ code: 1 } as GeolocationPositionError),
    (done) =>
      done({
        coords: { latitude: -1.2345678, longitude: -80.1, accuracy: 12.4 },
        timestamp: Date.now(),
      } as GeolocationPosition),
  ]
  const getCurrentPosition = (done: PositionCallback, failed: PositionErrorCallback) =>
    answers.shift()?.(done, failed)
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
  put()
  await openScreen(PATH, 'user-6')
  await press('Anotar el lugar por GPS')
  await said('No se anotó el lugar.')
  await press('Anotar el lugar por GPS')
  await noted({ observaciones: expect.stringMatching(/Lugar por GPS: -1\.234568, -80\.1 \(a 12 m\)$/) })
})

test('a time that this run has none of is answered so: the next one comes, and it can be taken back', async () => {
  put({ salida: '23:54', llegada: '00:01' })
  await openScreen(PATH, 'user-6')
  await press('No aplica, como controlado')
  await noted({ comoControlado: 'NO_APLICA' })
  await waitFor(() => expect(large()).toEqual(['Cuartel', 'Terminar']))
  await sees('Controlado No aplica')
  expect(screen.queryByRole('button', { name: /^No aplica/ })).toBeNull()
  await press('Corregir controlado')
  await press('Quitar la hora de controlado')
  await screen.findByRole('button', { name: 'Controlado' })
  expect(stored()).not.toHaveProperty('comoControlado')
})
