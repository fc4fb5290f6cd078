import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { MODULOS, type ModuloId } from '@/access/modulos'
import { closeSession } from '@/access/session'
import { MODULO_WORDS } from '@/admin/shell/modulos/words'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { cobrosModule, inspeccionesModule } from '@/entities/inspecciones/module'
import { peticionesModule } from '@/entities/inspecciones/peticiones-list'
import { addDays } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { INSPECCIONES } from '../../inspecciones-records'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import { field, go, press, putRecords, records, said, sees } from '../../panel'

const CHIEF = 'user-1'
const ROLES = ['user-1', 'user-2', 'user-3', 'user-4', 'user-5', 'user-6']
const CONFIG = KEYS.configuracion

/** Where each one stands in the panel and in the site, and what leads there. */
const PLACES: Record<
  ModuloId,
  { panel?: string; more?: string[]; entry?: string; site?: string; link?: string }
> = {
  despacho: { panel: '/admin/despacho', entry: 'Despacho' },
  guardias: { panel: '/admin/guardias', entry: 'Guardias' },
  calendario: { panel: '/admin/calendario', entry: 'Calendario' },
  solicitudes: {
    panel: '/admin/solicitudes',
    site: '/transparencia/solicitud',
    link: 'Pedir información pública',
  },
  aportes: {
    panel: '/admin/aportes',
    site: '/transparencia/preguntas',
    link: 'Preguntar sobre las cuentas',
  },
  lotaip: {
    panel: '/admin/rendicion?tab=transparencia',
    site: '/transparencia/lotaip',
    link: 'Lo que pide la ley, mes a mes',
  },
  fases: { panel: '/admin/rendicion?tab=proceso' },
  'presupuesto-publico': {
    site: '/transparencia/presupuesto',
    link: 'El presupuesto, en palabras sencillas',
  },
  custodios: {},
  inspecciones: {
    panel: '/admin/inspecciones',
    more: [
      ...['permisos', 'plan', 'renovar', 'reglas'].map((lista) => `/admin/inspecciones?lista=${lista}`),
      ...['/admin/inspecciones/visita', '/admin/cobros'],
    ],
    entry: 'Inspecciones',
    site: '/permisos',
  },
}

const config = () => records(CONFIG) as unknown as Record<string, unknown>

/** What the brigade said before this app was opened. */
const say = (modulos?: readonly string[]) => putRecords(CONFIG, { ...config(), modulos } as never)

const without = (off: ModuloId) => MODULOS.filter((one) => one !== off)

/** Everything that is stored here, besides the word itself and what a device counts or notes of it. */
const stored = () =>
  Object.fromEntries(
    Object.keys(localStorage)
      .filter((key) => /^bomberos_/.test(key) && key !== CONFIG && key !== KEYS.bitacora)
      .filter((key) => !/sesion|auth|preferencias|cifras|copias/.test(key))
      .sort()
      .map((key) => [key, JSON.stringify(records(key))]),
  )

