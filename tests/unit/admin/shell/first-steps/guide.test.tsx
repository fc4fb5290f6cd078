import { act, fireEvent, screen, within } from '@testing-library/react'
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

test('the next step is the one with its words and its way; what is done is folded', async () => {
  await signIn('user-1')
  await configuracionRepository.update({ nombreInstitucion: 'Bomberos de Nabón', canton: 'Nabón' })
  await openScreen('/admin', 'user-1')
  await screen.findByRole('region', { name: 'Primeros pasos' })
  expect(links()).toEqual(['Ir a General «Ponga teléfono, dirección y email de la estación»'])
  guide().getByText('1 de 8 listos')
  expect(guide().getByText('Ponga el nombre y el cantón').closest('details')?.open).toBe(false)
})

test('once the essential steps are settled the guide can be put away, and stays in the configuration', async () => {
  setPreference('guiaOmitidos', ESSENTIAL)
  await openScreen('/admin', 'user-1')
  await screen.findByText(/Lo indispensable ya está/)
  await act(async () => fireEvent.click(guide().getByRole('button', { name: 'Guardar la guía' })))
  expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
})

test('before that it only folds: somebody who closed it still sees how much is missing', async () => {
  setPreference('guiaCerrada', true)
  await openScreen('/admin', 'user-1')
  await screen.findByRole('button', { name: 'Ver la guía' })
  guide().getByText('0 de 8 listos')
})

test('at a central that doesn’t answer the guide says that it doesn’t know, and is not put away by that', async () => {
  markCentral()
  withoutNetwork()
  vi.stubGlobal('isSecureContext', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  setPreference('guiaOmitidos', ESSENTIAL)
  await openScreen('/admin', 'user-1')
  expect((await screen.findAllByText('No se sabe: la central no respondió.')).length).toBeGreaterThan(3)
  expect(guide().queryByRole('button', { name: 'Guardar la guía' })).toBeNull()
})

test('while the central is nobody’s, the first thing is to make it one’s own', async () => {
  markCentral('muestra')
  await openScreen('/admin', 'user-1')
  await screen.findByRole('region', { name: 'Primeros pasos' })
  expect(links()).toEqual(['Escribir el código «Haga suya la central»'])
})
