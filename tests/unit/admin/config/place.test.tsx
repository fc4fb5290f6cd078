import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { openScreen } from '../../open-screen'

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const seen = () => screen.getByRole('link', { name: /^Ver en el mapa/ })
const paste = (text: string) =>
  act(async () => fireEvent.change(screen.getByLabelText('Enlace del mapa'), { target: { value: text } }))

/** The device answers as a browser does. */
function positionedBy(getCurrentPosition: Geolocation['getCurrentPosition']): void {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
}

const useMine = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Usar mi ubicación' })))

test('a pasted link of a map becomes the station’s place, which is a link to look at, and is saved', async () => {
  await openScreen('/admin/config', 'user-1')
  expect(screen.getByText(/Es el lugar de muestra/)).toBeTruthy()
  await paste('https://www.google.com/maps/@-3.3372,-79.0654,17z')
  expect([value('Latitud'), value('Longitud')]).toEqual(['-3.3372', '-79.0654'])
  expect(seen().getAttribute('href')).toContain('mlat=-3.3372&mlon=-79.0654')
  expect(screen.queryByText(/Es el lugar de muestra/)).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' })))
  await vi.waitFor(async () =>
    expect((await configuracionRepository.read()).coordenadas).toEqual({ lat: -3.3372, lng: -79.0654 }),
  )
})

test('a short link says what to do, and the place stays', async () => {
  await openScreen('/admin/config', 'user-1')
  await paste('https://maps.app.goo.gl/AbC123')
  screen.getByText(/Es un enlace corto/)
  expect([value('Latitud'), value('Longitud')]).toEqual(['-1.83', '-78.18'])
})

test('the device’s own position is taken with its accuracy, and a refusal says what else to do', async () => {
  await openScreen('/admin/config', 'user-1')
  positionedBy((_, refused) => refused?.({ code: 1 } as GeolocationPositionError))
  await useMine()
  await screen.findByText('No dio permiso para usar su ubicación. Pegue un enlace del mapa.')
  positionedBy((done) =>
    done({
      coords: { latitude: -3.33721, longitude: -79.06541, accuracy: 12 },
      timestamp: 0,
    } as GeolocationPosition),
  )
  await useMine()
  await screen.findByText(/precisión de unos 12 metros/)
  expect([value('Latitud'), value('Longitud')]).toEqual(['-3.33721', '-79.06541'])
})
