import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asistenciasRepository, eventosRepository } from '@/entities/eventos/queries'
import { miembrosRepository } from '@/entities/personal/queries'
import { ingresosRepository } from '@/entities/presupuesto/partidas'
import { rendicionesRepository } from '@/entities/rendicion/queries'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import { putRecords } from '../panel'
import { signIn } from '../sign-in'

const table = (name: string) => screen.findByRole('table', { name })
const rowCount = async (name: string) => {
  const found = screen.queryByRole('table', { name })
  return found ? within(found).getAllByRole('row').length - 1 : 0
}

type Press = [button: string, rows: number, search: Record<string, unknown>]

/** Each is pressed, and then pressed again. */
const SCREENS: [screen: string, path: string, table: string, all: number, presses: Press[]][] = [
  [
    'inventory',
    '/admin/inventario',
    'Inventario',
    25,
    [
      [
        'Mostrar en la tabla: Items en Mal Estado 18 unidades en 2 items requieren atención inmediata',
        2,
        { alerta: 'malEstado' },
      ],
      ['Donados 5 Registros', 5, { donado: true }],
      ['Fuera de servicio: 2', 1, { estado: 'FUERA_SERVICIO' }],
      ['Electrónico: 17', 2, { categoria: 'ELECTRONICO' }],
    ],
  ],
  [
    'personnel',
    '/admin/personal',
    'Personal',
    3,
    [
      ['Activos 2', 2, { activo: true }],
      ['Comando: 2', 2, { area: 'Comando' }],
      ['Sin cargo: 1', 1, { cargo: 'Sin cargo' }],
    ],
  ],
  [
    'gallery',
    '/admin/galeria',
    'Galería',
    2,
    [
      ['Activos 2', 2, { activo: true }],
      ['Hero: 1', 1, { seccion: 'HERO' }],
      ['Imágenes: 2', 2, { tipo: 'images' }],
    ],
  ],
  [
    'accountability',
    '/admin/rendicion',
    'Informes de rendición de cuentas',
    2,
    [
      ['Publicados 1', 1, { estado: 'publicado' }],
      ['Destacados 1', 1, { destacado: true }],
      ['Este Mes 1', 1, { esteMes: true }],
    ],
  ],
  [
    'events',
    '/admin/eventos',
    'Eventos',
    2,
    [
      ['Publicados 2', 2, { estado: 'publicado' }],
      ['Este Mes 1', 1, { esteMes: true }],
    ],
  ],
  [
    'service log',
    '/admin/servicios?tab=estadisticas',
    'Bitácora de servicios',
    2,
    [['Completados 2', 2, { estado: 'COMPLETADO' }]],
  ],
  [
    'reports',
    '/admin/reportes',
    'Reportes comunitarios',
    2,
    [
      ['Pendiente 1', 1, { estado: 'PENDIENTE' }],
      ['Cerrado 0', 0, { estado: 'CERRADO' }],
      ['Infraestructura: 1', 1, { categoria: 'Infraestructura' }],
      ['Alta: 1', 1, { prioridad: 'ALTA' }],
    ],
  ],
]

async function arrange(): Promise<void> {
  await signIn('user-1')
  const today = toDay(new Date())
  const last = async <T extends { id: string }>(list: Promise<T[]>) => (await list).at(-1)?.id ?? ''
  // An earlier version took people without a position.
  const people = await miembrosRepository.all()
  const data = [...people.slice(0, -1), { ...people.at(-1), activo: false, cargo: ' ' }]
  putRecords(KEYS.personal, data)
  await eventosRepository.update(await last(eventosRepository.all()), { fecha: today })
  const rendicion = await last(rendicionesRepository.all())
  await rendicionesRepository.update(rendicion, { fecha: today, publicado: false, destacado: false })
}

test.each(SCREENS)(
  'cards and chips of %s filter the list by its address, and a second press takes the filter off',
  async (_, path, name, all, presses) => {
    await arrange()
    const { search } = await openScreen(path, 'user-1')
    for (const [label, rows, filter] of presses) {
      const button = await screen.findByRole('button', { name: label })
      expect(button.getAttribute('aria-pressed')).toBe('false')
      fireEvent.click(button)
      await waitFor(async () => expect([search(), await rowCount(name)]).toEqual([filter, rows]))
      await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
      fireEvent.click(button)
      await waitFor(async () => expect([search(), await rowCount(name)]).toEqual([{}, all]))
    }
  },
)

test('an amount of the budget opens its side with the lines behind it, without the other side’s search', async () => {
  await signIn('user-1')
  const [first] = await ingresosRepository.all()
  await ingresosRepository.update(first?.id ?? '', { recaudado: 0 })
  const { search } = await openScreen('/admin/presupuesto?tab=gastos&buscar=agua', 'user-4')
  const card = await screen.findByRole('button', { name: /^Ingresos Recaudados / })
  fireEvent.click(card)
  await waitFor(() => expect(search()).toEqual({ tab: 'ingresos', con: 'recaudado' }))
  await table('Partidas de ingresos')
  await waitFor(async () => expect(await rowCount('Partidas de ingresos')).toBe(7))
  await waitFor(() => expect(card.getAttribute('aria-pressed')).toBe('true'))
  fireEvent.click(card)
  await waitFor(async () => expect(await rowCount('Partidas de ingresos')).toBe(8))
  fireEvent.click(screen.getByRole('button', { name: /^Gastos Ejecutados / }))
  await waitFor(() => expect(search()).toEqual({ tab: 'gastos', con: 'devengado' }))
})

test('«Confirmados» shows those who were there, and the totals go on counting everybody', async () => {
  await signIn('user-1')
  const [evento] = await eventosRepository.all()
  for (const [nombre, asistio] of [
    ['Ana', true],
    ['Eva', false],
  ] as const)
    await asistenciasRepository.create({
      eventoId: evento?.id ?? '',
      personalId: nombre,
      nombre,
      cargo: '',
      asistio,
      horaEntrada: '',
      observaciones: '',
    })
  await openScreen('/admin/eventos?tab=asistencias', 'user-1')
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmados 1' }))
  await waitFor(async () => expect(await rowCount('Asistencias')).toBe(1))
  expect(screen.getByText('Total Registros').parentElement?.parentElement?.textContent).toContain('2')
})

test('a filter that no select shows stands beside the list, and is taken off there too', async () => {
  const { search } = await openScreen('/admin/inventario?alerta=malEstado&donado=true', 'user-5')
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar filtro: Items en Mal Estado' }))
  await waitFor(() => expect(search()).toEqual({ donado: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Limpiar' }))
  await waitFor(() => expect(search()).toEqual({}))
})

test('filters that are on stay beside the one that is pressed', async () => {
  const { search } = await openScreen('/admin/reportes?categoria=Seguridad&pagina=3', 'user-1')
  fireEvent.click(await screen.findByRole('button', { name: 'Pendiente 1' }))
  await waitFor(() => expect(search()).toEqual({ categoria: 'Seguridad', estado: 'PENDIENTE' }))
  fireEvent.click(screen.getByRole('button', { name: 'En proceso 1' }))
  await waitFor(() => expect(search()).toEqual({ categoria: 'Seguridad', estado: 'EN_PROCESO' }))
})
