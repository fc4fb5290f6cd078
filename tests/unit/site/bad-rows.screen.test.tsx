import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pageTags } from '@/app/boot/page-tags'
import { sitioObject } from '@/entities/sitio/module'
import { SERVICIOS } from '@/entities/sitio/servicios'
import { VALORES } from '@/entities/sitio/textos'
import { sitioQuery } from '@/entities/sitio/use-sitio'
import { openScreen } from '../open-screen'

const store = (sitio: object) =>
  localStorage.setItem(sitioObject.key, JSON.stringify({ data: { ejemplo: false, ...sitio }, v: 1 }))

const slide = { id: 'a', titulo: 'Nuestra estación', url: '/img/hero-1.svg', creditos: 'Rosa' }
const lines = (within: HTMLElement, tag: string) =>
  [...within.querySelectorAll(tag)].map(({ textContent }) => textContent)

test('of the home page’s slides, values and services a bad row is left out, and the rest stays', async () => {
  store({
    diapositivas: [{}, slide, { ...slide, id: 'b', url: 7 }],
    valores: [
      { ...VALORES[0], icono: 'constructor' },
      { ...VALORES[1], texto: { de: 'otro' } },
      VALORES[2],
      // A later version's.
      { ...VALORES[3], icono: 'Sparkles' },
    ],
    servicios: [{ ...SERVICIOS[0], tipo: '__proto__' }, null, { ...SERVICIOS[4], nombre: 'Incendios' }],
  })
  await openScreen('/', 'user-1')
  expect(screen.getByRole('img', { name: 'Nuestra estación' }).getAttribute('src')).toBe('/img/hero-1.svg')
  expect(screen.queryByRole('button', { name: /Ir a la diapositiva/ })).toBeNull()
  const valores = screen.getByRole('region', { name: 'Misión, visión y valores' })
  expect(lines(valores, 'strong')).toEqual(['Solidaridad', 'Honestidad'])
  const servicios = screen.getByRole('region', { name: 'Nuestros servicios' })
  expect(within(servicios).getByText('Incendios').tagName).toBe('LI')
  expect(lines(servicios, 'h3')).not.toContain('Rescate')
})

test('the catalogue draws a later version’s icon as the usual one', async () => {
  store({
    servicios: [
      { ...SERVICIOS[0], icono: 'toString' },
      { ...SERVICIOS[1], icono: 'Sparkles' },
    ],
  })
  await openScreen('/servicios', 'user-1')
  expect(screen.getByRole('heading', { level: 3, name: 'Rescate en espacios confinados' })).toBeDefined()
  expect(screen.queryByRole('heading', { level: 3, name: 'Rescate vehicular' })).toBeNull()
})

test('a screen that can’t be drawn says so, and keeps the number to call and the page’s title', async () => {
  const { app } = await openScreen('/', 'user-1')
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  act(() => void app.queryClient.setQueryData(sitioQuery.queryKey, { ejemplo: true, valores: 7 } as never))
  await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
  const main = screen.getByRole('main')
  expect(within(main).getByRole('link', { name: 'Llamar al 911' }).getAttribute('href')).toBe('tel:911')
  expect(screen.getByRole('banner')).toBeDefined()
  expect(pageTags(app.router).title).toMatch(/^Inicio · /)
})
