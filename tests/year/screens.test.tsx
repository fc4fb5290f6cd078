import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '@/app/create-app'
import { aportesList } from '@/entities/aportes/module'
import { BITACORA_KEY } from '@/entities/bitacora/keys'
import { pedidosList } from '@/entities/datos/module'
import type { Mi } from '@/entities/despacho/mi'
import { despachosList } from '@/entities/despacho/module'
import { keep } from '@/entities/despacho/phone-kept'
import { asistenciasList, eventosList } from '@/entities/eventos/module'
import { mediosList } from '@/entities/galeria/module'
import { puestosList, turnosList } from '@/entities/guardias/module'
import { mesesList } from '@/entities/lotaip/module'
import { mensajesList } from '@/entities/mensajes/module'
import { MODULES, storedIn } from '@/entities/modules'
import { registrosList } from '@/entities/registro-servicios/module'
import { rendicionesList } from '@/entities/rendicion/module'
import { reportesList } from '@/entities/reportes/reportes-list'
import { solicitudesList } from '@/entities/solicitudes/module'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { PUBLIC_ROUTES } from '../tools/routes.mjs'
import { markCentral } from '../unit/mark-central'
import { openScreen } from '../unit/open-screen'
import { go } from '../unit/panel'
import { type Calls, countCalls } from './calls'
import { usedFor } from './generated'

const TODAY = '2026-11-20'
const MONTH = 30
const YEAR = 365

const keysOf = (...lists: readonly { key: string }[]) => lists.map(({ key }) => key)

const ROSTER = keysOf(turnosList, puestosList)
const LETTERS = keysOf(mensajesList, solicitudesList, aportesList)
const BUZON = [...LETTERS, ...keysOf(pedidosList, reportesList)]
const ATTENDED = keysOf(eventosList, asistenciasList)

/** What public pages show all of. */
const PUBLISHED: Readonly<Record<string, readonly string[]>> = {
  '/galeria': keysOf(mediosList),
  // It counts the numerals of each month.
  '/transparencia/lotaip': keysOf(mesesList),
}

/** Without /login, which leads whoever is signed in to the panel. */
const PUBLIC = PUBLIC_ROUTES.filter((path) => path !== '/login')

/**
 * Every screen, and the lists through which it looks because it shows all of them, counts or searches in them: each record
 * a few times, once for each of its figures. A screen with none does as much after a year as after a month.
 */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/admin': [...ROSTER, ...LETTERS, ...ATTENDED, ...keysOf(registrosList, reportesList, despachosList)],
  '/admin/aportes': BUZON,
  '/admin/buzon': BUZON,
  '/admin/calendario': [...ROSTER, ...LETTERS, ...keysOf(mesesList)],
  '/admin/central': [],
  '/admin/cobros': [],
  '/admin/cobros?tab=tarifas': [],
  // The first question says what each module holds.
  '/admin/config': [...ROSTER, ...LETTERS],
  '/admin/config?tab=bitacora': [BITACORA_KEY],
  '/admin/config?tab=backup': [],
  '/admin/datos': [],
  '/admin/despacho': keysOf(despachosList),
  '/admin/despacho/$id': keysOf(despachosList),
  '/admin/eventos': ATTENDED,
  '/admin/eventos?tab=asistencias': ATTENDED,
  '/admin/galeria': keysOf(mediosList),
  '/admin/guardias': ROSTER,
  '/admin/inspecciones': [],
  '/admin/inspecciones/visita': [],
  '/admin/inventario': keysOf(registrosList),
  '/admin/inventario/contar': [],
  '/admin/inventario/revisar': [],
  '/admin/mensajes': BUZON,
  '/admin/personal': [],
  '/admin/personal/horas': [...ROSTER, ...ATTENDED, ...keysOf(registrosList)],
  '/admin/presupuesto': [],
  '/admin/presupuesto?tab=gastos': [],
  '/admin/presupuesto?tab=cortes': [],
  '/admin/rendicion': keysOf(rendicionesList),
  '/admin/rendicion?tab=transparencia': keysOf(mesesList),
  '/admin/rendicion?tab=proceso': [],
  '/admin/rendicion/lotaip/2026-10/6': keysOf(mesesList),
  '/admin/reportes': keysOf(reportesList),
  '/admin/servicios': keysOf(registrosList),
  '/admin/servicios?tab=estadisticas': keysOf(registrosList),
  '/admin/servicios/salida/$registro': keysOf(registrosList),
  '/admin/solicitudes': BUZON,
  '/mi': [],
  ...Object.fromEntries(PUBLIC.map((path) => [path, PUBLISHED[path] ?? []])),
}

/** Looks at all that is stored, because that is what it is for. */
const ALL_OF_IT = '/admin/test'

/** What a table may draw at once, in calls of one function: its rows by what a row has of one kind. */
const DRAWN = 250
/** How often one function may be called for one record. */
const TIMES = 5
const MOST_NODES = 3000
/** A shorter text is no list. */
const LONG_TEXT = 2000

type Work = { calls: Calls; nodes: number; parsed: number }
type Used = {
  first: Record<string, Work>
  again: Record<string, Work>
  stored: Record<string, number>
  texts: number
}

