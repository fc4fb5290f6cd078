import { generateKeyPairSync, sign } from 'node:crypto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codigoOf, mensajeOf } from '@/entities/permiso-firmado/codigo'
import { toYear } from '@/shared/lib/fecha'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import { closed, dialog, field, fill, go, press, said, sees } from '../../panel'

const CARD = 'Firma de los permisos'
const YEAR = toYear(new Date())

type Call = { method: string; path: string; body: unknown }

const KEY = generateKeyPairSync('ed25519').privateKey

/** As the central signs it. */
function signed(numero: number) {
  const permiso = {
    ...{ llave: '0a1b2c3d', numero, anio: YEAR, ruc: '', establecimiento: 0, nombre: 'Panadería La Ñata' },
    ...{ actividad: 'Pan', aforo: 0, hasta: `${YEAR}-12-31`, emitido: `${YEAR}-01-02` },
  }
  return codigoOf(permiso, new Uint8Array(sign(null, mensajeOf(permiso), KEY)))
}

const firmado = (numero: number, anulado: string | null = null) => ({
  ...{ id: `a1b2-${numero}`, codigo: signed(numero), anulado, motivo: anulado ? 'Cerró' : '' },
})
const llave = { id: '0a1b2c3d', desde: '2026-01-02T15:00:00.000Z', retirada: null }

/** The central answers with this; what else is asked is noted, and `refuses` may say no. */
function central(stand: object, permisos: object[] = [], refuses?: string): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = String(url).replace(/^\/api/, '')
    const method = init.method ?? 'GET'
    const body = JSON.parse(String(init.body ?? 'null'))
    if (path === '/permisos/firma' && method === 'GET') return Response.json(stand)
    if (path === '/permisos' && method === 'GET') return Response.json({ permisos })
    if (!path.startsWith('/permisos')) throw new TypeError('no network')
    calls.push({ method, path, body })
    if (refuses) return Response.json({ error: 'clave', mensaje: refuses }, { status: 422 })
    if (path === '/permisos/firma' || path === '/permisos/firma/reponer')
      return new Response(null, { status: 204 })
    return Response.json({ ...firmado(1, new Date().toISOString()) })
  })
  return calls
}

async function open(query = ''): Promise<HTMLElement> {
  markCentral()
  const opened = await openScreen('/admin/config?tab=modulos', 'user-1')
  fireEvent.click(await field('Inspecciones'))
  await said('Módulos guardados')
  await go(opened, `/admin/config?tab=central${query}`)
  const heading = await screen.findByRole('heading', { name: CARD })
  return heading.closest('section') as HTMLElement
}

test('a signature is made on demand, and only where the recovery key could bring it back', async () => {
  central({ llaves: [], firma: false, recuperacion: false })
  const card = await open()
  await sees('Primero haga la clave de recuperación', card)
  expect(within(card).getByRole<HTMLButtonElement>('button', { name: 'Hacer la firma' }).disabled).toBe(true)
})

test('with a recovery key one press makes it; another takes its place only when that is confirmed', async () => {
  const calls = central({ llaves: [], firma: false, recuperacion: true })
  await open()
  await press('Hacer la firma')
  await waitFor(() =>
    expect(calls).toEqual([{ method: 'POST', path: '/permisos/firma', body: { actual: '' } }]),
  )
})

test('another signature says that permits stay valid, and names the one that it replaces', async () => {
  const calls = central({ llaves: [llave], firma: true, recuperacion: true })
  await open()
  await press('Hacer otra firma')
  const question = await dialog('Hacer otra firma')
  await sees('Los permisos que ya se firmaron siguen valiendo', question)
  within(question).getByRole('button', { name: 'Hacer otra firma' }).click()
  await waitFor(() =>
    expect(calls).toEqual([{ method: 'POST', path: '/permisos/firma', body: { actual: '0a1b2c3d' } }]),
  )
})

test('after a copy was put back nothing is signed until the twelve words are there', async () => {
  const calls = central(
    { llaves: [llave], firma: false, recuperacion: true },
    [],
    'Esa clave no abre la firma',
  )
  const card = await open()
  await sees('Esta central no puede firmar permisos', card)
  await press('Reponer la firma')
  const asking = await dialog('Reponer la firma de los permisos')
  await fill('Clave de recuperación', 'una dos tres')
  within(asking).getByRole('button', { name: 'Reponer la firma' }).click()
  await sees('Esa clave no abre la firma', asking)
  expect(calls).toEqual([
    { method: 'POST', path: '/permisos/firma/reponer', body: { palabras: 'una dos tres' } },
  ])
})

test('a permit without a record is annulled with its reason, and one that isn’t there by its code', async () => {
  const calls = central({ llaves: [llave], firma: true, recuperacion: true }, [
    firmado(2),
    firmado(1, '2026-05-06T15:00:00.000Z'),
  ])
  const card = await open()
  await sees('Anulado el 6 de mayo de 2026: Cerró', card)
  await press(`Anular el permiso N.º 2 del año ${YEAR}`)
  const asking = await dialog(`Anular el permiso N.º 2 del año ${YEAR}`)
  within(asking).getByRole('button', { name: 'Anular' }).click()
  await sees('Escriba por qué se anula.', asking)
  await fill('Motivo', 'Cerró el local')
  within(asking).getByRole('button', { name: 'Anular' }).click()
  await closed()
  await press('Anular por su código')
  await fill('Código del permiso, o su enlace', `https://b.example/permisos/verificar#${signed(3)}`)
  await fill('Motivo', 'Se perdió')
  within(await dialog('Anular por su código'))
    .getByRole('button', { name: 'Anular' })
    .click()
  await closed()
  expect(calls.map(({ path }) => path)).toEqual(['/permisos/anular', '/permisos/anular'])
  expect(calls[0]?.body).toEqual({ codigo: firmado(2).codigo, motivo: 'Cerró el local' })
})

test('a brigade without inspections isn’t asked to sign', async () => {
  central({ llaves: [] })
  markCentral()
  await openScreen('/admin/config?tab=central', 'user-1')
  await screen.findByRole('heading', { name: 'Copias de cada noche' })
  expect(screen.queryByRole('heading', { name: CARD })).toBeNull()
})
