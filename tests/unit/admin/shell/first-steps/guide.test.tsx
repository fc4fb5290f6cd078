import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { setPreference } from '@/shared/storage/device/preferences'
import { markCentral } from '../../../mark-central'
import { openScreen } from '../../../open-screen'
import { signIn } from '../../../sign-in'

const guide = () => within(screen.getByRole('region', { name: 'Primeros pasos' }))
const links = () =>
  guide()
    .getAllByRole('link')
    .map((link) => link.textContent)
/** No call reaches anybody, until the test ends. */
function withoutNetwork(): void {
  const real = globalThis.fetch
  onTestFinished(() => {
    globalThis.fetch = real
  })
  globalThis.fetch = async () => {
    throw new TypeError('no network')
  }
}

const ESSENTIAL = ['nombre', 'telefono', 'lugar', 'claves', 'ejemplos', 'copia']

const SEE = ': ver la guía'

test('the first step stands with its words and its way; from the second on the guide is one line, whole in the configuration', async () => {
  await openScreen('/admin', 'user-1')
  await screen.findByRole('region', { name: 'Primeros pasos' })
  expect(links()).toEqual([`0 de 9 listos${SEE}`])
  guide().getByText('Diga cómo trabaja su brigada')
  await guide().findByRole('button', { name: 'Solo el sitio y los reportes' })
  guide().getByRole('button', { name: 'Omitir «Diga cómo trabaja su brigada»' })
  cleanup()
  await signIn('user-1')
  await configuracionRepository.update({
    nombreInstitucion: 'Bomberos de Nabón',
    canton: 'Nabón',
    modulos: ['guardias'],
  })
  await openScreen('/admin', 'user-1')
  await screen.findByRole('region', { name: 'Primeros pasos' })
  expect(links()).toEqual([
    `2 de 9 listos${SEE}`,
    'Ir a General «Ponga teléfono, dirección y email de la estación»',
  ])
  expect(guide().queryByRole('button')).toBeNull()
  const [whole] = guide().getAllByRole<HTMLAnchorElement>('link')
  await act(async () => whole?.click())
  const done = await screen.findByText('Ver los 2 que están listos')
  expect(done.closest('details')?.open).toBe(false)
  guide().getByText('Ponga el nombre y el cantón')
})

test('once the essential steps are settled the guide can be put away, and stays in the configuration', async () => {
  setPreference('guiaOmitidos', ESSENTIAL)
  await openScreen('/admin', 'user-1')
  await screen.findByText(/Lo indispensable ya está/)
  await act(async () => fireEvent.click(guide().getByRole('button', { name: 'Guardar la guía' })))
  expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
})

test('before that nothing puts it away: somebody who closed it still sees how much is missing', async () => {
  setPreference('guiaCerrada', true)
  await openScreen('/admin', 'user-1')
  await screen.findByText(/0 de 9 listos/)
})

test('at a central that doesn’t answer the guide says that it doesn’t know, and is not put away by that', async () => {
  markCentral()
  withoutNetwork()
  vi.stubGlobal('isSecureContext', true)
  setPreference('guiaOmitidos', ESSENTIAL)
  await openScreen('/admin', 'user-1')
  await screen.findByText(/^\d+ de \d+ listos, \d+ no se saben aquí/)
  expect(guide().queryByRole('button', { name: 'Guardar la guía' })).toBeNull()
})

test('while the central is nobody’s, the first thing is to make it one’s own', async () => {
  markCentral('muestra')
  await openScreen('/admin', 'user-1')
  await screen.findByRole('region', { name: 'Primeros pasos' })
  expect(links()).toEqual([expect.stringContaining(SEE), 'Escribir el código «Haga suya la central»'])
})
