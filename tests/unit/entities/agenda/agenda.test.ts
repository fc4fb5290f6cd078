import { expect, test } from 'vitest'
import { loadAgendas, pendientes, tramoOf } from '@/entities/agenda'
import { pageAt, storedAt } from '@/entities/modules'

const HOY = '2026-11-26'

/** What a device would have stored; whatever isn't said is empty. */
async function dueOf(stored: Record<string, unknown>, hoy = HOY) {
  const empty = (key: string) => {
    const there = storedAt(key)
    if (!there) throw new Error(key)
    return 'defaults' in there ? there.defaults() : []
  }
  const at = <T>(key: string) => (stored[key] ?? empty(key)) as T
  return pendientes(await loadAgendas(() => true), at, hoy).map(({ dia, titulo }) => `${dia} ${titulo}`)
}

const miembro = (id: string, nombres: string) => ({
  ...{ id, nombres, cargo: 'Bombera', activo: true, fechaSalida: '' },
})
const licencia = (id: string, personalId: string, vence: string) => ({
  ...{ id, personalId, tipo: 'Licencia de conducir', clase: 'E', vence },
})
const solicitud = (id: string, recibida: string, rest: object = {}) => ({
  ...{ id, recibida, nombre: 'Luz', pedido: 'x', prorroga: '', motivoProrroga: '', respondida: '' },
  ...rest,
})

test('every module reads what is stored, and leads to a screen of the panel', async () => {
  const agendas = await loadAgendas(() => true)
  for (const { reads } of agendas) for (const key of reads) expect(storedAt(key)?.key).toBe(key)
  expect(agendas.length).toBeGreaterThanOrEqual(8)
  expect(pageAt('/admin/calendario')?.title).toBe('Calendario')
})

test('where nobody began anything, the months of the law are due, and none of them is called late', async () => {
  expect(await dueOf({})).toEqual([
    '2026-12-15 Presentar la transparencia de noviembre de 2026',
    '2027-01-15 Presentar la transparencia de diciembre de 2026',
  ])
})

test('of every module what is due until the sixtieth day stands by its day; the day after it does not', async () => {
  expect(
    await dueOf({
      bomberos_personal_personal: [miembro('a', 'Ana Ruiz'), miembro('b', 'Luis Mora')],
      bomberos_personal_credenciales: [licencia('c1', 'a', '2027-01-25'), licencia('c2', 'b', '2027-01-26')],
      bomberos_eventos_eventos: [
        { id: 'e1', titulo: 'Simulacro', fecha: HOY, categoria: 'SIMULACRO' },
        { id: 'e2', titulo: 'Pasado', fecha: '2026-11-25', categoria: 'REUNION' },
        { id: 'e3', titulo: 'Lejano', fecha: '2027-01-26', categoria: 'REUNION' },
      ],
      bomberos_guardias_turnos: [
        {
          id: 't1',
          fecha: '2026-11-28',
          nombre: 'Noche',
          inicio: '20:00',
          fin: '08:00',
          personas: 2,
          funciones: [],
        },
        {
          id: 't2',
          fecha: '2026-11-29',
          nombre: 'Día',
          inicio: '08:00',
          fin: '20:00',
          personas: 1,
          funciones: [],
        },
      ],
      bomberos_guardias_puestos: [
        { id: 'p1', turnoId: 't2', personalId: 'a', nombre: 'Ana', cedidoA: '' },
        { id: 'p2', turnoId: 't1', personalId: 'b', nombre: 'Luis', cedidoA: '' },
      ],
      bomberos_solicitudes_solicitudes: [
        solicitud('s1', '2026-11-10'),
        solicitud('s2', '2026-11-25'),
        solicitud('s3', '2026-11-20', { respondida: '2026-11-21' }),
      ],
      bomberos_inventario_items: [
        { id: 'i1', nombre: 'Extintores', ubicacion: 'Bodega', proximaRevision: '2026-11-25' },
        { id: 'i2', nombre: 'Mangueras', ubicacion: 'Bodega', proximaRevision: '2027-01-26' },
        { id: 'i3', nombre: 'Cascos', ubicacion: 'Bodega' },
      ],
      bomberos_rendicion_fases: [
        {
          id: 'f1',
          ejercicio: 2025,
          fase: 'ENTREGA',
          titulo: 'Entregar',
          desde: '',
          hasta: '2026-11-30',
          hecha: '',
        },
        {
          id: 'f2',
          ejercicio: 2025,
          fase: 'ENTREGA',
          titulo: 'Hecha',
          hasta: '2026-11-20',
          hecha: '2026-11-20',
        },
      ],
      bomberos_datos_pedidos: [
        { id: 'd1', derecho: 'ACCESO', recibido: '2026-11-20', respondido: '' },
        { id: 'd2', derecho: 'ACCESO', recibido: '2026-11-20', respondido: '2026-11-21' },
      ],
      bomberos_lotaip_meses: [{ id: 'x', mes: '2026-10', numeral: '6' }],
    }),
  ).toEqual([
    '2026-11-16 Presentar la transparencia de octubre de 2026',
    '2026-11-20 Contestar una solicitud de información',
    '2026-11-25 Revisar: Extintores',
    '2026-11-26 Simulacro',
    '2026-11-28 Completar el turno Noche, 20:00',
    '2026-11-30 Entregar',
    '2026-12-05 Contestar un pedido sobre datos: saber qué datos hay',
    '2026-12-05 Contestar una solicitud de información',
    '2026-12-15 Presentar la transparencia de noviembre de 2026',
    '2027-01-15 Presentar la transparencia de diciembre de 2026',
    '2027-01-25 Renovar: Licencia de conducir E de Ana Ruiz',
  ])
})

