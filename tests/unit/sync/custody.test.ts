import { keys } from 'idb-keyval'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { database } from '@/shared/storage/entry/database'
import { beginCustody, custodyFile, custodyHere, endCustody } from '@/sync/custodia/actions'
import { readCustody } from '@/sync/custodia/kept'
import { keepNight } from '@/sync/custodia/turn'
import { writeMember } from '@/sync/member'

const CENTRAL = 'c'.repeat(64)
const PART = 10

type Night = { noche: string; instante: string; text: string; fotos: [nombre: string, bytes: number][] }

const night = (noche: string, text: string, ...fotos: string[]): Night => ({
  noche,
  instante: '2026-11-25T08:00:00.000Z',
  text,
  fotos: fotos.map((nombre) => [nombre, nombre.length]),
})

const refusal = (status: number, error: string) => Response.json({ error, mensaje: 'No.' }, { status })

/** A central that answers a custodian. `answers` may put something else in the place of an answer. */
function central(first: Night | null) {
  const state = {
    night: first,
    asked: [] as string[],
    held: [] as unknown[],
    answers: (_path: string): Response | undefined | Promise<undefined> => undefined,
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname: path, searchParams } = new URL(url, 'http://central')
    state.asked.push(`${init.method} ${path.replace(/^\/api\/custodios(\/[0-9a-f-]{36})?/, '')}`)
    const other = await state.answers(path)
    if (other) return other
    if (init.method === 'POST') return Response.json({}, { status: 201 })
    if (init.method === 'DELETE') return new Response(null, { status: 204 })
    if (init.method === 'PUT') {
      state.held.push(JSON.parse(String(init.body)))
      return new Response(null, { status: 204 })
    }
    const { night: now } = state
    if (path.endsWith('/noche'))
      return Response.json(
        now
          ? {
              noche: { noche: now.noche, instante: now.instante, bytes: now.text.length, parte: PART },
              fotos: now.fotos,
            }
          : { noche: null },
      )
    const last = path.split('/').at(-1) ?? ''
    if (path.includes('/fotos/')) return new Response(last)
    if (last !== now?.noche) return refusal(404, 'noche')
    const from = Number(searchParams.get('desde'))
    return new Response(now.text.slice(from, from + PART))
  })
  return state
}

const RECORDS = 'registros cerrados de la noche'

beforeEach(() => writeMember({ device: 'aaaaaaaa', epoca: 'e1', central: CENTRAL, offset: 0, heard: 0 }))

const stored = async () =>
  (await keys<string>(database())).filter((key) => key.startsWith('custodia')).map((key) => key.split(':')[1])

/** What the browser says of itself. */
function browser(values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    const before = Object.getOwnPropertyDescriptor(navigator, name)
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => {
      if (before) Object.defineProperty(navigator, name, before)
      else Reflect.deleteProperty(navigator, name)
    })
  }
}

test('a device that keeps nothing asks nothing', async () => {
  const { asked } = central(night('n1', RECORDS))
  expect(await keepNight(CENTRAL)).toBeNull()
  expect(asked).toEqual([])
})

test('the records come in parts, then the photos, the newest first; the central is told what is here, once', async () => {
  const state = central(night('n1', RECORDS, 'nueva', 'vieja'))
  await beginCustody()
  expect(await keepNight(CENTRAL)).toEqual({ wait: '', more: false })
  expect(state.asked).toEqual([
    'POST ',
    'GET /noche',
    ...['GET /noche/n1', 'GET /noche/n1', 'GET /noche/n1'],
    ...['GET /fotos/nueva', 'GET /fotos/vieja'],
    'PUT ',
  ])
  expect(state.held).toEqual([{ noche: 'n1', fotos: 2 }])
  const { file, instante } = await custodyFile()
  expect(await file.text()).toContain(RECORDS)
  expect(instante).toBe('2026-11-25T08:00:00.000Z')
  expect(await custodyHere()).toMatchObject({ registros: RECORDS.length, fotos: 2, de: 2, bytes: 10 })
  state.asked.length = 0
  await keepNight(CENTRAL)
  expect(state.asked).toEqual(['GET /noche'])
})

test('a line that breaks costs nothing that has come: the rest comes from there', async () => {
  const state = central(night('n1', RECORDS, 'foto'))
  await beginCustody()
  let parts = 0
  state.answers = (path) => (path.endsWith('/n1') && ++parts === 3 ? refusal(503, 'base') : undefined)
  await expect(keepNight(CENTRAL)).rejects.toThrow('No.')
  expect(await custodyHere()).toMatchObject({ tiene: null, viene: '2026-11-25T08:00:00.000Z' })
  state.answers = () => undefined
  state.asked.length = 0
  await keepNight(CENTRAL)
  expect(state.asked.filter((one) => one === 'GET /noche/n1')).toHaveLength(1)
  expect(await (await custodyFile()).file.text()).toContain(RECORDS)
})

