import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { changeEnvio, newSecret, readEnvios } from '@/entities/reportes/envio/queue'
import { misReportesList } from '@/entities/reportes/mis-reportes/seguimiento'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'

const SAMPLE = 'reporte-1718805600000'
/** Another one, because the app goes on sending it when its test is over. */
const UNSENT = 'reporte-1718200800000'
const INSTANT = '2026-11-20T10:00:00.000Z'
const ASK = 'Avisarme de cada respuesta'
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/uno'

/** A report of this phone, which the central has (`there`) or not yet. */
async function mine(there = true): Promise<void> {
  const id = there ? SAMPLE : UNSENT
  const central = { enviado: INSTANT, recibido: INSTANT }
  const record = { id, guardado: INSTANT, ...(there && { central }) }
  // By the way of the app: what one of the test before still writes starts from it.
  await replaceWhole(misReportesList, () => [record])
  const cuerpo = JSON.stringify({ imagenes: [] })
  const sent = there ? { llegado: cuerpo, ...central } : {}
  await changeEnvio(id, () => ({ id, llave: newSecret(), cuerpo, ...sent }))
}

/** For one test: what a browser with push has. */
function define(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { value, configurable: true, writable: true })
  onTestFinished(() => {
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  })
}

/** A browser with push at a central that answers so to whoever asks to be told. */
function pushable(status: number): string[] {
  const said: string[] = []
  let subscription: object | null = null
  const pushManager = {
    subscribe: async () => {
      subscription = { endpoint: ENDPOINT, toJSON: () => ({ keys: { p256dh: 'a', auth: 'b' } }) }
      return subscription
    },
    getSubscription: async () => subscription,
  }
  const registration = { active: {}, pushManager }
  define(window, 'isSecureContext', true)
  define(window, 'PushManager', class {})
  define(window, 'Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  define(navigator, 'serviceWorker', {
    getRegistration: async () => registration,
    addEventListener: () => undefined,
  })
  define(globalThis, 'fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (!url.endsWith('/avisos')) throw new TypeError('network')
    said.push(method)
    if (method === 'GET') return Response.json({ llave: 'AAAA' })
    if (method === 'DELETE' || status === 204) return new Response(null, { status: 204 })
    return Response.json({ error: 'espere', mensaje: 'Espere un momento.' }, { status })
  })
  return said
}
const kept = async () => (await readEnvios()).find(({ id }) => id === SAMPLE)?.avisa

test('before the central has a report nothing is offered', async () => {
  markCentral('suya')
  await mine(false)
  pushable(204)
  await openScreen('/reportar/mis-reportes', 'user-1')
  await screen.findByText('Falta enviarlo')
  expect(screen.queryByRole('button', { name: ASK })).toBeNull()
})

test('a browser without push says so, and where to look', async () => {
  markCentral('suya')
  await mine()
  define(window, 'isSecureContext', false)
  await openScreen('/reportar/mis-reportes', 'user-1')
  await screen.findByText(/sin https, el navegador no puede avisarle.*Vuelva a «Mis reportes»/)
  expect(screen.queryByRole('button', { name: ASK })).toBeNull()
})

test('one tap switches it on, and it says so; another one off again', async () => {
  markCentral('suya')
  await mine()
  const said = pushable(204)
  await openScreen('/reportar/mis-reportes', 'user-1')
  fireEvent.click(await screen.findByRole('button', { name: ASK }))
  await screen.findByText('Este teléfono le avisa de cada respuesta.')
  expect([said, await kept()]).toEqual([['GET', 'PUT'], ENDPOINT])
  fireEvent.click(screen.getByRole('button', { name: 'Ya no avisarme' }))
  await screen.findByRole('button', { name: ASK })
  expect([said.at(-1), await kept()]).toEqual(['DELETE', undefined])
})

test('what the central refused is not on', async () => {
  markCentral('suya')
  await mine()
  pushable(429)
  await openScreen('/reportar/mis-reportes', 'user-1')
  fireEvent.click(await screen.findByRole('button', { name: ASK }))
  await screen.findByText('Espere un momento.')
  await waitFor(() => expect(screen.getByRole('button', { name: ASK })).toBeTruthy())
  expect(screen.queryByText(/Este teléfono le avisa/)).toBeNull()
  expect(await kept()).toBeUndefined()
})
