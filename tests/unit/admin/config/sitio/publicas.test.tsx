import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KEYS } from '../../../../keys'
import { openScreen } from '../../../open-screen'
import { field, fill, press, reads, said, sees } from '../../../panel'

const PATH = '/admin/config?tab=sitio'
const stored = () => JSON.parse(localStorage.getItem(KEYS.sitio) ?? '{}').data
const pages = () => screen.getByRole('navigation', { name: 'Qué parte del sitio' })
const part = (name: string) => within(pages()).getByRole('link', { name })
const editing = (name: string) => screen.findByRole('region', { name })

test('a page is edited alone; what waits on another one stays, is marked there, and a save says what it saved', async () => {
  const { search } = await openScreen(PATH, 'user-1')
  expect(part('Inicio').getAttribute('aria-current')).toBe('page')
  expect(screen.queryByLabelText('Horario de oficinas')).toBeNull()
  await fill('Misión', 'Servir al cantón.')
  await fill('Visión', 'Estar listos.')
  fireEvent.click(part('Contacto y redes'))
  await editing('Contacto y redes')
  expect(search()).toEqual({ tab: 'sitio', publica: 'contacto' })
  expect(screen.queryByLabelText('Misión')).toBeNull()
  part('Inicio, sin guardar')
  await sees('Hay cambios sin guardar. En Inicio.')
  await fill('Facebook', 'facebook.com/nabon')
  await sees('Hay cambios sin guardar. En Inicio y Contacto y redes.')
  fireEvent.click(part('Inicio, sin guardar'))
  await reads('Misión', 'Servir al cantón.')
  await press('Guardar Cambios')
  await said(
    'Los cambios han sido aplicados exitosamente. En este equipo. Inicio: misión y visión. Contacto y redes: Facebook.',
  )
  expect(stored()).toEqual({
    ejemplo: true,
    mision: 'Servir al cantón.',
    vision: 'Estar listos.',
    facebook: 'https://facebook.com/nabon',
  })
  await waitFor(() => part('Inicio'))
})

test('what was typed is thrown away only after a question', async () => {
  await openScreen(PATH, 'user-1')
  await fill('Misión', 'Servir al cantón.')
  await press('Descartar')
  await press('Seguir editando')
  await reads('Misión', 'Servir al cantón.')
  await press('Descartar')
  await press('Descartar cambios')
  await waitFor(async () => expect((await field('Misión')).value).not.toBe('Servir al cantón.'))
})

test('a refused save leads to the page of the wrong field and to the field itself', async () => {
  await openScreen(`${PATH}&publica=contacto`, 'user-1')
  await fill('Correo de quejas', 'quejas')
  fireEvent.click(part('Servicios'))
  await editing('Servicios')
  await press('Guardar Cambios')
  await editing('Contacto y redes')
  const wrong = await field('Correo de quejas')
  await waitFor(() => expect(document.activeElement === wrong).toBe(true))
  expect(stored()?.correoQuejas).toBeUndefined()
})

test.each([
  ['/', undefined],
  ['/servicios', 'servicios'],
  ['/contacto', 'contacto'],
])('«Editar esta página» leads from %s to where it is edited', async (path, publica) => {
  const { app, search } = await openScreen(path, 'user-1')
  fireEvent.click(await screen.findByRole('link', { name: 'Editar esta página' }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/admin/config'))
  expect(search()).toEqual({ tab: 'sitio', publica })
})

test.each([
  ['who may not change the site', '/', 'user-4'],
  ['where nothing is edited', '/galeria', 'user-1'],
])('there is no «Editar esta página» for somebody %s', async (_, path, user) => {
  await openScreen(path, user)
  fireEvent.click(await screen.findByRole('button', { name: 'Menú de usuario' }))
  await screen.findByRole('menuitem', { name: 'Administración' })
  expect(screen.queryByRole('link', { name: 'Editar esta página' })).toBeNull()
})
