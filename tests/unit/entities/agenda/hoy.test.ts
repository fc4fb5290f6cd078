import { expect, test } from 'vitest'
import { hoyDe, loadAgendas, porPrisa } from '@/entities/agenda'
import { storedAt } from '@/entities/modules'
import { corteOf } from '@/entities/presupuesto/corte'
import { KEYS } from '../../../keys'

const HOY = '2026-11-26'
const [DESPACHOS, CORTE] = ['bomberos_despacho_despachos', 'bomberos_presupuesto_corte']

/** What a device would tell that has stored this; whatever isn't said is empty. */
async function hoyOf(stored: Record<string, unknown>, ahora = `${HOY}T15:00:00Z`, calendario = true) {
  const empty = (key: string) => {
    const there = storedAt(key)
    if (!there) throw new Error(key)
    return 'defaults' in there ? there.defaults() : []
  }
  const at = <T>(key: string) => (stored[key] ?? empty(key)) as T
  return hoyDe(calendario, await loadAgendas(() => true), at, { hoy: HOY, ahora: Date.parse(ahora) })
}

const dutiesOf = async (stored: Record<string, unknown>) =>
  (await hoyOf(stored)).mes.map(({ titulo, estado, nota }) => `${titulo}: ${estado}. ${nota}`)

const reporte = (id: string, categoria: string, fechaCreacion: string) => ({
  ...{ id, titulo: id, descripcion: '', categoria, prioridad: 'MEDIA', estado: 'PENDIENTE' },
  ...{ fechaCreacion, fechaActualizacion: fechaCreacion, imagenes: [], autor: { nombre: 'x', email: '' } },
})
const item = (nombre: string, rest: object = {}) => ({
  ...{ id: nombre, nombre, categoria: 'OTROS', cantidad: 5, estado: 'BUENO', ubicacion: 'Bodega' },
  ...rest,
})
const ana = { id: 'a', nombres: 'Ana Ruiz', cargo: 'Bombera', activo: true, fechaSalida: '' }
const turno = (id: string, fecha: string, personas = 1) => ({
  ...{ id, fecha, nombre: 'Día', inicio: '08:00', fin: '20:00', personas, funciones: [] },
})
const puesto = (turnoId: string) => ({
  ...{ id: `p-${turnoId}`, turnoId, personalId: 'a', nombre: 'Ana Ruiz', cedidoA: '' },
})
const tarea = (id: string, hasta: string) => ({
  ...{ id, ejercicio: 2025, fase: 'ENTREGA', titulo: id, desde: '', hasta, hecha: '', responsable: '' },
})

test('what waits stands by its urgency: emergencies by age, what is late, what is near, and the rest', async () => {
  const { toca, mes } = await hoyOf({
    [KEYS.reportes]: [
      reporte('Banca rota', 'Otro', '2026-11-20T10:00:00Z'),
      reporte('Humo', 'Emergencia', '2026-11-26T14:00:00Z'),
      reporte('Choque', 'Emergencia', '2026-11-26T12:00:00Z'),
    ],
    [KEYS.inventario]: [
      item('Casco', { cantidad: 1 }),
      item('Manguera', { estado: 'MALO' }),
      item('Extintor', { proximaRevision: '2026-11-20' }),
    ],
    [KEYS.fases]: [tarea('Plan', '2026-11-25'), tarea('Acta', '2026-11-27'), tarea('Lejos', '2026-12-20')],
  })
  expect(porPrisa(toca, mes).map(({ titulo, prisa }) => [titulo, prisa])).toEqual([
    ['Choque', 'EMERGENCIA'],
    ['Humo', 'EMERGENCIA'],
    ['Plan', 'VENCIDO'],
    ['1 revisión de equipos sin hacer', 'VENCIDO'],
    ['Banca rota', 'PRONTO'],
    ['Items en Mal Estado', 'PRONTO'],
    ['Acta', 'PRONTO'],
    ['Stock Bajo', undefined],
  ])
  expect(toca.find(({ id }) => id === 'Acta')?.nota).toBe(
    'Mañana · Rendición de 2025, Lo que dijo la ciudadanía, y entrega',
  )
})

test('what is late is one line to the calendar, and without it each stands for itself', async () => {
  const late = { [KEYS.fases]: [tarea('Plan', '2026-11-24'), tarea('Acta', '2026-11-25')] }
  const toca = async (calendario: boolean) =>
    (await hoyOf(late, undefined, calendario)).toca.map(({ titulo, nota, to }) => [titulo, nota, to])
  expect(await toca(true)).toEqual([['2 plazos vencidos', 'Plan y Acta', '/admin/calendario']])
  const nota = (dia: string) => `Venció el ${dia} · Rendición de 2025, Lo que dijo la ciudadanía, y entrega`
  expect(await toca(false)).toEqual([
    ['Plan', nota('24 de noviembre de 2026'), '/admin/rendicion'],
    ['Acta', nota('25 de noviembre de 2026'), '/admin/rendicion'],
  ])
})

