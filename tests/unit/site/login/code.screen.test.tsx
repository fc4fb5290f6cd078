import { createMemoryHistory } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createApp, Providers } from '@/app/create-app'
import { markCentral } from '../../mark-central'
import { signIn } from '../../sign-in'

/** Opens the page where people sign in, as a browser does that followed a link with this search and fragment. */
async function openLogin(rest = '') {
  window.history.replaceState(null, '', `/login${rest}`)
  const app = createApp(createMemoryHistory({ initialEntries: [`/login${rest}`] }))
  await act(() => app.router.load())
  await act(async () => {
    render(<Providers {...app} />)
  })
  await screen.findByRole('heading', { level: 1 })
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

test('without a central nobody has a code, and nothing asks for one', async () => {
  await openLogin('#codigo=ABCDE23456&correo=luis@canton.ec')
  expect(screen.queryByRole('button', { name: '¿Le dieron un código?' })).toBeNull()
  expect(value('Email')).toBe('')
})

test('who was given a code types it where it can be seen, and may go back', async () => {
  markCentral()
  await openLogin()
  await press('¿Le dieron un código?')
  const field = screen.getByLabelText<HTMLInputElement>('Código')
  expect(field.type).toBe('text')
  expect(screen.queryByLabelText('Contraseña')).toBeNull()
  await press('Iniciar Sesión')
  expect(screen.getByText('Escriba el código')).toBeTruthy()
  await press('Ingresar con contraseña')
  expect(screen.getByLabelText('Contraseña')).toBeTruthy()
})

test('the link that somebody shared has filled in mail and code', async () => {
  markCentral()
  await openLogin('#codigo=ABCDE23456&correo=luis%40canton.ec')
  expect([value('Email'), value('Código')]).toEqual(['luis@canton.ec', 'ABCDE23456'])
})

test('the console’s link opened in the tab that shows this page is taken too', async () => {
  markCentral('muestra')
  await openLogin()
  window.history.replaceState(null, '', '/login#central=ABCDE23456')
  await act(async () => window.dispatchEvent(new HashChangeEvent('hashchange')))
  await screen.findByRole('heading', { name: 'Hacerla de su brigada' })
  expect(value('Código de la central')).toBe('ABCDE23456')
})

test('at an unclaimed central the console’s code makes it the brigade’s own, without a sample account', async () => {
  markCentral('muestra')
  await openLogin('#central=ABCDE23456')
  await screen.findByRole('heading', { name: 'Hacerla de su brigada' })
  expect(value('Código de la central')).toBe('ABCDE23456')
  await press('Ingresar con contraseña')
  await press('¿Le dieron un código?')
  await screen.findByRole('button', { name: 'Hacerla de mi brigada' })
  expect(document.activeElement?.textContent).toBe('Acceso al Sistema')
  expect(value('Código de la central')).toBe('')
})

test('whose central was lost comes from the code to the copy, and is where the form is', async () => {
  markCentral('muestra')
  await openLogin('#central=ABCDE23456')
  await screen.findByRole('button', { name: 'Ya teníamos una central: reponer su copia' })
  await press('Ya teníamos una central: reponer su copia')
  await screen.findByRole('button', { name: 'Elegir el archivo' })
  expect(document.activeElement).toBe(screen.getByLabelText('Código de la central'))
  expect(value('Código de la central')).toBe('ABCDE23456')
})

test('whose session with the central ended, as after a copy was put back, isn’t told that the account is off', async () => {
  markCentral()
  await signIn('user-1')
  await openLogin('?otra=true')
  expect(await screen.findByText(/Ingrese otra vez para continuar/)).toBeTruthy()
  expect(screen.queryByText(/Su cuenta no está activa/)).toBeNull()
})
