import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Listo, Llamada } from '@/entities/despacho/convocado'
import type { Despacho, NewDespacho } from '@/entities/despacho/despacho'
import { despachosList } from '@/entities/despacho/module'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { someone } from '../../entities/despacho/someone'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import { check, dialog, field, fill, press, sees } from '../../panel'
import { signIn } from '../../sign-in'

const listo = (nombre: string): Listo => ({
  ...{ id: nombre, nombre, cargo: 'Bombero', funciones: [], avisa: true, deGuardia: false },
})

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

const refusal = (status: number, error: string, mensaje: string) => json({ error, mensaje }, status)

const recordOf = ({ personas: _, aparte: __, lugar: ___, ...call }: NewDespacho): Despacho => ({
  ...call,
  ...{ instante: new Date().toISOString(), estado: 'EN_CURSO', terminado: '', motivo: '', por: 'Ana' },
  ...{ convocados: 2, respuestas: [] },
})

/** A central that takes calls, or loses its answers; what it was sent, and how it answers a try. */
function central() {
  const sent: NewDespacho[] = []
  const made = new Map<string, NewDespacho>()
  const state = { answers: [] as ('lost' | 'never came' | Response)[] }
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url === '/api/despachos/listos') return json([listo('Luis'), listo('Eva')])
    if (url === '/api/despachos' && method === 'POST') {
      const call = JSON.parse(String(body)) as NewDespacho
      sent.push(call)
      const answer = state.answers.shift()
      if (answer instanceof Response) return answer
      if (answer === 'never came') throw new TypeError('no network')
      made.set(call.id, call)
      if (answer === 'lost') throw new TypeError('no network')
      return json({ despacho: recordOf(call), ya: false, anadidos: 0, sobran: 0 }, 201)
    }
    const call = made.get(url.split('/').at(-1) ?? '')
    if (!call) return refusal(404, 'nada', 'La central no conoce este despacho.')
    const convocados = ['Luis', 'Eva'].map((nombre) => someone(nombre))
    return json({ despacho: recordOf(call), convocados, ahora: new Date().toISOString() } satisfies Llamada)
  })
  return { sent, state }
}

async function openForm(path = '/admin/despacho?nuevo=true') {
  markCentral('suya')
  await signIn('user-1')
  const { app } = await openScreen(path, 'user-1')
  await dialog('Despachar')
  return () => app.router.state.location.pathname
}

async function fillCall(): Promise<void> {
  await fill('Tipo', 'INCENDIO')
  await fill('Dirección', 'La Merced')
}

test('a call whose answer was lost is asked for by itself, and its screen opens', async () => {
  const { sent, state } = central()
  const path = await openForm()
  await fillCall()
  state.answers = ['lost']
  await press('Llamar ahora')
  await waitFor(() => expect(path()).toBe(`/admin/despacho/${sent[0]?.id}`))
  await sees('La central sí llamó')
  expect(document.body.textContent).not.toContain('No se llamó a nadie')
  expect(sent).toHaveLength(1)
})

test('a call that was made opens its screen, and nothing is said of a form that closed', async () => {
  const { sent } = central()
  const path = await openForm()
  await fillCall()
  await press('Llamar ahora')
  await waitFor(() => expect(path()).toBe(`/admin/despacho/${sent[0]?.id}`))
  await sees('Sin respuesta (2)')
  expect(document.body.textContent).not.toContain('Se cerró «Despachar»')
})

test('a call that never came is said to be none, and the next try is the same call', async () => {
  const { sent, state } = central()
  const path = await openForm()
  await fillCall()
  state.answers = ['never came']
  await press('Llamar ahora')
  await sees('La central no llamó a nadie')
  await press('Llamar ahora')
  await waitFor(() => expect(path()).toBe(`/admin/despacho/${sent[0]?.id}`))
  expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id])
})

test('a test that becomes a call in the same form is another call', async () => {
  const { sent, state } = central()
  await openForm()
  await fillCall()
  await check('Es una prueba')
  state.answers = ['never came']
  await press('Enviar la prueba')
  await sees('La central no llamó a nadie')
  await check('Es una prueba')
  await press('Llamar ahora')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ prueba }) => prueba)).toEqual([true, false])
  expect(sent[0]?.id).not.toBe(sent[1]?.id)
})

test('a refusal is told in the central’s words, and the form stays', async () => {
  const { state } = central()
  await openForm()
  await fillCall()
  state.answers = [refusal(422, 'nadie', 'No hay a quién llamar: elija al menos una persona activa.')]
  await press('Llamar ahora')
  await sees('La central no aceptó la llamadaNo hay a quién llamar')
  expect((await field('Dirección')).value).toBe('La Merced')
})

test('a second call to the same place is asked about, and goes out apart only if the person says so', async () => {
  const { sent, state } = central()
  await openForm()
  await fillCall()
  const there = () =>
    refusal(409, 'mismo-lugar', 'Ya hay una salida en curso a ese lugar: Rescate, La Merced.')
  state.answers = [there(), there()]
  await press('Llamar ahora')
  await dialog('Llamar otra vez al mismo lugar')
  await press('Volver')
  await press('Llamar ahora')
  await dialog('Llamar otra vez al mismo lugar')
  await press('Llamar aparte')
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent.map(({ aparte }) => aparte)).toEqual([false, false, true])
})

test('a call that runs to the address that is being written is shown before anybody is called', async () => {
  central()
  await signIn('user-1')
  await replaceWhole(despachosList, () => [
    {
      ...{ id: 'despacho-12345678', instante: new Date().toISOString(), tipo: 'RESCATE', estado: 'EN_CURSO' },
      ...{ direccion: 'La Merced', detalle: '', prueba: false, terminado: '', motivo: '', por: 'Ana' },
      ...{ aQuienes: 'Todo el personal', convocados: 3, respuestas: [], reporte: '' },
    },
  ])
  await openForm()
  await fill('Dirección', 'la merced')
  await sees('Ya hay una salida a ese lugar')
  expect(screen.getByRole('link', { name: 'Ver esa salida' }).getAttribute('href')).toBe(
    '/admin/despacho/despacho-12345678',
  )
})

test('nobody is sent to a kind of emergency that no person chose', async () => {
  const { sent } = central()
  await openForm()
  expect((await field('Tipo')).value).toBe('')
  await fill('Dirección', 'La Merced')
  await press('Llamar ahora')
  await sees('Elija qué es.')
  expect(sent).toEqual([])
})