const ME: Mi = {
  persona: { id: 'staff-0', nombres: 'Ana Vera', cargo: '', area: '', telefono: '', contactoEmergencia: '' },
  ...{ institucion: 'Bomberos', estacion: '', llamadas: [], credenciales: [], llave: '', avisa: false },
  guardias: [{ id: 'turno-1', nombre: 'Noche', fecha: TODAY, inicio: '20:00', fin: '08:00' }],
  eventos: [{ id: 'e', titulo: 'Minga', fecha: TODAY, categoria: 'Reunión', resumen: '', va: null }],
  ahora: `${TODAY}T17:00:00.000Z`,
}

const CALL = {
  instante: ME.ahora,
  tipo: 'INCENDIO',
  direccion: 'Calle Sucre 5',
  estado: 'EN_CURSO',
  respuestas: [],
}

/** A central that this device hears: of the phone of one person, and of a call. */
function withCentral(): void {
  markCentral('suya')
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = () => undefined
      close = () => undefined
    },
  )
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/mi') return Response.json(ME)
    const [, id] = /^\/api\/despachos\/(despacho-.+)/.exec(path) ?? []
    const despacho = { ...CALL, id }
    return id
      ? Response.json({ despacho, convocados: [], ahora: ME.ahora })
      : Response.json({}, { status: 404 })
  })
}

/** Stores what so many days of use leave, and opens every screen twice. */
async function use(days: number): Promise<Used> {
  const lists = new Map(MODULES.flatMap(storedIn).map((one) => [one.key, one]))
  const stored: Record<string, number> = {}
  for (const [key, records] of Object.entries(usedFor(days, TODAY))) {
    await replaceWhole(lists.get(key) ?? expect.fail(`nothing stores ${key}`), () => records)
    stored[key] = records.length
  }
  const texts = Object.keys(stored).reduce((sum, key) => sum + (localStorage.getItem(key)?.length ?? 0), 0)
  await keep(ME)
  const parse = vi.spyOn(JSON, 'parse')
  const opened = await openScreen('/admin/config', 'user-1')
  const counter = countCalls()

  async function settled(): Promise<number> {
    let [nodes, still] = [0, 0]
    await waitFor(() => expect(screen.queryAllByRole('heading', { level: 1 })).not.toEqual([]))
    while (still < 3) {
      // A long list is drawn in parts.
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
      const now = document.body.querySelectorAll('*').length
      still = now === nodes && opened.app.queryClient.isFetching() === 0 ? still + 1 : 0
      nodes = now
    }
    return nodes
  }
  async function look(path: string): Promise<Work> {
    counter.take()
    parse.mockClear()
    await go(
      opened,
      path.replace('$id', `despacho-${days - 1}-${TODAY}`).replace('$registro', `srv-${days - 1}`),
    )
    const nodes = await settled()
    const parsed = parse.mock.calls
      .map(([text]) => String(text).length)
      .filter((length) => length > LONG_TEXT)
    return { calls: counter.take(), nodes, parsed: parsed.reduce((sum, length) => sum + length, 0) }
  }
  const walk = async () => {
    const found: Record<string, Work> = {}
    for (const path of Object.keys(SCREENS)) found[path] = await look(path)
    return found
  }
  const [first, again] = [await walk(), await walk()]
  again[ALL_OF_IT] = await look(ALL_OF_IT)
  cleanup()
  parse.mockRestore()
  return { first, again, stored, texts }
}

let month: Used
let year: Used

const workOf = (used: Used, path: string): Work => used.again[path] ?? expect.fail(path)

test('every screen opens after a month and after a year of use', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00-05:00`) })
  withCentral()
  month = await use(MONTH)
  year = await use(YEAR)
  // What was generated is what the app stores: nothing was put aside.
  expect(Object.keys(localStorage).filter((key) => key.includes('cuarentena'))).toEqual([])
})

describe('a year', () => {
  test.each(Object.entries(SCREENS))('%s judges what it shows', (path, lists) => {
    const before = workOf(month, path).calls
    const records = lists.reduce((sum, key) => sum + (year.stored[key] ?? 0) - (month.stored[key] ?? 0), 0)
    const most = DRAWN + TIMES * records
    const more = [...workOf(year, path).calls]
      .map(([name, count]) => ({ name, month: before.get(name) ?? 0, year: count }))
      .filter((one) => one.year - one.month > most)
    expect(more).toEqual([])
  })

  test('no screen draws more than a page of its list', () => {
    const nodes = Object.entries(year.again).filter(([, work]) => work.nodes > MOST_NODES)
    expect(nodes.map(([path, work]) => [path, work.nodes])).toEqual([])
  })

  test('each stored text is read once by all screens together, and not again by a second look', () => {
    const sum = (works: Record<string, Work>) =>
      Object.keys(SCREENS).reduce((total, path) => total + (works[path]?.parsed ?? 0), 0)
    expect(sum(year.first)).toBeLessThan(1.1 * year.texts)
    expect(sum(year.again)).toBe(0)
  })
})

test('the list of screens is the router’s', () => {
  const { router } = createApp(createMemoryHistory({ initialEntries: ['/'] }))
  const panel = (Object.values({ ...router.routesById }) as { fullPath: string; children?: unknown }[])
    .filter(({ fullPath, children }) => !children && fullPath.startsWith('/admin'))
    .map(({ fullPath }) => fullPath.replace(/(?<=.)\/$/, '').replace(/\$\w+/g, '*'))
  const opened = [...Object.keys(SCREENS), ALL_OF_IT].map((path) =>
    path.replace(/\?.*/, '').replace(/\$\w+/g, '*').replace('2026-10/6', '*/*'),
  )
  expect([...new Set(opened)].filter((path) => path.startsWith('/admin')).sort()).toEqual(panel.sort())
})
