import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import { button, closed, dialog, fill, press, sees } from '../../panel'

const CARD = 'Copias fuera de la estación'
const WORDS = 'ábaco abdomen abeja abierto abogado abono aborto abrazo abrir abuelo abuso acabar'.split(' ')

type Call = { method: string; path: string; body: unknown }

/** The central answers with these copies, and takes what else is asked; `refuses` may say no to a call. */
function central(copies: object, refuses: (path: string) => string | undefined = () => undefined): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = String(url).replace(/^\/api/, '')
    const method = init.method ?? 'GET'
    if (method !== 'GET') calls.push({ method, path, body: JSON.parse(String(init.body ?? 'null')) })
    const why = refuses(path)
    if (why) return Response.json({ error: 'clave', mensaje: why }, { status: 422 })
    if (path === '/copias') return Response.json({ copias: [], fallo: null, prueba: null, ...copies })
    if (path === '/recuperacion' && method === 'POST') return Response.json({ palabras: WORDS })
    if (method !== 'GET') return new Response(null, { status: 204 })
    throw new TypeError('no network')
  })
  return calls
}

async function open(user = 'user-1'): Promise<HTMLElement> {
  markCentral()
  await openScreen('/admin/config?tab=central', user)
  const heading = await screen.findByRole('heading', { name: CARD })
  return heading.closest('section') as HTMLElement
}

const now = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const clave = { creada: now(30), probada: null }
const device = (id: string, persona: string, copia: string | null) => ({
  ...{ id, persona, equipo: 'Android', desde: now(20), visto: now(1), copia },
  fotos: 12,
  de: 40,
})

const typed = async (index: number) => {
  const label = `Palabra ${index + 1}`
  return [...document.querySelectorAll('label')].some(({ textContent }) => textContent?.trim() === label)
}

/** The places of the two words that are asked for. */
async function asked(): Promise<number[]> {
  await button('Usar esta clave')
  const places: number[] = []
  for (const index of WORDS.keys()) if (await typed(index)) places.push(index)
  return places
}

test('a key is shown once, and taken only when two of its words were typed from the paper', async () => {
  const calls = central({ clave: null, custodios: [] })
  await sees('doce palabras que se imprimen y se guardan en la caja fuerte', await open())
  await press('Hacer la clave de recuperación')
  const shown = await dialog('Clave de recuperación')
  const words = await within(shown).findAllByRole('listitem')
  expect(words.map(({ textContent }) => textContent?.replace(/^\d+\.\s*/, ''))).toEqual(WORDS)
  within(shown).getByRole('img', { name: 'Código QR con las doce palabras' })
  await button('Imprimir la hoja')
  await press('Ya la tengo en papel')
  expect(shown.textContent).not.toContain(WORDS[9])
  const [first = 0, second = 0] = await asked()
  await fill(
    `Palabra ${first + 1}`,
    (WORDS[first] ?? '').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(),
  )
  await fill(`Palabra ${second + 1}`, 'otra')
  await press('Usar esta clave')
  await sees(`No es la palabra ${second + 1} de la hoja.`)
  expect(calls.map(({ method }) => method)).toEqual(['POST'])
  await fill(`Palabra ${second + 1}`, WORDS[second] ?? '')
  await press('Usar esta clave')
  await closed()
  expect(calls.at(-1)).toEqual({ method: 'PUT', path: '/recuperacion', body: { palabras: WORDS.join(' ') } })
})

test('the panel says who keeps which copy, in red where none is recent, and takes a device out when that is confirmed', async () => {
  const calls = central({
    clave,
    custodios: [device('d-1', 'Ana Vera', now(5)), device('d-2', 'Luis Paz', null)],
  })
  const card = await open()
  const alarm = within(card).getByRole('status')
  expect(alarm.textContent).toBe('Ningún equipo tiene una copia de los últimos dos días.')
  expect(alarm.dataset.color).toBe('red')
  await sees('Ana Vera · Android', card)
  await sees('hace 5 días. Fotografías: 12 de 40.', card)
  await sees('Todavía ninguna copia completa.', card)
  await sees('Nadie la ha probado todavía', card)
  await press('Dejar de guardar la copia en el equipo de Luis Paz')
  await press('Dejar de guardar')
  await waitFor(() => expect(calls).toEqual([{ method: 'DELETE', path: '/custodios/d-2', body: null }]))
})

test('with a copy of last night outside nothing is red', async () => {
  central({ clave: { ...clave, probada: now(3) }, custodios: [device('d-1', 'Ana Vera', now(0.3))] })
  const card = await open()
  await sees('Alguien la probó el', card)
  expect(within(card).queryByRole('status')).toBeNull()
})

const STAMP = now(3)
const RESTORED = 'Con ella se repuso esta central el'

test.each([
  [
    'put back with it, on the first page',
    { por: 'pagina', clave: true },
    STAMP,
    `${RESTORED}.*, desde su primera página\\.`,
  ],
  [
    'put back with it, by the console',
    { por: 'consola', clave: true },
    STAMP,
    `${RESTORED}.*, por su consola\\.`,
  ],
  ['tried since', { por: 'pagina', clave: true }, now(1), 'Alguien la probó el'],
  ['put back without it, and tried before', { por: 'pagina', clave: false }, now(9), 'Alguien la probó el'],
  ['put back without it', { por: 'pagina', clave: false }, null, 'Nadie la ha probado todavía'],
])('how the key was tried · %s', async (_, how, probada, words) => {
  central({ clave: { ...clave, probada }, custodios: [], repuesta: { ...how, instante: STAMP } })
  expect((await open()).textContent).toMatch(new RegExp(`La clave de recuperación es del [^.]*\\. ${words}`))
})

test('a key that is newer than the copy has no day of its own', async () => {
  const repuesta = { instante: now(1), por: 'pagina', clave: true }
  central({ clave: { creada: null, probada: repuesta.instante }, custodios: [], repuesta })
  const card = await open()
  await sees(`La clave de recuperación es más nueva que la copia que se repuso. ${RESTORED}`, card)
})

test('the words that are tried are answered for below their field', async () => {
  let why: string | undefined = 'Revise la clave: la palabra 2, «bombero», no es de la lista.'
  const calls = central({ clave, custodios: [] }, (path) => (path.endsWith('/prueba') ? why : undefined))
  await open()
  await press('Probar la clave')
  await dialog('Probar la clave de recuperación')
  await fill('Clave de recuperación', 'ábaco bombero')
  await press('Probar')
  await sees('la palabra 2, «bombero», no es de la lista.')
  // Told once, where the eyes and the keys are.
  expect(screen.getAllByText(/la palabra 2, «bombero», no es de la lista/)).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Clave de recuperación/)))
  why = undefined
  await press('Probar')
  await closed()
  expect(calls.at(-1)?.body).toEqual({ palabras: 'ábaco bombero' })
})

test('another key is made only by whoever read what becomes of the copies of before', async () => {
  const calls = central({ clave, custodios: [] })
  await open()
  await press('Cambiar la clave')
  await sees('Las copias que ya están en los equipos se abren solo con la clave de ahora')
  await press('Cancelar')
  await closed()
  expect(calls).toEqual([])
})

test('an earlier central, which has no key, says nothing of it', async () => {
  central({})
  markCentral()
  await openScreen('/admin/config?tab=central', 'user-1')
  await screen.findByRole('heading', { name: 'Copias de cada noche' })
  expect(screen.queryByRole('heading', { name: CARD })).toBeNull()
})
