import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Mi, MiLlamada } from '@/entities/despacho/mi'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'

const CALL = {
  ...{ id: 'despacho-1', tipo: 'INCENDIO', direccion: 'Calle Sucre 5', detalle: '', estado: 'EN_CURSO' },
  ...{ prueba: false, instante: new Date().toISOString(), por: 'Jefa', motivo: '', terminado: '' },
  ...{ respuesta: 'ESTACION', minutos: null, respondio: new Date().toISOString(), porOtro: null, vienen: [] },
  salida: {
    ...{ horas: { salida: '02:14' }, vehiculos: [] },
    ofrecidos: [{ nombre: 'Motobomba 2', placa: 'PCX-1234' }],
  },
} as unknown as MiLlamada

let now: Mi
let told: { path: string; json: { paso: object; tocado: number } }[]
/** What the central answers to what this phone tells; null: nobody answers. */
let answers: () => Response | null

beforeEach(() => {
  told = []
  answers = () => new Response(null, { status: 204 })
  now = {
    persona: { id: 'luis', nombres: 'Luis Mora', cargo: '', area: '', telefono: '', contactoEmergencia: '' },
    ...{
      institucion: 'Bomberos',
      estacion: '',
      llamadas: [CALL],
      guardias: [],
      credenciales: [],
      eventos: [],
    },
    ...{ llave: '', avisa: false, ahora: new Date().toISOString() },
  }
  markCentral()
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = () => undefined
      close = () => undefined
    },
  )
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' } = {}) => {
    if (path === '/api/mi') return Response.json(now)
    if (method === 'GET') return Response.json({}, { status: 404 })
    if (!path.endsWith('/salida')) return new Response(null, { status: 204 })
    told.push({ path, json: JSON.parse(body) })
    const answer = answers()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
})

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
/** So many taps have come to the central. */
const reached = (count: number) => waitFor(() => expect(told).toHaveLength(count))
const openIt = async () => {
  await openScreen('/mi', 'user-1')
  fireEvent.click(await screen.findByRole('link', { name: 'Anotar la salida' }))
  await screen.findByRole('heading', { level: 1, name: 'Salida en curso' })
}

test('the driver opens the run from its card: one tap is a time, and the vehicle is chosen from a list', async () => {
  await openIt()
  screen.getByText('02:14')
  expect(screen.queryByRole('button', { name: 'Terminar' })).toBeNull()
  await press('Llegada')
  await reached(1)
  await press('Motobomba 2 · PCX-1234')
  await reached(2)
  const km = within(await screen.findByRole('form', { name: 'Kilómetros de Motobomba 2' }))
  fireEvent.change(km.getByRole('textbox', { name: 'Kilómetros al salir' }), { target: { value: '1200,5' } })
  fireEvent.click(km.getByRole('button', { name: /^Guardar los kilómetros/ }))
  await reached(3)
  await press('Cuartel')
  await reached(4)
  await press('Terminar')
  await screen.findByText('Usted terminó esta salida.')
  await reached(5)
  expect(told.map(({ json }) => json.paso)).toEqual([
    { hace: 'HORA', hora: 'llegada', quita: false },
    { hace: 'VEHICULO', nombre: 'Motobomba 2', va: true, kmSalida: null, kmRegreso: null },
    { hace: 'VEHICULO', nombre: 'Motobomba 2', va: true, kmSalida: 1200.5, kmRegreso: null },
    { hace: 'HORA', hora: 'horaFin', quita: false },
    { hace: 'TERMINAR' },
  ])
})

test('a tap without a signal stands on the phone, survives a reload, and goes once more as the same one', async () => {
  answers = () => null
  await openIt()
  await press('Llegada')
  await screen.findByText(/la estación todavía no lo sabe/)
  await screen.findByRole('button', { name: 'Quitar llegada' })
  cleanup()
  await openScreen('/mi?salida=despacho-1', 'user-1')
  await screen.findByRole('button', { name: 'Quitar llegada' })
  answers = () => new Response(null, { status: 204 })
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(screen.queryByText(/la estación todavía no lo sabe/)).toBeNull())
  expect(new Set(told.map(({ json }) => json.tocado)).size).toBe(1)
})

test('what the central doesn’t take is said, with what it was', async () => {
  answers = () => Response.json({ error: 'terminado', mensaje: 'Esta salida ya terminó.' }, { status: 409 })
  await openIt()
  await press('Llegada')
  await screen.findByText(/^De la salida: «Llegada», a las \d\d:\d\d\. Esta salida ya terminó\./)
})

test('who doesn’t note the run has no way to it', async () => {
  const { salida: _, ...plain } = CALL
  now = { ...now, llamadas: [plain as MiLlamada] }
  await openScreen('/mi?salida=despacho-1', 'user-1')
  await screen.findByRole('button', { name: 'Voy a la estación' })
  expect(screen.queryByRole('link', { name: 'Anotar la salida' })).toBeNull()
})
