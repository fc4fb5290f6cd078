import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { removeSamples } from '@/entities/copias/restore'
import { backedUp, sampleLists } from '@/entities/modules'
import { openScreen } from '../open-screen'
import { signIn } from '../sign-in'

const INVENTED = /\b245\b|93[.,]67|15\+|\+2 desde|8,5 min|\b320\b/

const words = () => screen.getByRole('main').textContent?.replace(/\s+/g, ' ') ?? ''

/** Opens a screen and waits for its figures, which the dashboard brings last. */
async function openWhole(path: string): Promise<void> {
  await openScreen(path, 'user-1')
  if (path === '/admin') await screen.findByRole('heading', { name: /^Servicios por categoría/ })
}

/** Opens a screen of a brigade that started without samples and has nothing of its own yet. */
async function openNew(path: string): Promise<void> {
  await signIn('user-1')
  await removeSamples(sampleLists(), backedUp())
  await openWhole(path)
}

test('the home page of a new brigade hides what is empty', async () => {
  await openNew('/')
  for (const heading of [/Estadísticas/, 'Galería', 'Nuestro equipo'])
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
  expect(words()).not.toMatch(/No hay imágenes|No se encontró personal|muestra/)
  screen.getByRole('heading', { name: 'Contacto' })
})

test('the pages of gallery and staff say that there is none, and name no empty section', async () => {
  await openNew('/galeria')
  screen.getByText('No hay imágenes disponibles')
  expect(words()).not.toContain('Hero')
})

test.each(['/', '/servicios', '/personal', '/admin'])(
  '%s shows a new brigade no invented figure',
  async (path) => {
    await openNew(path)
    expect(words()).not.toMatch(INVENTED)
    expect(words()).not.toContain('dato de muestra')
  },
)

test.each([
  ['/', 5],
  ['/servicios', 4],
  ['/personal', 1],
  // Two cards, and the six kinds of services together.
  ['/admin', 3],
])('%s names each sample figure as one', async (path, count) => {
  await openWhole(path)
  expect(words()).toMatch(INVENTED)
  expect(words().match(/dato de muestra/g)).toHaveLength(count)
})
