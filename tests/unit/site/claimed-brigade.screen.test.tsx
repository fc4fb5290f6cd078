import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { SERVICIOS } from '@/entities/sitio/servicios'
import { DEFAULT_SITIO, type Sitio } from '@/entities/sitio/sitio'
import { KEYS } from '../../keys'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'
import { signIn } from '../sign-in'

afterEach(cleanup)

const STATES = ['sin central', 'muestra', 'suya'] as const
type State = (typeof STATES)[number]

const words = () => document.body.textContent?.replace(/\s+/g, ' ') ?? ''

async function open(path: string, state: State, own: Partial<Sitio> = {}): Promise<void> {
  if (state !== 'sin central') markCentral(state)
  const data = { ...DEFAULT_SITIO, ejemplo: false, ...own }
  localStorage.setItem(KEYS.sitio, JSON.stringify({ data, timestamp: Date.now() }))
  await openScreen(path, 'user-1')
}

/** What the specification's pages promise of a station. */
const PROMISES: Record<string, RegExp> = {
  '/servicios': /24\/7 Disponible|Servicio Disponible 24\/7|Atendemos las 24 horas/,
  '/contacto': /Lun-Vie 8:00-17:00|Emergencias: 24\/7/,
  '/': /24\/7|a toda hora|24 horas, 365 días/,
}
const OWN: Partial<Sitio> = { servicios: SERVICIOS.slice(0, 2), horarioOficinas: 'Lun-Vie 8:00-12:00' }

test.each(Object.keys(PROMISES))(
  '%s of a claimed brigade promises nothing that nobody has said',
  async (path) => {
    await open(path, 'suya')
    expect(words()).not.toMatch(PROMISES[path] as RegExp)
    // The number for emergencies is the country's.
    expect(words()).toContain('911')
  },
)

test.each(Object.keys(PROMISES))('%s says it once somebody has said that it holds', async (path) => {
  await open(path, 'suya', { revisado: true })
  expect(words()).toMatch(PROMISES[path] as RegExp)
  expect(words()).not.toContain('todavía no ha')
})

test('a part that the brigade wrote is told, and the other one not yet', async () => {
  await open('/servicios', 'suya', { servicios: OWN.servicios })
  expect(screen.getAllByText('Servicio Disponible 24/7')).toHaveLength(2)
  expect(words()).not.toContain('Atendemos las 24 horas')
  cleanup()
  await open('/contacto', 'suya', OWN)
  expect(words()).toContain('Oficinas: Lun-Vie 8:00-12:00')
})

test('services that nobody has looked at are said to be the usual ones', async () => {
  await open('/servicios', 'suya')
  expect(words()).toContain('Esta brigada todavía no ha confirmado cuáles presta')
})

test.each(['sin central', 'muestra'] as const)(
  'the sample site stays as it is specified, %s',
  async (state) => {
    for (const [path, promise] of Object.entries(PROMISES)) {
      await open(path, state)
      expect(words(), path).toMatch(promise)
      cleanup()
    }
  },
)

const MAPS = ['Abrir en OpenStreetMap', 'Abrir en mi teléfono']
const maps = () => MAPS.filter((name) => screen.queryByRole('link', { name }))

test.each([
  ['sin central', MAPS],
  ['muestra', MAPS],
  ['suya', []],
] as const)('the sample’s place is nobody’s way to a claimed station, %s', async (state, shown) => {
  await open('/contacto', state)
  expect(maps()).toEqual(shown)
  expect(words().includes('Coordenadas: -1.83')).toBe(shown.length > 0)
})

test('a station that was put on the map is found there', async () => {
  await signIn('user-1')
  await configuracionRepository.update({ coordenadas: { lat: -3.34, lng: -79.07 } })
  await open('/contacto', 'suya')
  expect(maps()).toEqual(MAPS)
})

const letters = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('mailto:'))

test.each(STATES)('nothing leads to the mail that is only a placeholder, %s', async (state) => {
  for (const path of ['/contacto', '/', '/politicas', '/terminos']) {
    await open(path, state)
    expect(words(), path).toContain('info@bomberos.example')
    expect(letters(), path).toEqual([])
    cleanup()
  }
})

test('the brigade’s own mail is a link on each of them', async () => {
  await signIn('user-1')
  await configuracionRepository.update({ email: 'a@nabon.ec' })
  for (const [path, count] of Object.entries({ '/contacto': 5, '/': 2, '/politicas': 2, '/terminos': 2 })) {
    await open(path, 'suya')
    expect(letters().length, path).toBe(count)
    cleanup()
  }
})
