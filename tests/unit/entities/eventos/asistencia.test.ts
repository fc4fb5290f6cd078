import { afterEach, beforeEach, expect, test } from 'vitest'
import { AccessError } from '@/access/authorize'
import { closeSession } from '@/access/session'
import { type Asistencia, newAsistencia } from '@/entities/eventos/asistencia'
import { asistenciasCsv } from '@/entities/eventos/asistencia-csv'
import { asistenciasRepository, markAsistencia, noteAsistencia } from '@/entities/eventos/queries'
import { sampleEventos } from '@/entities/eventos/seed'
import { asistenciaTotals, countAsistencia, countByEvento } from '@/entities/eventos/totals'
import { UnknownIdError } from '@/shared/storage/errors'
import { signIn } from '../../sign-in'

const [evento] = sampleEventos() as [ReturnType<typeof sampleEventos>[number]]
const ana = { id: 'staff1', nombres: 'Ana Ruiz', cargo: 'Bombera' }
const EIGHT = '2024-05-11T13:00:00.000Z'
const NINE = '2024-05-11T14:00:00.000Z'

beforeEach(() => signIn('user-6'))
afterEach(closeSession)

test('the first mark creates the record, with the time of entry', async () => {
  expect(await asistenciasRepository.all()).toEqual([])
  const record = await markAsistencia(evento.id, ana, true, EIGHT)
  expect(record).toMatchObject({
    eventoId: evento.id,
    personalId: 'staff1',
    nombre: 'Ana Ruiz',
    cargo: 'Bombera',
    asistio: true,
    horaEntrada: EIGHT,
    observaciones: '',
  })
  expect(record.id).toMatch(/^ast-\d+-[a-z0-9]{4}$/)
})

test('unmarking clears the time and keeps the record; marking again sets a new time', async () => {
  const first = await markAsistencia(evento.id, ana, true, EIGHT)
  await noteAsistencia(evento.id, ana, 'Con uniforme')
  const off = await markAsistencia(evento.id, ana, false, NINE)
  expect(off).toEqual({ ...first, asistio: false, horaEntrada: '', observaciones: 'Con uniforme' })
  expect((await markAsistencia(evento.id, ana, true, NINE)).horaEntrada).toBe(NINE)
  expect(await asistenciasRepository.all()).toHaveLength(1)
})

test('a person already present keeps their time of entry', async () => {
  await markAsistencia(evento.id, ana, true, EIGHT)
  expect((await markAsistencia(evento.id, ana, true, NINE)).horaEntrada).toBe(EIGHT)
})

test('taps in quick succession make one record, and the last one counts', async () => {
  await Promise.all([
    markAsistencia(evento.id, ana, true, EIGHT),
    markAsistencia(evento.id, ana, false, EIGHT),
    markAsistencia(evento.id, ana, true, NINE),
  ])
  expect(await asistenciasRepository.all()).toMatchObject([{ asistio: true, horaEntrada: NINE }])
})

test('an observation may come before any mark', async () => {
  expect(await noteAsistencia(evento.id, ana, 'Avisó que está enferma')).toMatchObject({
    asistio: false,
    horaEntrada: '',
    observaciones: 'Avisó que está enferma',
  })
})

test('a missing event is refused in words', async () => {
  const attempt = markAsistencia('evento-0', ana, true, EIGHT)
  await expect(attempt).rejects.toBeInstanceOf(UnknownIdError)
  await expect(attempt).rejects.toThrow(/^Evento no encontrado$/)
  expect(await asistenciasRepository.all()).toEqual([])
})

test('attendance requires eventos:edit', async () => {
  await signIn('user-4')
  await expect(markAsistencia(evento.id, ana, true, EIGHT)).rejects.toBeInstanceOf(AccessError)
})

const record = (n: number, eventoId: string, asistio: boolean): Asistencia => ({
  ...newAsistencia(eventoId, { id: `staff${n}`, nombres: `P${n}`, cargo: '' }),
  id: `ast-${n}`,
  asistio,
})
const mixed = [
  record(1, 'a', true),
  record(2, 'a', true),
  record(3, 'a', true),
  record(4, 'a', false),
  record(5, 'b', true),
  record(6, 'b', false),
]

test('counts people present and registered, per event and in all', () => {
  const byEvent = countByEvento(mixed)
  expect(byEvent.get('a')).toEqual({ asistieron: 3, registrados: 4, porcentaje: 75 })
  expect(byEvent.get('b')).toEqual({ asistieron: 1, registrados: 2, porcentaje: 50 })
  const { porcentaje, ...rest } = asistenciaTotals(mixed)
  expect(rest).toEqual({ asistieron: 4, registrados: 6, promedio: 62.5 })
  expect(porcentaje).toBeCloseTo(66.667, 3)
})

test('nobody registered is 0 %, not a division by zero', () => {
  expect(countAsistencia([])).toEqual({ asistieron: 0, registrados: 0, porcentaje: 0 })
  expect(asistenciaTotals([]).promedio).toBe(0)
})

test('the CSV has local times and the event, or says that it is gone', async () => {
  const late = { ...record(1, evento.id, true), horaEntrada: '2024-05-12T04:50:00.000Z', cargo: 'Jefe' }
  const csv = await asistenciasCsv([late, record(2, 'gone', false)], sampleEventos()).text()
  expect(csv.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
    'Evento,Fecha,Personal,Cargo,Asistió,Hora Entrada,Observaciones',
    'Capacitación en Rescate Vehicular,2024-05-11,P1,Jefe,Sí,2024-05-11 23:50,',
    'Evento no encontrado,,P2,,No,,',
    '',
  ])
})
