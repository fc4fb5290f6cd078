import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { custodyQuery } from '@/admin/shell/custody/custody'
import { writeCustody } from '@/sync/custodia/kept'
import { writeMember } from '@/sync/member'
import { type CentralState, hideState, INITIAL, tellState } from '@/sync/state'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'
import { button, closed, press, sees } from '../panel'

const OFFER = '¿Guarda este equipo una copia de la noche?'
const KEPT = 'La copia de la noche en este equipo'
const ID = '11111111-1111-4111-8111-111111111111'
const NIGHT = {
  noche: 'n1',
  instante: '2026-11-25T08:00:00.000Z',
  bytes: 2_000_000,
  fotos: [['a', 100] as const, ['b', 100] as const],
}

/** The central says how many places there are; what was asked of it is returned. */
function central(plazas: object | undefined): string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { method = 'GET' } = init
    if (url.startsWith('/api/custodios')) calls.push(`${method} ${url}`)
    if (url === '/api/custodios' && method === 'GET' && plazas) return Response.json(plazas)
    if (method !== 'GET') return Response.json({}, { status: 201 })
    throw new TypeError('no network')
  })
  return calls
}

async function open(state: Partial<CentralState>, user = 'user-5', path = '/admin/central') {
  markCentral()
  await writeMember({ device: 'aaaaaaaa', epoca: 'e1', central: 'c1', offset: 0, heard: 0 })
  tellState({ ...INITIAL, phase: 'current', ...state })
  onTestFinished(hideState)
  return openScreen(path, user)
}

const heading = (name: string) => screen.queryByRole('heading', { name })

test('whoever has an account is asked, and says yes', async () => {
  const calls = central({ llave: true, quedan: 2 })
  await open({})
  await screen.findByRole('heading', { name: OFFER })
  await press('Guardarla en este equipo')
  await screen.findByRole('heading', { name: KEPT })
  await sees('Llega con la próxima copia de la noche.')
  expect(calls).toContain('POST /api/custodios')
})

test('without a key only who can make one is told where; with five devices the sixth is told so', async () => {
  central({ llave: false, quedan: 5 })
  await open({}, 'user-1')
  await screen.findByRole('heading', { name: OFFER })
  await sees('Antes haga la clave de recuperación')
  expect(screen.queryByRole('button', { name: 'Guardarla en este equipo' })).toBeNull()
})

test('five devices are enough', async () => {
  central({ llave: true, quedan: 0 })
  await open({})
  await sees('Ya hay cinco equipos que la guardan.')
})

test.each([
  ['in modo de muestra', { sample: true }],
  ['while the central doesn’t answer', { phase: 'offline' }],
  ['after this device left it', { phase: 'left' }],
] as const)('%s nobody is asked', async (_, state) => {
  const calls = central({ llave: true, quedan: 5 })
  const { app } = await open(state)
  // It is known that this device keeps none: whoever asks does it now.
  await waitFor(() => expect(app.queryClient.getQueryData(custodyQuery(0).queryKey)).toBeNull())
  await act(async () => undefined)
  expect(calls).toEqual([])
  expect(heading(OFFER)).toBeNull()
})

test('what is here is told, also where the central is gone; who ends it is asked first', async () => {
  central(undefined)
  await writeCustody({ id: ID, central: 'c1', tiene: NIGHT, sola: true })
  await open({ phase: 'offline', custodia: { espera: 'red', vez: 1 } })
  await screen.findByRole('heading', { name: KEPT })
  await sees('Es la del 25 nov 2026, 03:00. Registros y cuentas: 1,9 MB. Fotografías: 0 de 2, 0 B.')
  await sees('Las fotografías que faltan llegan con wifi')
  await sees('La central no cuenta con este equipo')
  expect((await button('Guardar en un archivo')).disabled).toBe(false)
  await press('Dejar de guardar')
  await sees('Se borra de este equipo la copia que tiene.')
  await press('Cancelar')
  await closed()
  expect(heading(KEPT)).not.toBeNull()
  await press('Dejar de guardar')
  await sees('Se borra de este equipo')
  await press('Dejar de guardar')
  await waitFor(() => expect(heading(KEPT)).toBeNull())
})

test('the dashboard asks too, until it was answered or put off', async () => {
  central({ llave: true, quedan: 1 })
  await open({}, 'user-5', '/admin')
  // One line, until somebody opens it.
  const offer = await button(OFFER)
  expect(screen.queryByRole('button', { name: 'Ahora no' })).toBeNull()
  await press(OFFER)
  await press('Ahora no')
  await waitFor(() => expect(offer.isConnected).toBe(false))
})