test('of many emergencies three are named, and of many other reports the oldest', async () => {
  const many = [1, 2, 3, 4, 5].map((n) => reporte(`E${n}`, 'Emergencia', `2026-11-26T0${n}:00:00Z`))
  const others = [1, 2].map((n) => reporte(`O${n}`, 'Otro', `2026-11-2${n}T00:00:00Z`))
  const { toca } = await hoyOf({ [KEYS.reportes]: [...others, ...many] })
  expect(toca.map(({ titulo }) => titulo)).toEqual([
    'E1',
    'E2',
    'E3',
    '2 emergencias más en espera',
    '2 reportes comunitarios pendientes',
  ])
  expect(toca.at(-1)?.clase).toBe('El más antiguo: O1')
})

test('whoever may not see the calls is told of the reports as they were written', async () => {
  const stored = { [KEYS.reportes]: [reporte('Humo', 'Emergencia', '2026-11-26T14:00:00Z')] }
  expect((await hoyOf({ ...stored, [DESPACHOS]: null })).toca).toHaveLength(1)
})

test('where nobody wrote anything down, no duty of the month is done', async () => {
  expect(await dutiesOf({})).toEqual([
    'Credenciales: NO_SE_SABE. No hay ninguna anotada.',
    'Revisiones de equipos: NO_SE_SABE. Ningún item tiene escrito cuándo se revisa.',
    'Partes de servicios: NO_SE_SABE. Ninguno anotado este mes.',
    'Transparencia de octubre de 2026: NO_SE_SABE. No está anotado si se presentó. El plazo fue hasta el 16 de noviembre de 2026.',
  ])
})

const servicio = (id: string, fecha: string, estado = 'COMPLETADO') => ({
  ...{ id, fecha, estado, tipo: 'INCENDIO', direccion: 'Calle Sucre' },
})
const gasto = { id: 'g', partida: '51', denominacion: 'x', codificado: 10, devengado: 5, ejercicio: 2026 }

test('a duty is done where records say so, and says of which day', async () => {
  const done = await dutiesOf({
    [KEYS.inventario]: [item('Extintor', { proximaRevision: '2027-01-05' })],
    [KEYS.servicios]: [servicio('s', '2026-11-03'), servicio('t', '2026-10-30', 'EN_CURSO')],
    [KEYS.lotaipMeses]: [{ id: 'm', mes: '2026-10', numeral: '6' }],
    [KEYS.lotaipPresentaciones]: [{ id: 'p', mes: '2026-10', fecha: '2026-11-10', hecho: '' }],
    [KEYS.gastos]: [gasto],
    [CORTE]: {
      ingresos: { fecha: '', huella: '' },
      gastos: corteOf('2026-10-31', [gasto] as never, 2026),
    },
    [KEYS.personal]: [ana],
    [KEYS.credenciales]: [{ id: 'c', personalId: 'a', tipo: 'Rescate', vence: '' }],
    [KEYS.turnos]: [turno('t1', '2026-11-29')],
    [KEYS.puestos]: [puesto('t1')],
  })
  expect(done).toEqual([
    'Credenciales: HECHO. De las anotadas, ninguna vence en 60 días.',
    'Revisiones de equipos: HECHO. La próxima toca el 5 de enero de 2027.',
    'Cifras del presupuesto: HECHO. Al 31 de octubre de 2026.',
    'Partes de servicios: HECHO. 1 anotado, ninguno abierto.',
    'Transparencia de octubre de 2026: HECHO. Presentado el 10 de noviembre de 2026.',
    'Turnos de guardia: HECHO. Completos hasta fin de mes.',
  ])
})

test.each([
  ['a figure that was changed since', { ...gasto, devengado: 6 }, '2026-10-31', /^NO_SE_SABE Nadie dijo/],
  [
    'a close of before',
    gasto,
    '2026-09-30',
    /^FALTA Son del 30 de septiembre de 2026: falta la cédula de octubre/,
  ],
])('of %s the budget doesn’t say that it is up to date', async (_, line, fecha, says) => {
  const { mes } = await hoyOf({
    [KEYS.gastos]: [line],
    [CORTE]: { ingresos: { fecha: '', huella: '' }, gastos: corteOf(fecha, [gasto] as never, 2026) },
  })
  const duty = mes.find(({ id }) => id === 'presupuesto')
  expect(`${duty?.estado} ${duty?.nota}`).toMatch(says)
})

