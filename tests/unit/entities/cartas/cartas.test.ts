import { QueryClient } from '@tanstack/react-query'
import { set } from 'idb-keyval'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MEMBER_ROW } from '@/access/central/left'
import { OTHER_CENTRAL } from '@/access/central/other'
import { isWaiting } from '@/access/central/outbox'
import { sendKept } from '@/app/keep/cartas'
import { cartas, sendCartas } from '@/entities/cartas/carta'
import { sendCarta } from '@/entities/cartas/send'
import { readPreferences } from '@/shared/storage/device/preferences'
import { database } from '@/shared/storage/entry/database'
import { newUuid } from '@/shared/storage/ids'
import type { Overlays } from '@/shared/ui/overlay/overlays'
import { markCentral } from '../../mark-central'

const WRITTEN = {
  nombre: 'Luz Vera',
  email: 'luz@correo.example',
  telefono: ' ',
  texto: '¿Cuánto costó?',
  envio: '',
}
const AT = '2026-11-26T15:00:00.000Z'

const answer = (status: number, body: object) => Response.json(body, { status })
const lost = () => {
  throw new TypeError('network')
}

/** A central that keeps what it gets by its id, and answers as `how` says of each try; then it says when it took it. */
function station(...how: ((status: number) => Response)[]) {
  const kept = new Map<string, string>()
  const tries: { path: string; body: Record<string, string> }[] = []
  const real = globalThis.fetch
  globalThis.fetch = async (url, init) => {
    const body = JSON.parse(String(init?.body))
    tries.push({ path: String(url), body })
    const known = kept.get(body.envio)
    if (known !== undefined && known !== body.texto)
      return answer(409, { error: 'otro', mensaje: 'Ya tiene otro.' })
    const answered = how.shift()
    if (answered?.name === 'refuse') return answered(422)
    kept.set(body.envio, body.texto)
    return answered ? answered(201) : answer(known === undefined ? 201 : 200, { id: 'x', instante: AT })
  }
  onTestFinished(() => {
    globalThis.fetch = real
  })
  return { kept, tries }
}

/** What a form remembers of its letter. */
function form() {
  const values = { ...WRITTEN }
  const keep = (envio: string) => {
    values.envio = envio
  }
  return { values, send: () => sendCarta('aportes', values, keep) }
}

test('a letter whose answer got lost waits, goes by itself as the same one, and leaves no word of it here', async () => {
  const { kept, tries } = station(lost)
  const { values, send } = form()
  expect(await send()).toBeUndefined()
  expect(await cartas.read()).toMatchObject([
    { id: values.envio, que: 'aportes', texto: { texto: WRITTEN.texto } },
  ])
  expect(readPreferences().cartas).toBe(true)
  expect(await sendCartas()).toBe(true)
  expect(await sendCartas()).toBe(true)
  expect(tries.map(({ path, body }) => [path, body.envio])).toEqual(
    Array(2).fill(['/api/aportes', values.envio]),
  )
  expect(tries[0]?.body).not.toHaveProperty('telefono')
  expect([...kept.values()]).toEqual([WRITTEN.texto])
  const [there] = await cartas.read()
  expect(there).toMatchObject({ llegada: AT })
  expect(JSON.stringify(there)).not.toContain('Luz')
})

test('one that arrives at once is not kept, and a form that still holds it makes no second one', async () => {
  const { kept } = station()
  const { send } = form()
  expect(await send()).toBe(AT)
  expect(await cartas.read()).toEqual([])
  expect(readPreferences().cartas).toBeUndefined()
  expect(await send()).toBe(AT)
  expect(kept.size).toBe(1)
})

test('what was written differently after a lost answer is a letter of its own', async () => {
  const { kept } = station(lost)
  const { values, send } = form()
  await send()
  expect(await cartas.takeBack(values.envio)).toMatchObject({
    texto: { texto: WRITTEN.texto, nombre: 'Luz Vera' },
  })
  expect(await cartas.read()).toEqual([])
  values.texto = '¿Y cuándo?'
  expect(await send()).toBe(AT)
  expect([...kept.values()]).toEqual([WRITTEN.texto, '¿Y cuándo?'])
})

