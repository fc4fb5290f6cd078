import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Sesion } from '@/access/central/devices'
import { hideState, INITIAL, tellState } from '@/sync/state'
import { markCentral } from '../../../mark-central'
import { openScreen } from '../../../open-screen'
import { dialog, press, said, sees, verbs } from '../../../panel'

const USERS = '/admin/config?tab=usuarios'
const NAME = 'Tesorería'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const device = (id: string, given: Partial<Sesion> = {}): Sesion => ({
  ...{ id, equipo: 'Android', desde: ago(5000), uso: ago(130), esta: false, avisa: false, custodia: false },
  ...given,
})

/** The central tells these devices, and takes out what is ended. */
function central(devices: readonly Sesion[]): string[] {
  let left = [...devices]
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const path = String(url).replace(/^\/api/, '')
    const [, ended] = /^\/usuarios\/[^/]+\/sesiones(?:\/(.+))?$/.exec(path) ?? [path, null]
    if (ended === null) throw new TypeError('no network')
    calls.push(`${method} ${path}`)
    if (method === 'GET') return Response.json({ sesiones: left })
    left = left.filter(({ id, esta }) => (ended ? id !== ended : esta))
    return new Response(null, { status: 204 })
  })
  return calls
}

const dropped = (calls: string[]) => calls.filter((call) => call.startsWith('DELETE'))

async function open(mode?: 'muestra' | 'suya', user = 'user-1') {
  if (mode) markCentral(mode)
  await openScreen(USERS, user)
}

test('a lost phone is ended from the list of users, which says what was on it and what to do', async () => {
  const calls = central([
    device('a1', { avisa: true, custodia: true }),
    device('b2', { equipo: '', uso: ago(2) }),
  ])
  await open('suya')
  await press(`Sesiones de ${NAME}`)
  const shown = await dialog(`Sesiones de ${NAME}`)
  await sees('2 equipos con la sesión abierta.', shown)
  const [phone, nameless] = within(shown).getAllByRole('list')[0]?.children ?? []
  expect(phone?.textContent).toContain('Último uso: hace 2 horas.')
  expect(phone?.textContent).toContain('Recibe avisos. Guarda la copia de la noche.')
  expect(nameless?.textContent).toContain('Equipo sin nombre')
  // By the role whose device it is, and not by that of who asks.
  await sees('Por su rol puede ser: Ingresos, Gastos', shown)
  await sees('Catálogo de numerales, Proceso de rendición de cuentas.', shown)
  expect(shown.textContent).not.toContain('Inventario')
  await sees(`Dé un código nuevo a ${NAME}`, shown)
  await press(/^Terminar la sesión en Android/)
  await sees(`Lo que ${NAME} escribió ahí y no se envió espera`)
  expect(dropped(calls)).toEqual([])
  await press('Terminar la sesión')
  await said('Sesión terminada')
  await sees('1 equipo con la sesión abierta.', shown)
  expect(dropped(calls)).toEqual(['DELETE /usuarios/user-4/sesiones/a1'])
  expect(shown.contains(document.activeElement)).toBe(true)
  expect(within(shown).queryByRole('button', { name: 'Terminar todas' })).toBeNull()
})

test('all of somebody’s devices are ended at once, when that is confirmed', async () => {
  const calls = central([device('a1'), device('b2')])
  await open('suya')
  await press(`Sesiones de ${NAME}`)
  await press('Terminar todas')
  await sees('Sale de todos sus equipos.')
  await press('Cancelar')
  expect(dropped(calls)).toEqual([])
  await press('Terminar todas')
  await sees('Sale de todos sus equipos.')
  await press('Terminar todas', (await screen.findAllByRole('dialog')).at(-1))
  await sees('En ningún equipo hay una sesión abierta.')
  expect(dropped(calls)).toEqual(['DELETE /usuarios/user-4/sesiones'])
})

test('one’s own stand in the central’s page; this device is not ended there', async () => {
  const calls = central([device('a1', { esta: true, equipo: 'Windows' }), device('b2')])
  markCentral()
  tellState({ ...INITIAL, phase: 'current' })
  onTestFinished(hideState)
  await openScreen('/admin/central', 'user-5')
  const box = (await screen.findByRole('heading', { name: 'Sus equipos' })).closest('section') as HTMLElement
  await sees('Windows · este equipo', box)
  expect(within(box).getAllByRole('button', { name: /^Terminar la sesión en/ })).toHaveLength(1)
  await sees('Cambie su contraseña en «Perfil»', box)
  await press('Terminar todas las demás', box)
  await sees('Usted sigue solo en este equipo.')
  await press('Terminar todas')
  await sees('1 equipo con la sesión abierta.', box)
  expect(within(box).queryByRole('button', { name: 'Terminar todas las demás' })).toBeNull()
  expect(dropped(calls)).toEqual(['DELETE /usuarios/user-5/sesiones'])
})

test.each([undefined, 'muestra'] as const)(
  'without a brigade’s own central (%s) there are none',
  async (mode) => {
    const calls = central([device('a1')])
    await open(mode)
    expect(await verbs(NAME)).not.toContain('Sesiones de')
    expect(calls).toEqual([])
  },
)

test('a central that can’t be reached says so, and what to do stands there all the same', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  await open('suya')
  await press(`Sesiones de ${NAME}`)
  const shown = await dialog(`Sesiones de ${NAME}`)
  await waitFor(() => within(shown).getByRole('status'))
  await sees('No hay conexión con la central.', shown)
  await sees('Borre el teléfono a distancia', shown)
})