test('the night before stays until the new one is whole; photos that no night names any more go', async () => {
  const state = central(night('n1', 'la primera noche', 'a', 'b'))
  await beginCustody()
  await keepNight(CENTRAL)
  state.night = night('n2', 'la segunda noche', 'c', 'b')
  state.answers = (path) => (path.endsWith('/n2') ? refusal(503, 'base') : undefined)
  await expect(keepNight(CENTRAL)).rejects.toThrow()
  const before = await (await custodyFile()).file.text()
  expect(before).toContain('la primera noche')
  expect(await custodyHere()).toMatchObject({ fotos: 2 })
  state.answers = () => undefined
  await keepNight(CENTRAL)
  const after = await (await custodyFile()).file.text()
  expect(after).toContain('la segunda noche')
  expect(after).not.toContain('la primera noche')
  expect((await stored()).filter((kind) => kind === 'foto')).toHaveLength(2)
  expect(state.held.at(-1)).toEqual({ noche: 'n2', fotos: 2 })
})

test('a night that was replaced while it came is left for the newer one at once', async () => {
  const state = central(night('n1', RECORDS))
  await beginCustody()
  let asked = 0
  state.answers = (path) => {
    if (path.endsWith('/n1') && ++asked === 2) state.night = night('n2', 'otra noche distinta')
    return undefined
  }
  expect(await keepNight(CENTRAL)).toEqual({ wait: '', more: true })
  expect(await keepNight(CENTRAL)).toEqual({ wait: '', more: false })
  const text = await (await custodyFile()).file.text()
  expect(text).toContain('otra noche distinta')
  expect(text).not.toContain('registros')
})

test.each([
  ['saving data', { connection: { saveData: true } }],
  ['on a network that is paid by the megabyte', { connection: { type: 'cellular' } }],
])('%s the records come and the photos wait', async (_, told) => {
  browser(told)
  const state = central(night('n1', RECORDS, 'foto'))
  await beginCustody()
  expect(await keepNight(CENTRAL)).toEqual({ wait: 'red', more: false })
  expect(state.held).toEqual([{ noche: 'n1', fotos: 0 }])
})

test('with a low battery that nothing charges nothing comes; on the charger it does', async () => {
  const battery = { level: 0.1, charging: false }
  browser({ getBattery: async () => battery })
  const state = central(night('n1', RECORDS))
  await beginCustody()
  expect(await keepNight(CENTRAL)).toEqual({ wait: 'bateria', more: false })
  expect(state.asked).toEqual(['POST '])
  battery.charging = true
  expect(await keepNight(CENTRAL)).toEqual({ wait: '', more: false })
})

test('photos come as long as there is room beside what the brigade writes', async () => {
  const MB = 1024 * 1024
  let usage = 0
  browser({ storage: { estimate: async () => ({ quota: 200 * MB, usage }) } })
  const state = central(night('n1', RECORDS, 'nueva', 'vieja'))
  await beginCustody()
  state.answers = (path) => {
    if (path.endsWith('/nueva')) usage = 150 * MB
    return undefined
  }
  expect(await keepNight(CENTRAL)).toEqual({ wait: 'espacio', more: false })
  expect(state.held).toEqual([{ noche: 'n1', fotos: 1 }])
})

test('a device that was ended drops everything; one that the central doesn’t know keeps it and asks no more', async () => {
  const state = central(night('n1', RECORDS, 'foto'))
  await beginCustody()
  await keepNight(CENTRAL)
  state.answers = () => refusal(404, 'custodio')
  expect(await keepNight(CENTRAL)).toEqual({ wait: '', more: false })
  expect(await custodyHere()).toMatchObject({ sola: true, fotos: 1 })
  state.asked.length = 0
  expect(await keepNight(CENTRAL)).toBeNull()
  expect(state.asked).toEqual([])
  expect(await (await custodyFile()).file.text()).toContain(RECORDS)
  state.answers = () => undefined
  await endCustody()
  expect(await stored()).toEqual([])

  await beginCustody()
  await keepNight(CENTRAL)
  state.answers = () => refusal(410, 'terminado')
  await keepNight(CENTRAL)
  expect(await stored()).toEqual([])
})

test('another central at the same address, or none, is told nothing and takes nothing away', async () => {
  const state = central(night('n1', RECORDS))
  await beginCustody()
  await keepNight(CENTRAL)
  state.asked.length = 0
  expect(await keepNight('d'.repeat(64))).toBeNull()
  expect(await keepNight(undefined)).toBeNull()
  expect(state.asked).toEqual([])
  expect(await custodyHere()).toMatchObject({ registros: RECORDS.length })
})

test.each([
  ['the central is asked', '/noche'],
  ['the records come', '/n1'],
  ['the photos come', '/foto'],
])('who ends it while %s has nothing left of it', async (_, end) => {
  const state = central(night('n1', RECORDS, 'foto'))
  await beginCustody()
  let ended = false
  state.answers = async (path) => {
    if (!path.endsWith(end) || ended) return
    ended = true
    await endCustody()
  }
  expect(await keepNight(CENTRAL)).toBeNull()
  expect(state.held).toEqual([])
  expect(await readCustody()).toBeUndefined()
  expect(await stored()).toEqual([])
})

test('who ends it and begins anew while it comes keeps it', async () => {
  const state = central(night('n1', RECORDS, 'foto'))
  await beginCustody()
  let again = false
  state.answers = async (path) => {
    if (!path.endsWith('/n1') || again) return
    again = true
    await endCustody()
    await beginCustody()
  }
  expect(await keepNight(CENTRAL)).toBeNull()
  expect(await keepNight(CENTRAL)).toEqual({ wait: '', more: false })
  expect(await (await custodyFile()).file.text()).toContain(RECORDS)
})
