import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Mi, MiLlamada } from '@/entities/despacho/mi'
import { keep } from '@/entities/despacho/phone-kept'
import { followPhone } from '@/site/mi/llamada/follow-phone'
import { navLinks, showPlace } from '@/site/shell/nav-links'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'
import { exported } from '../panel'

const CALL = {
  ...{ id: 'despacho-1', tipo: 'INCENDIO', direccion: 'Calle Sucre 5', detalle: '', estado: 'EN_CURSO' },
  ...{ prueba: false, instante: new Date().toISOString(), por: 'Jefa', motivo: '', terminado: '' },
  ...{ respuesta: null, minutos: null, respondio: null, porOtro: null, vienen: [] },
} as unknown as MiLlamada

const mi = (llamadas: MiLlamada[]): Mi => ({
  persona: { id: 'ana', nombres: 'Ana Vera', cargo: '', area: '', telefono: '', contactoEmergencia: '' },
  ...{ institucion: 'Bomberos', estacion: '', llamadas, guardias: [], credenciales: [], eventos: [] },
  ...{ llave: '', avisa: false, ahora: new Date().toISOString() },
})

/** What the central says of this phone now, and what the phone told it. */
let now: Mi
let told: string[]

beforeEach(() => {
  told = []
  markCentral()
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = () => undefined
      close = () => undefined
    },
  )
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' } = {}) => {
    if (method !== 'GET') told.push(path.replace('/api/mi', ''))
    if (path === '/api/mi') return Response.json(now)
    return method === 'GET' ? Response.json({}, { status: 404 }) : new Response(null, { status: 204 })
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    showPlace(false)
  })
})

/** Tells at once whatever is observed whether it stands on the screen. */
function screenShows(seen: boolean): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: (entries: object[]) => void
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell
      }
      observe = () => this.tell([{ isIntersecting: seen, intersectionRatio: seen ? 1 : 0 }])
      disconnect = () => undefined
    },
  )
}

const bar = () =>
  screen.queryByRole('button', { name: /^Hay una salida: Combate de Incendios, Calle Sucre 5/ })

test('a public page of a phone with access has its running call on top, in its title, and the way to its place', async () => {
  now = mi([CALL])
  await keep(now)
  const { app } = await openScreen('/servicios', 'user-1')
  await act(async () => followPhone(app.queryClient, app.router))
  await waitFor(() => expect(bar()).toBeTruthy())
  expect(document.title).toMatch(/^\(!\) Hay una salida/)
  expect(navLinks.get()[0]).toEqual({ to: '/mi', label: 'Mi lugar' })
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Mi lugar' })).toBeTruthy()
  fireEvent.click(bar() as HTMLElement)
  await screen.findByRole('button', { name: 'Voy a la estación' })
})

test('a call that comes while its card is off the screen stands in the bar, and only a card that is seen counts as opened', async () => {
  screenShows(false)
  now = mi([])
  await openScreen('/mi', 'user-1')
  await screen.findByText('No hay ninguna salida en curso')
  now = mi([CALL])
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(bar()).toBeTruthy())
  await screen.findByRole('button', { name: 'Voy a la estación' })
  expect(told).not.toContain('/despachos/despacho-1/visto')
})

test('a card on the screen needs no bar and counts as opened', async () => {
  screenShows(true)
  now = mi([CALL])
  await openScreen('/mi', 'user-1')
  await waitFor(() => expect(told).toContain('/despachos/despacho-1/visto'))
  expect(bar()).toBeNull()
})