test('a refusal is said at once and nothing waits; what may end otherwise waits with its reason', async () => {
  const refuse = (status: number) => answer(status, { error: 'campos', mensaje: 'Falta el correo.' })
  station(refuse)
  await expect(form().send()).rejects.toThrow('Falta el correo.')
  expect(await cartas.read()).toEqual([])
  const hotel = () => new Response('<h1>Pague aquí</h1>', { status: 200 })
  const busy = () => answer(429, { error: 'ritmo', mensaje: 'Hay muchos: inténtelo en una hora.' })
  const other = () => answer(409, { error: OTHER_CENTRAL, mensaje: 'Es otra central.' })
  const sample = () => answer(403, { error: 'muestra', mensaje: 'Todavía es de nadie.' })
  for (const [how, espera] of [
    [hotel, undefined],
    [busy, 'Hay muchos: inténtelo en una hora.'],
    [sample, 'Todavía es de nadie.'],
    [other, 'Es otra central.'],
  ] as const) {
    station(how)
    const { values, send } = form()
    expect(await send()).toBeUndefined()
    expect((await cartas.read()).map((carta) => carta.espera)).toEqual([espera])
    await cartas.drop(values.envio)
  }
})

test('words that were written anew while the first ones were on their way are sent too', async () => {
  const carta = (escrita: string, texto: string) =>
    ({ id: 'una', que: 'aportes', escrita, texto: { envio: texto, texto } }) as const
  const got: string[] = []
  const real = globalThis.fetch
  globalThis.fetch = async (_, init) => {
    got.push(JSON.parse(String(init?.body)).texto)
    if (got.length === 1) await cartas.put(carta('2026-11-26T15:00:01.000Z', 'dos'))
    return answer(201, { id: 'x', instante: AT })
  }
  onTestFinished(() => {
    globalThis.fetch = real
  })
  await cartas.put(carta(AT, 'uno'))
  await sendCartas()
  expect(got).toEqual(['uno', 'dos'])
})

test('nothing goes from a device that left its central, and what the central has can’t be taken back', async () => {
  const { tries } = station(lost)
  const { values, send } = form()
  await send()
  await set(MEMBER_ROW, { left: true }, database())
  await sendCartas()
  expect(tries).toHaveLength(1)
  await set(MEMBER_ROW, {}, database())
  await sendCartas()
  expect(tries).toHaveLength(2)
  expect(await cartas.takeBack(values.envio)).toBeUndefined()
  expect(await cartas.read()).toHaveLength(1)
})

test('the open app sends what waits and tells what became of it, each once, where the page doesn’t show it', async () => {
  markCentral()
  station(lost, lost)
  const told: string[] = []
  const overlays = {
    showSuccess: ({ title, message }: { title: string; message: string }) =>
      told.push(`${title}: ${message}`),
    showNotice: (title: string, message: string) => told.push(`${title}: ${message}`),
  } as unknown as Overlays
  await form().send()
  await sendCarta('solicitudes', WRITTEN, () => undefined)
  globalThis.fetch = async (url) =>
    String(url).endsWith('/solicitudes')
      ? answer(422, { error: 'campos', mensaje: 'Ese correo no existe.' })
      : answer(201, { id: 'x', instante: AT })
  const client = new QueryClient()
  await sendKept(client, overlays)
  await sendKept(client, overlays)
  expect(told.sort()).toEqual([
    'La estación no aceptó la solicitud: Ese correo no existe.',
    'La pregunta se envió: La brigada la contesta y la publica sin su nombre.',
  ])

  // The page on which it was written shows it; where a central is tried out, nobody reads it.
  const again = async (path: string) => {
    history.replaceState(null, '', path)
    await cartas.put({ id: newUuid(), que: 'aportes', escrita: AT, texto: { envio: newUuid() } })
    await sendKept(client, overlays)
  }
  onTestFinished(() => history.replaceState(null, '', '/'))
  await again('/transparencia/preguntas')
  expect(told).toHaveLength(2)
  document.querySelector('meta[name=central]')?.setAttribute('content', 'muestra')
  await again('/')
  expect(told.at(-1)).toBe('La pregunta se envió: Llegó a la central de muestra: ninguna estación lo lee.')
})

test('a storage that fails while a letter is sent ends no sending: it is tried again by itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  markCentral()
  station()
  const overlays = { showSuccess: () => undefined } as unknown as Overlays
  await cartas.put({ id: newUuid(), que: 'aportes', escrita: AT, texto: { envio: newUuid(), texto: 'a' } })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const refuses = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await sendKept(new QueryClient(), overlays)
  refuses.mockRestore()
  expect((await cartas.read()).filter(isWaiting)).toHaveLength(1)
  const again = timers.mock.calls.find(([, ms]) => Number(ms) >= 2500 && Number(ms) < 5000)?.[0] as () => void
  again()
  await expect.poll(async () => (await cartas.read()).filter(isWaiting)).toEqual([])
})
