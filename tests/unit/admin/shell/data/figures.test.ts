import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { closeSession } from '@/access/session'
import { countFigures } from '@/admin/shell/data/figures'
import { keepFigures } from '@/app/keep/figures'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { removeSamples } from '@/entities/copias/restore'
import { sampleItems } from '@/entities/inventario/seed'
import { backedUp, sampleLists } from '@/entities/modules'
import { newMiembro } from '@/entities/personal/miembro'
import { miembrosRepository } from '@/entities/personal/queries'
import { sampleMiembros } from '@/entities/personal/seed'
import { corteCsv } from '@/entities/presupuesto/cortes/corte-csv'
import { sampleGastos } from '@/entities/presupuesto/seed'
import { registrosRepository } from '@/entities/registro-servicios/registros'
import { sampleRegistros } from '@/entities/registro-servicios/seed'
import { CALCULADA } from '@/entities/sitio/cifras'
import { saveSitio } from '@/entities/sitio/queries'
import { DEFAULT_SITIO } from '@/entities/sitio/sitio'
import { contadasQuery } from '@/entities/sitio/use-cifras'
import { writeRows } from '@/shared/storage/entry/rows'
import { rowOfUnseen } from '@/shared/storage/entry/unseen'
import { countBudget, countPeople, countServices, countVehicles } from '@/sync/publico/figures'
import { KEYS } from '../../../../keys'
import { markCentral } from '../../../mark-central'
import { putRecords } from '../../../panel'
import { signIn } from '../../../sign-in'

const TODAY = new Date(2027, 2, 31)

const counted = () => JSON.parse(localStorage.getItem(KEYS.cifras) ?? 'null')?.data

const set = (next: object) => saveSitio.mutationFn?.({ next, base: DEFAULT_SITIO }, {} as never)

beforeEach(closeSession)

test('services count in their year, without the cancelled ones; minutes have one decimal', () => {
  const [registro] = sampleRegistros()
  if (!registro) throw new Error('no sample')
  const one = (rest: object) => ({ ...registro, fecha: '2027-01-02', estado: 'COMPLETADO' as const, ...rest })
  const log = [
    one({ tipo: 'RESCATE', tiempoRespuesta: 7 }),
    one({ tipo: 'PREVENCION', tiempoRespuesta: 8, estado: 'EN_CURSO' }),
    one({ tipo: 'PREVENCION', tiempoRespuesta: undefined }),
    one({ tipo: 'INCENDIO', tiempoRespuesta: 90, estado: 'CANCELADO' }),
    one({ tipo: 'INCENDIO', tiempoRespuesta: 90, fecha: '2026-12-31' }),
  ]
  expect(countServices(log, '2027', TODAY)).toMatchObject({
    atenciones: '3',
    RESCATE: '1',
    INCENDIO: '0',
    PREVENCION: '2',
    inspecciones: '2',
    respuesta: '',
  })
  expect(countServices(log, '2026', TODAY)).toMatchObject({ atenciones: '1', INCENDIO: '1', respuesta: '' })
  expect(countServices([], '2027', TODAY)).toEqual({})
})

test('the mean response is of whole fives, the oldest first, so that no look before and after a call tells its time', () => {
  const [registro] = sampleRegistros()
  if (!registro) throw new Error('no sample')
  const call = (n: number, rest: object = {}) => ({
    ...{ ...registro, id: `srv-${n}`, fecha: `2027-01-${10 + n}`, estado: 'COMPLETADO' as const },
    ...{ tiempoRespuesta: n, ...rest },
  })
  const calls = (many: number) => Array.from({ length: many }, (_, n) => call(n + 1))
  const mean = (list: ReturnType<typeof calls>) => countServices(list, '2027', TODAY).respuesta
  expect([4, 5, 6, 9, 10].map((many) => mean(calls(many)))).toEqual(['', '3', '3', '3', '5,5'])
  // What is no answer to anybody, or has no time, makes no five.
  const others = [
    call(5, { estado: 'CANCELADO' }),
    call(6, { falsaAlarma: true }),
    call(7, { tiempoRespuesta: undefined }),
  ]
  expect(mean([...calls(4), ...others])).toBe('')
  expect(mean(calls(7).toReversed())).toBe('3')
})