const menu = () =>
  within(screen.getByRole('navigation', { name: 'Módulos' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** Records of each of them that promise nobody anything. */
const SETTLED = {
  bomberos_despacho_despachos: [
    { id: 'despacho-1', instante: '2026-10-01T12:00:00.000Z', tipo: 'INCENDIO', estado: 'CERRADO' },
  ],
  bomberos_guardias_turnos: [
    { id: 'turno-1', fecha: '2026-01-02', nombre: 'Día', inicio: '08:00', fin: '20:00' },
  ],
  bomberos_guardias_puestos: [{ id: 'puesto-1', turnoId: 'turno-1', personalId: 'staff-1' }],
  bomberos_calendario_feriados: [{ id: 'feriado-2026-12-06', dia: '2026-12-06' }],
  bomberos_solicitudes_solicitudes: [
    { id: 'solicitud-1', recibida: '2026-01-02', respondida: '2026-01-05', pedido: 'El plan', ajeno: 1 },
  ],
  bomberos_aportes_aportes: [
    { id: 'aporte-1', ejercicio: 2025, texto: '¿Cuánto?', recibido: '2026-01-02', respuesta: 'Nada' },
  ],
  bomberos_lotaip_publicados: [{ id: 'publicado-2026-10', mes: '2026-10', publicado: '' }],
  ...INSPECCIONES,
  bomberos_rendicion_fases: [{ id: 'tarea-1', ejercicio: 2025, fase: 'PLANIFICACION', titulo: 'Reunirse' }],
}

/** What is beside a device: nothing, a central that is tried out, or the brigade's own. */
const STATES = [null, 'muestra', 'suya'] as const

/** What a module holds is the same in all three; each state is beside a third of them, those of the central beside its own. */
const stateOf = (id: ModuloId) => STATES[(MODULOS.indexOf(id) + 2) % STATES.length]

const titleOf = (id: ModuloId) => MODULO_WORDS[id].title

describe('each module, off and on again', () => {
  test('of the inspections and their charges every list has a record', () => {
    const lists = [inspeccionesModule, cobrosModule, peticionesModule].flatMap(({ lists = [] }) => lists)
    expect(Object.keys(INSPECCIONES).sort()).toEqual(lists.map(({ key }) => key).sort())
  })

  test.each(MODULOS)('%s keeps its data to the byte, and nothing leads to it meanwhile', async (id) => {
    const state = stateOf(id)
    if (state) markCentral(state)
    for (const [key, list] of Object.entries(SETTLED)) putRecords(key, list)
    const { panel, more = [], entry, site, link } = PLACES[id]
    const opened = await openScreen('/admin/config?tab=modulos', CHIEF)
    const title = titleOf(id)
    await act(async () => say(MODULOS))
    await act(() => opened.app.queryClient.invalidateQueries())
    await waitFor(async () => expect((await field(title)).checked).toBe(true))
    const control = await field(title)
    const before = stored()
    fireEvent.click(control)
    await waitFor(() => expect(config().modulos).toEqual(without(id)))
    expect(stored()).toEqual(before)
    if (entry) await waitFor(() => expect(menu()).not.toContain(entry))
    for (const path of panel ? [panel, ...more] : []) {
      await go(opened, path)
      await sees(`La brigada no usa «${title}»`)
      expect(await screen.findByRole('link', { name: 'Ir a Módulos' })).toBeTruthy()
    }
    if (site) {
      await go(opened, '/transparencia')
      await screen.findByRole('heading', { level: 1, name: 'Transparencia' })
      if (link) expect(screen.queryByRole('link', { name: link })).toBeNull()
      await go(opened, site)
      await sees('La brigada no usa esta página')
    }
    await go(opened, '/admin/config?tab=modulos')
    await waitFor(async () => expect((await field(title)).checked).toBe(false))
    fireEvent.click(await field(title))
    await waitFor(() => expect(config().modulos).toEqual([...MODULOS]))
    for (const key of Object.keys(SETTLED)) expect(stored()[key], key).toBe(before[key])
    if (entry) await waitFor(() => expect(menu()).toContain(entry))
    if (site && link) {
      await go(opened, '/transparencia')
      expect(await screen.findByRole('link', { name: link })).toBeTruthy()
    }
  })

  test.each(STATES.flatMap((state) => ROLES.map((user) => [state, user] as const)))(
    'with all of them off, beside a central in state %s, no link of the panel leads %s to one',
    async (state, user) => {
      if (state) markCentral(state)
      const opened = await openScreen('/admin', user)
      await act(async () => say([]))
      await act(() => opened.app.queryClient.invalidateQueries())
      const entries = Object.values(PLACES).flatMap(({ entry = [] }) => entry)
      await waitFor(() => expect(menu().filter((one) => entries.includes(one))).toEqual([]))
      const banned = Object.values(PLACES).flatMap(({ panel = [], more = [], site = [] }) =>
        [panel, more, site].flat(),
      )
      for (const { to } of [{ to: '/admin' }, { to: '/admin/rendicion' }, { to: '/admin/servicios' }]) {
        await go(opened, to)
        await screen.findByRole('heading', { level: 1 })
        const links = screen.getAllByRole('link').map((one) => one.getAttribute('href') ?? '')
        expect(links.filter((href) => banned.some((path) => href.startsWith(path)))).toEqual([])
      }
      await go(opened, '/admin/solicitudes')
      await screen.findByRole('heading', {
        level: 1,
        name: ['user-1', 'user-4', 'user-6'].includes(user) ? /no usa/ : 'Acceso restringido',
      })
      if (user !== CHIEF && ['user-4', 'user-6'].includes(user))
        await sees('Lo enciende el Super Administrador, en Configuración → Módulos.')
    },
  )

  test.each(STATES)(
    'a stranger, beside a central in state %s, finds neither its page nor a link to it',
    async (state) => {
      if (state) markCentral(state)
      const opened = await openScreen('/transparencia', CHIEF)
      say([])
      closeSession()
      await act(() => opened.app.queryClient.invalidateQueries())
      for (const { site, link } of Object.values(PLACES)) {
        if (!site) continue
        await go(opened, '/transparencia')
        if (link) await waitFor(() => expect(screen.queryByRole('link', { name: link })).toBeNull())
        await go(opened, site)
        await sees('La brigada no usa esta página')
        expect((await screen.findAllByRole('link', { name: 'Contacto' })).length).toBeGreaterThan(1)
      }
    },
  )
})

describe('what was promised keeps it on', () => {
  const hoy = toDay(new Date())
  const ASKED = { id: 'solicitud-1', recibida: hoy, nombre: 'Ana', pedido: 'El plan' }

  test.each<[ModuloId, Record<string, object[]>, string]>([
    [
      'despacho',
      {
        bomberos_despacho_despachos: [
          { id: 'despacho-1', instante: new Date().toISOString(), tipo: 'INCENDIO' },
        ],
      },
      'Hay una salida en curso: termínela antes.',
    ],
    [
      'guardias',
      {
        bomberos_guardias_turnos: [
          { id: 'turno-1', fecha: addDays(hoy, 2), nombre: 'Día', inicio: '08:00', fin: '20:00' },
        ],
        bomberos_guardias_puestos: [{ id: 'puesto-1', turnoId: 'turno-1', personalId: 'staff-1' }],
      },
      'Hay gente en 1 turno hasta el',
    ],
    [
      'solicitudes',
      { bomberos_solicitudes_solicitudes: [ASKED] },
      'Falta 1 solicitud por contestar, y el plazo corre.',
    ],
    [
      'aportes',
      { bomberos_aportes_aportes: [{ id: 'aporte-1', ejercicio: 2026, texto: '¿Cuánto?', recibido: hoy }] },
      'Falta 1 pregunta por contestar.',
    ],
    [
      'lotaip',
      {
        bomberos_lotaip_publicados: [
          { id: 'publicado-2026-10', mes: '2026-10', publicado: '2026-11-02T12:00:00.000Z' },
        ],
      },
      'El sitio muestra 1 mes publicado: retírelo antes.',
    ],
    [
      'presupuesto-publico',
      {
        bomberos_presupuesto_congelados: [
          {
            ...{ id: 'corte-1', ejercicio: 2026, fecha: '2026-10-31', hecho: '2026-11-02T12:00:00.000Z' },
            ...{ texto: '', sha256: '', publicado: '2026-11-02T12:00:00.000Z' },
          },
        ],
      },
      'El sitio muestra 1 corte publicado: retírelo antes.',
    ],
    [
      'inspecciones',
      {
        bomberos_inspecciones_peticiones: [
          { id: 'peticion-1', nombre: 'Tienda', contacto: 'Rosa', recibida: hoy },
          { id: 'peticion-2', nombre: 'Bar', contacto: 'Luz', recibida: hoy, estado: 'NEGADA' },
        ],
      },
      'Falta 1 pedido de permiso por contestar.',
    ],
  ])('%s', async (id, lists, words) => {
    for (const [key, list] of Object.entries(lists)) putRecords(key, list)
    if (id === 'inspecciones')
      putRecords(CONFIG, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
    await openScreen('/admin/config?tab=modulos', CHIEF)
    const control = await field(titleOf(id))
    expect(control.disabled).toBe(true)
    const about = document.getElementById(control.getAttribute('aria-describedby') ?? '')
    expect(about?.textContent).toContain(`No se puede apagar: ${words}`)
  })

  test('what came while it was off is told to whoever begins the day, and it can be switched on', async () => {
    putRecords('bomberos_solicitudes_solicitudes', [ASKED])
    const opened = await openScreen('/admin', CHIEF)
    await act(async () => say([]))
    await act(() => opened.app.queryClient.invalidateQueries())
    await sees('Solicitudes de información está apagado, y algo espera')
    await go(opened, '/admin/config?tab=modulos')
    const control = await field('Solicitudes de información')
    expect(control.disabled).toBe(false)
  })
})

describe('the answer about the brigade', () => {
  test('the guide asks it first, and one tap leaves a menu of what was chosen', async () => {
    await openScreen('/admin', CHIEF)
    const guide = await screen.findByRole('region', { name: 'Primeros pasos' })
    expect(guide.textContent).toContain('Diga cómo trabaja su brigada')
    await press('Solo el sitio y los reportes', guide)
    await said('Módulos guardados')
    expect(config().modulos).toEqual([])
    expect(menu()).not.toContain('Guardias')
    await waitFor(() => expect(guide.textContent).not.toContain('Solo el sitio y los reportes'))
  })

  test('what holds records stays on, and the answer says so before', async () => {
    putRecords('bomberos_calendario_feriados', [{ id: 'feriado-2026-12-06', dia: '2026-12-06' }])
    await openScreen('/admin/config?tab=modulos', CHIEF)
    await sees('Sigue encendido lo que ya tiene registros: Calendario.')
    await press('Solo el sitio y los reportes')
    await said('Módulos guardados')
    expect(config().modulos).toEqual(['calendario'])
    await sees('Feriados: 1. Si lo apaga, siguen guardados y en las copias.')
  })

  test('a word of an earlier or a newer version stands: none is all but what is asked for, and what is unknown stays', async () => {
    const opened = await openScreen('/admin/config?tab=modulos', CHIEF)
    expect(config().modulos).toBeUndefined()
    for (const [id, { title }] of Object.entries(MODULO_WORDS))
      expect((await field(title)).checked, title).toBe(id !== 'inspecciones')
    await act(async () => say(['guardias', 'deLuego']))
    await act(() => opened.app.queryClient.invalidateQueries())
    await waitFor(async () => expect((await field('Despacho')).checked).toBe(false))
    fireEvent.click(await field('Despacho'))
    await said('Módulos guardados')
    expect(config().modulos).toEqual(['despacho', 'guardias', 'deLuego'])
  })

  test('what an answer switched on is said with the entry where it is found, also without a central', async () => {
    await openScreen('/admin/config?tab=modulos', CHIEF)
    await press('Brigada que sale')
    await waitFor(() => expect(config().modulos).toEqual(['despacho', 'guardias', 'calendario']))
    await press('Con oficina')
    await sees(
      'Desde ahora, en Buzón: Solicitudes de información y Preguntas ciudadanas; en Rendición de Cuentas: Transparencia mes a mes y Proceso de rendición de cuentas; en Presupuesto: Presupuesto en el sitio; en Configuración → Central: Copias fuera de la estación.',
    )
  })

  test('what no answer is about is switched on by its own switch alone, and no answer takes it away', async () => {
    await openScreen('/admin/config?tab=modulos', CHIEF)
    await sees('Se enciende aparte, en Módulos: Inspecciones.')
    expect(config().modulos).toBeUndefined()
    await press('Con oficina')
    await waitFor(() => expect(config().modulos).toEqual(without('inspecciones')))
    fireEvent.click(await field('Inspecciones'))
    await waitFor(() => expect(menu()).toContain('Inspecciones'))
    await press('Solo el sitio y los reportes')
    await waitFor(() => expect(config().modulos).toEqual(['inspecciones']))
  })
})