test('shifts that end before the month does leave it unknown; one without people near is something to see to', async () => {
  const people = { [KEYS.personal]: [ana] }
  const duty = async (stored: Record<string, unknown>) =>
    (await hoyOf({ ...people, ...stored })).mes.find(({ id }) => id === 'turnos')
  expect(await duty({})).toBeUndefined()
  expect(await duty({ [KEYS.turnos]: [turno('t0', '2026-10-01')] })).toMatchObject({ estado: 'NO_SE_SABE' })
  expect(
    await duty({ [KEYS.turnos]: [turno('t1', '2026-11-27')], [KEYS.puestos]: [puesto('t1')] }),
  ).toMatchObject({
    estado: 'NO_SE_SABE',
    nota: 'Después del 27 de noviembre de 2026 no hay ninguno puesto.',
  })
  expect(await duty({ [KEYS.turnos]: [turno('t1', '2026-11-27')] })).toMatchObject({
    estado: 'FALTA',
    nota: '1 turno por completar hasta fin de mes.',
    toca: { titulo: '1 turno por completar en estos días', nota: 'Viernes 08:00: falta 1 persona.' },
  })
})

test('now: who is on and what that lacks, what is out of service, and what is under way', async () => {
  const { ahora } = await hoyOf({
    [KEYS.personal]: [ana],
    [KEYS.turnos]: [turno('t1', HOY, 2)],
    [KEYS.puestos]: [puesto('t1')],
    [KEYS.inventario]: [
      item('Radio', { estado: 'FUERA_SERVICIO' }),
      item('Autobomba', { estado: 'FUERA_SERVICIO', categoria: 'VEHICULO' }),
      item('Ambulancia', { estado: 'MANTENIMIENTO', categoria: 'VEHICULO' }),
      item('Sierra', { estado: 'MANTENIMIENTO' }),
    ],
    [KEYS.servicios]: [servicio('s', HOY, 'EN_CURSO')],
  })
  expect(ahora.map(({ titulo, nota = '', to }) => [titulo, nota, to])).toEqual([
    ['1 servicio en curso', 'Combate de Incendios, Calle Sucre', '/admin/servicios/salida/s'],
    ['De guardia: Ana Ruiz', 'Día, hasta las 20:00. Falta 1 persona.', '/admin/guardias'],
    ['Fuera de servicio: Autobomba y Radio', '', '/admin/inventario'],
    ['En mantenimiento: Ambulancia', '', '/admin/inventario'],
  ])
  const none = await hoyOf({ [KEYS.personal]: [ana], [KEYS.turnos]: [turno('t1', '2026-11-28')] })
  expect(none.ahora.map(({ titulo }) => titulo)).toEqual(['De guardia: ningún turno a esta hora'])
})

test('what is broken and still of use waits for whoever mends it, until it is signed or its thing is given up', async () => {
  const falla = (id: string, thing: string, que: string, rest: object = {}) => ({
    ...{
      id,
      item: thing,
      nombre: thing || 'Portón',
      vehiculo: false,
      que,
      fuera: false,
      cuando: `${HOY}T08:00`,
      por: 'Rosa',
    },
    ...rest,
  })
  const items = [item('Ambulancia'), item('Radio'), item('Casco'), item('Pala')]
  const told = async (fallas: object[], inventario: object[] = items) =>
    (await hoyOf({ [KEYS.inventario]: inventario, [KEYS.fallas]: fallas })).toca.map(
      ({ titulo, nota, prisa, search }) => [titulo, nota, prisa, search],
    )
  const faro = falla('f1', 'Ambulancia', 'Faro izquierdo quemado')
  expect(
    await told([
      faro,
      falla('f2', 'Ambulancia', 'Llanta lisa'),
      falla('f3', '', 'No cierra'),
      falla('f4', 'Radio', 'Antena', { alta: `${HOY}T09:00` }),
      falla('f5', 'Hacha que ya no está', 'Mango'),
    ]),
  ).toEqual([
    ['Falla: Ambulancia', 'Faro izquierdo quemado; Llanta lisa', 'PRONTO', { ver: 'Ambulancia' }],
    ['Falla: Portón', 'No cierra', 'PRONTO', undefined],
  ])
  const baja = { dia: HOY, motivo: 'Se dañó', acta: '' }
  expect(await told([faro], [item('Ambulancia', { baja })])).toEqual([])
  expect(await told(items.map(({ nombre }) => falla(nombre, nombre, 'Rota')))).toEqual([
    [
      'Con fallas: Ambulancia, Radio, Casco y 1 más',
      'Ambulancia: Rota · Radio: Rota · Casco: Rota · Pala: Rota',
      'PRONTO',
      { alerta: 'conFallas' },
    ],
  ])
})