test('a shift that lacks a function says so as the roster does; a licence that ends during it is none', async () => {
  const turno = (id: string, fecha: string) => ({
    ...{ id, fecha, nombre: 'Noche', inicio: '22:00', fin: '06:00', personas: 1, funciones: ['CONDUCTOR'] },
  })
  const puesto = (turnoId: string) => ({
    id: `p${turnoId}`,
    turnoId,
    personalId: 'a',
    nombre: 'Ana',
    cedidoA: '',
  })
  const stored: Record<string, unknown> = {
    bomberos_personal_personal: [miembro('a', 'Ana Ruiz')],
    bomberos_personal_credenciales: [licencia('c', 'a', '2026-11-28')],
    // 2026-11-28 is a Saturday; the night of the 27th ends on it.
    bomberos_guardias_turnos: [turno('1', '2026-11-27'), turno('2', '2026-11-28')],
    bomberos_guardias_puestos: [puesto('1'), puesto('2')],
    bomberos_personal_mandos: { cargos: ['Jefe'] },
  }
  const at = <T>(key: string) => (stored[key] ?? []) as T
  const shifts = (await loadAgendas(() => true)).filter(({ reads }) =>
    reads.includes('bomberos_guardias_turnos'),
  )
  expect(pendientes(shifts, at, HOY)).toMatchObject([
    { dia: '2026-11-28', nota: 'Sábado 22:00: no hay conductor vigente.', to: '/admin/guardias' },
  ])
})

test('a month that was filed is not due, and holidays move requests and months alike', async () => {
  const stored = {
    bomberos_lotaip_presentaciones: [{ id: 'p', mes: '2026-11', fecha: '2026-12-01', hecho: '' }],
    // The law has Christmas and New Year; one was noted before there was a list, one is in it.
    bomberos_lotaip_catalogo: { feriados: ['2027-01-15'] },
    bomberos_calendario_feriados: [{ id: 'f', dia: '2026-12-29', nombre: 'Cantonización', fuera: false }],
    bomberos_solicitudes_plazos: { habiles: true },
    bomberos_solicitudes_solicitudes: [solicitud('s', '2026-12-24')],
  }
  expect(await dueOf(stored, '2026-12-28')).toEqual([
    '2027-01-12 Contestar una solicitud de información',
    '2027-01-18 Presentar la transparencia de diciembre de 2026',
    '2027-02-15 Presentar la transparencia de enero de 2027',
  ])
})

test.each([
  ['2026-11-25', 'Atrasado'],
  ['2026-11-26', 'Hoy'],
  ['2026-12-03', 'Próximos siete días'],
  ['2026-12-04', 'diciembre de 2026'],
  ['2027-01-02', 'enero de 2027'],
])('%s stands under %s', (dia, tramo) => {
  expect(tramoOf(dia, HOY)).toBe(tramo)
})