test('a year that nobody logged has no services to tell of; the current one may have had none yet', () => {
  const log = sampleRegistros()
  for (const anio of ['2023', '2025', '2026', '2028'])
    expect(countServices(log, anio, TODAY), anio).toEqual({})
  expect(countServices(log, '2027', TODAY)).toMatchObject({ atenciones: '0', RESCATE: '0', respuesta: '' })
  const called = log.map((registro) => ({ ...registro, estado: 'CANCELADO' as const }))
  expect(countServices(called, '2024', TODAY)).toMatchObject({ atenciones: '0' })
})

test('people count when they are active, and as new for a month', () => {
  const [miembro] = sampleMiembros()
  if (!miembro) throw new Error('no sample')
  const joined = (fechaIngreso: string, activo = true) => ({ ...miembro, fechaIngreso, activo })
  const list = [joined('2027-03-01'), joined('2027-02-28'), joined('2027-03-30', false), joined('')]
  // The 31st has no day of its own in February.
  expect(countPeople(list, TODAY)).toEqual({ activos: '3', nuevos: '+1' })
  expect(countPeople([joined('2019-01-01')], TODAY)).toEqual({ activos: '1', nuevos: '' })
  expect(countPeople([], TODAY)).toEqual({})
})

test('vehicles count when they can go out, and the budget by what was accrued', () => {
  const items = sampleItems()
  expect(countVehicles(items)).toEqual({ vehiculos: '5' })
  expect(countVehicles(items.filter(({ categoria }) => categoria !== 'VEHICULO'))).toEqual({})
  const [gasto] = sampleGastos()
  if (!gasto) throw new Error('no sample')
  const ejercicio = TODAY.getFullYear()
  const line = { ...gasto, codificado: 200, devengado: 91, ejercicio }
  const years = [line, { ...line, ejercicio: ejercicio - 1, devengado: 50 }]
  expect(countBudget([line], [], '2027', TODAY)).toEqual({ ejecucion: '45,5 %' })
  // Nothing coded is no budget of which nothing was spent.
  expect(countBudget([{ ...line, codificado: 0, devengado: 0 }], [], '2027', TODAY)).toEqual({})
  expect(countBudget(years, [], '2027', TODAY)).toEqual({
    ejecucion: '45,5 %',
  })
  expect(countBudget([{ ...line, ejercicio: 2020 }], [], '2027', TODAY)).toEqual({
    ejecucion: '45,5 % (2020)',
  })
  // Of the year that the site shows, where the budget has it.
  expect(countBudget(years, [], '2026', TODAY)).toEqual({ ejecucion: '25,0 %' })
  expect(countBudget(years, [], '2024', TODAY)).toEqual({ ejecucion: '45,5 % (2027)' })
  expect(countBudget([], [], '2027', TODAY)).toEqual({})
})

test('once a cut is published, the public figure is the cut’s, with its day', () => {
  const [gasto = expect.fail()] = sampleGastos()
  const line = { ...gasto, codificado: 200, devengado: 91, ejercicio: 2027 }
  const cut = (fecha: string, devengado: number, publicado: string) => ({
    ...{
      id: fecha,
      ejercicio: 2027,
      fecha,
      hecho: `${fecha}T10:00:00.000Z`,
      autor: '',
      nota: '',
      sha256: '',
    },
    texto: corteCsv({ ingresos: [], gastos: [{ ...line, devengado }] }, { ejercicio: 2027, fecha }),
    publicado,
  })
  const cuts = [cut('2027-01-31', 20, 'x'), cut('2027-02-28', 50, 'x'), cut('2027-03-31', 60, '')]
  const ofFebruary = { ejecucion: '25,0 %', ejecucionAl: '2027-02-28' }
  expect(countBudget([line], cuts, '2027', TODAY)).toEqual(ofFebruary)
  expect(countBudget([line], cuts.slice(2), '2027', TODAY)).toEqual({ ejecucion: '45,5 %' })
  expect(countBudget([line], cuts, '2028', TODAY)).toEqual({ ...ofFebruary, ejecucion: '25,0 % (2027)' })
})

test('nothing is counted for the sample brigade, until somebody asks for it', async () => {
  await signIn('user-1')
  expect(await countFigures(TODAY)).toBe(false)
  expect(counted()).toBeUndefined()
  await set({ activos: CALCULADA })
  expect(await countFigures(TODAY)).toBe(true)
  expect(counted()).toMatchObject({ anio: '2024', activos: '3', atenciones: '2' })
  expect(await countFigures(TODAY)).toBe(false)
})