test('of several calls the one that runs stands first; whoever was on the way sees above their name that it is over', async () => {
  const ended = { ...CALL, terminado: new Date().toISOString() }
  now = mi([
    { ...ended, id: 'despacho-4', estado: 'CERRADO', direccion: 'Ajena' },
    { ...ended, id: 'despacho-3', estado: 'ANULADO', direccion: 'La misma' },
    { ...ended, id: 'despacho-2', estado: 'CERRADO', direccion: 'Olmedo', respuesta: 'ESTACION' },
    CALL,
  ])
  await openScreen('/mi', 'user-1')
  await screen.findByRole('button', { name: 'Voy a la estación' })
  const words = screen.getByRole('main').textContent ?? ''
  const places = ['Calle Sucre 5', 'La misma', 'Olmedo', 'Ana Vera', 'Ajena'].map((one) => words.indexOf(one))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('a phone that the central doesn’t answer says of no call that there is none', async () => {
  now = mi([])
  await openScreen('/mi', 'user-1')
  await screen.findByText('No hay ninguna salida en curso')
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText('No se sabe si hay una salida en curso')
  expect(screen.queryByText('No hay ninguna salida en curso')).toBeNull()
})

test('what waits for this person stands above the rest, each line the way to its part of the page', async () => {
  now = {
    ...mi([]),
    credenciales: [{ id: 'c', nombre: 'Licencia E', vence: '2026-01-02', estado: 'VENCIDA' }],
  }
  await openScreen('/mi', 'user-1')
  const toca = await screen.findByRole('region', { name: 'Le toca' })
  const line = within(toca).getByRole('link', { name: /^Licencia E: venció/ })
  expect(line.getAttribute('href')).toBe('/mi#credenciales')
  expect(document.getElementById('credenciales')?.textContent).toBe('Mis credenciales')
  expect(screen.queryByText('Nada espera de usted.')).toBeNull()
})

test('a phone for which nothing waits says so in one sentence, and not where the central doesn’t answer', async () => {
  now = mi([])
  await openScreen('/mi', 'user-1')
  await screen.findByText('Nada espera de usted.')
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.queryByText('Nada espera de usted.')).toBeNull())
})

test('beside a running call no phone says that nothing waits for its person', async () => {
  now = mi([CALL])
  await openScreen('/mi', 'user-1')
  await screen.findByRole('heading', { name: 'Mis datos' })
  expect(screen.queryByText('Nada espera de usted.')).toBeNull()
})

test('a phone that doesn’t ring says so before «Hoy no puedo»', async () => {
  now = mi([])
  await openScreen('/mi', 'user-1')
  await screen.findByRole('button', { name: 'Hoy no puedo' })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.indexOf('Este teléfono no avisa')).toBeLessThan(titles.indexOf('¿Hoy no puede?'))
})

test('«Hoy no puedo» goes to the station with its end, and one tap takes it back', async () => {
  now = mi([])
  await openScreen('/mi', 'user-1')
  fireEvent.click(await screen.findByRole('button', { name: 'Hoy no puedo' }))
  // What the central says as soon as it was told.
  const noPuedeHasta = new Date(Date.now() + 3_600_000).toISOString()
  now = { ...now, persona: { ...now.persona, noPuedeHasta } }
  fireEvent.click(screen.getByRole('button', { name: 'Una semana' }))
  await waitFor(() => expect(told).toContain('/disponible'))
  fireEvent.click(await screen.findByRole('button', { name: 'Ya puedo' }))
  await waitFor(() => expect(told.filter((path) => path === '/disponible')).toHaveLength(2))
})

const TURNO = { id: 'turno-1', nombre: 'Noche', fecha: '2026-11-28', inicio: '20:00', fin: '08:00' }

test('one’s shifts go to the phone’s own calendar', async () => {
  now = { ...mi([]), guardias: [TURNO] } as Mi
  await keep(now)
  await openScreen('/mi', 'user-1')
  const { name, text } = await exported('Pasar a mi calendario')
  expect(name).toBe('mis-guardias.ics')
  expect(text).toContain('SUMMARY:Guardia: Noche')
  expect(text).toContain('DTSTART:20261129T010000Z')
})

test('whoever is asked to take a shift reads first whom it would be without', async () => {
  const cambio = { ...TURNO, de: 'eva', nombreDe: 'Eva Paz', soloAMi: true, pierde: ['AL_MANDO'] }
  now = { ...mi([]), cambios: [cambio] } as Mi
  await keep(now)
  await openScreen('/mi', 'user-1')
  const asked = await screen.findByRole('region', { name: 'Piden un cambio de turno' })
  expect(asked.textContent).toContain('Eva Paz le pide a usted que tome su turno:')
  expect(asked.textContent).toContain('Si usted lo toma, en ese turno no queda quien sea oficial al mando.')
  expect(screen.queryByText('Nada espera de usted.')).toBeNull()
})