test('while the brigade inspects its visits are counted, and who sees none leaves the figure as it was', async () => {
  const modulos = (list: readonly string[]) =>
    putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: list } as never)
  const ofLog = async () => {
    await countFigures(TODAY)
    return counted()?.inspecciones
  }
  putRecords(KEYS.visitas, [
    { ...{ id: 'v-1', local: 'a', dia: '2027-01-02', equipo: 'x', plantilla: 'b' }, resultado: 'APROBADO' },
  ])
  await signIn('user-1')
  await set({ anioQue: 'curso', inspecciones: CALCULADA })
  modulos([])
  expect(await ofLog()).not.toBe('1')
  modulos(['inspecciones'])
  expect(await ofLog()).toBe('1')
  // The role of operations sees the log and no visits.
  await signIn('user-2')
  expect(await ofLog()).toBe('1')
})

test('lists that nobody has opened on a central’s device yet are not taken for emptied ones', async () => {
  markCentral('muestra')
  await signIn('user-1')
  await countFigures(TODAY)
  // What is written here would make the device ask what becomes of it, and tell the whole brigade.
  expect(JSON.parse(localStorage.getItem(KEYS.sitio) ?? '').data).toEqual({ ejemplo: true })
})

test('a later year of the sample brigade is counted, and last year’s services don’t stay below a new year', async () => {
  await signIn('user-1')
  const [registro] = sampleRegistros()
  if (!registro) throw new Error('no sample')
  await registrosRepository.create({ ...registro, fecha: '2027-01-02' })
  await set({ anioQue: 'curso' })
  expect(await countFigures(TODAY)).toBe(true)
  expect(counted()).toMatchObject({ anio: '2027', atenciones: '1', RESCATE: '1' })
  await set({ anioQue: 'completo' })
  await countFigures(TODAY)
  expect(counted()).toMatchObject({ anio: '2026', atenciones: '', RESCATE: '', activos: '3' })
  await set({ anioQue: 'curso' })
  await countFigures(TODAY)
  // The storekeeper doesn't see the log, and opens the panel first in the new year.
  await signIn('user-5')
  await countFigures(new Date(2028, 0, 1))
  expect(counted()).toMatchObject({ anio: '2028', atenciones: '', RESCATE: '', activos: '3', vehiculos: '5' })
})

test('a log that is unknown here is not counted as an empty one', async () => {
  await signIn('user-1')
  await set({ activos: CALCULADA })
  await countFigures(TODAY)
  await writeRows([rowOfUnseen([registrosRepository.key])])
  expect(await countFigures(TODAY)).toBe(false)
  expect(counted()).toMatchObject({ atenciones: '2' })
})

test('each role counts what it may see and leaves the rest as it was', async () => {
  await signIn('user-1')
  await set({ activos: CALCULADA })
  await countFigures(TODAY)
  await miembrosRepository.create({ ...newMiembro(3, '2027-03-30'), nombres: 'Rosa Lema', cargo: 'Bombera' })
  await signIn('user-5')
  expect(await countFigures(TODAY)).toBe(false)
  await signIn('user-3')
  expect(await countFigures(TODAY)).toBe(true)
  expect(counted()).toMatchObject({ activos: '4', nuevos: '+1', vehiculos: '5' })
  closeSession()
  expect(await countFigures(TODAY)).toBe(false)
})

test('the figures follow the records, and an emptied brigade has none', async () => {
  await signIn('user-1')
  await set({ activos: CALCULADA })
  const client = new QueryClient()
  await client.fetchQuery(contadasQuery)
  onTestFinished(keepFigures(client))
  await vi.waitFor(() => expect(counted()).toMatchObject({ activos: '3' }))
  const created = await miembrosRepository.create({
    ...newMiembro(3, '2027-03-30'),
    nombres: 'Rosa Lema',
    cargo: 'Bombera',
  })
  await vi.waitFor(() => expect(counted()).toMatchObject({ activos: '4' }))
  await miembrosRepository.update(created.id, { activo: false })
  await vi.waitFor(() => expect(counted()).toMatchObject({ activos: '3' }))
  expect(client.getQueryState(contadasQuery.queryKey)?.isInvalidated).toBe(true)
  await removeSamples(sampleLists(), backedUp())
  await miembrosRepository.remove([created.id])
  await vi.waitFor(() => expect(counted()).toMatchObject({ activos: '', atenciones: '', vehiculos: '' }))
})
