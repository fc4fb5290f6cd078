import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { AccessError } from '@/access/authorize'
import { closeSession } from '@/access/session'
import { newRegistro, type RegistroServicio, registroSchema } from '@/entities/registro-servicios/registro'
import { registrosCsv } from '@/entities/registro-servicios/registro-csv'
import { registrosRepository } from '@/entities/registro-servicios/registros'
import { sampleRegistros } from '@/entities/registro-servicios/seed'
import {
  barPercent,
  filterRegistros,
  formatMinutes,
  minutesBetween,
  resumenServicios,
} from '@/entities/registro-servicios/totals'
import { signIn } from '../../sign-in'

afterEach(closeSession)

const entry = (n: number, rest: Partial<RegistroServicio> = {}): RegistroServicio => ({
  ...newRegistro('2024-06-30'),
  id: `srv-${n}`,
  ...rest,
})

test.each([
  ['23:50', '00:20', 30],
  ['08:00', '09:15', 75],
  ['00:00', '23:59', 1439],
  ['10:00', '10:00', 0],
  ['10:01', '10:00', 1439],
  ['', '10:00', null],
  ['10:00', '24:00', null],
  ['9:00', '10:00', null],
])('from %s to %s there are %s minutes', (start, end, minutes) => {
  expect(minutesBetween(start, end)).toBe(minutes)
})

test('a bar is full at its scale and no further', () => {
  expect(barPercent(8.5, 30)).toBeCloseTo(28.333, 3)
  expect(barPercent(90, 180)).toBe(50)
  expect(barPercent(45, 30)).toBe(100)
  expect(barPercent(0, 180)).toBe(0)
})

test('the samples are two valid entries whose total time is that of their hours', () => {
  const samples = sampleRegistros()
  expect(samples).toHaveLength(2)
  for (const sample of samples) {
    expect(v.parse(registroSchema, sample)).toEqual(sample)
    expect(sample.id).toMatch(/^srv-\d+$/)
    expect(sample.tiempoTotal).toBe(minutesBetween(sample.horaInicio, sample.horaFin))
  }
})

test('a new entry is a completed rescue of today', () => {
  expect(newRegistro('2024-02-29')).toMatchObject({
    fecha: '2024-02-29',
    tipo: 'RESCATE',
    estado: 'COMPLETADO',
  })
})

test('the statistics equal those worked out by hand: cancelled entries count only in the total', () => {
  const list = [
    entry(1, { tiempoRespuesta: 8, tiempoTotal: 75, costoEstimado: 0.1, tipo: 'RESCATE' }),
    entry(2, { tiempoRespuesta: 9, tiempoTotal: 90, costoEstimado: 0.2, tipo: 'INCENDIO' }),
    entry(3, { tiempoRespuesta: 4, tiempoTotal: 0, costoEstimado: 100, estado: 'EN_CURSO', tipo: 'RESCATE' }),
    entry(4, {
      tiempoRespuesta: 60,
      tiempoTotal: 600,
      costoEstimado: 999,
      estado: 'CANCELADO',
      tipo: 'FLUVIAL',
    }),
  ]
  const { porTipo, ...rest } = resumenServicios(list)
  expect(rest).toEqual({
    total: 4,
    completados: 2,
    respuestaPromedio: 7,
    tiempoTotalPromedio: 55,
    costoTotal: 100.3,
    costoPromedio: 33.43,
  })
  expect(porTipo.map(({ tipo, cantidad }) => `${tipo} ${cantidad}`)).toEqual([
    'RESCATE 2',
    'INCENDIO 1',
    'MATERIALES_PELIGROSOS 0',
    'FLUVIAL 0',
    'PREVENCION 0',
    'CAPACITACION 0',
  ])
  expect(porTipo.reduce((sum, { porcentaje }) => sum + porcentaje, 0)).toBeCloseTo(100, 9)
})

test('a false alarm is counted and is in no average', () => {
  const list = [
    entry(1, { tiempoRespuesta: 8, tiempoTotal: 60, costoEstimado: 10 }),
    entry(2, { tiempoRespuesta: 2, tiempoTotal: 5, costoEstimado: 4, falsaAlarma: true }),
  ]
  expect(resumenServicios(list)).toMatchObject({
    total: 2,
    respuestaPromedio: 8,
    tiempoTotalPromedio: 60,
    costoTotal: 14,
    costoPromedio: 10,
  })
})

test('no entries give zeros, and no mean time', () => {
  expect(resumenServicios([])).toMatchObject({ total: 0, respuestaPromedio: null, costoPromedio: 0 })
})

test('a time that nobody took is no zero in a mean; a stored 0 is the 0 that it was', () => {
  const untimed = v.parse(registroSchema, { id: 'srv-9', fecha: '2026-01-01', tipo: 'RESCATE' })
  expect(untimed).not.toHaveProperty('tiempoRespuesta')
  expect(resumenServicios([untimed])).toMatchObject({ respuestaPromedio: null, tiempoTotalPromedio: null })
  const timed = entry(1, { tiempoRespuesta: 8, tiempoTotal: 60 })
  expect(resumenServicios([untimed, timed])).toMatchObject({ respuestaPromedio: 8, tiempoTotalPromedio: 60 })
  const zero = entry(2, { tiempoRespuesta: 0, tiempoTotal: 0 })
  expect(resumenServicios([untimed, timed, zero])).toMatchObject({
    respuestaPromedio: 4,
    tiempoTotalPromedio: 30,
  })
  expect(formatMinutes(null)).toBe('—')
  expect(formatMinutes(undefined)).toBe('—')
  expect(formatMinutes(0)).toBe('0 min')
})

test('filter by text, type and state', () => {
  const list = [
    entry(1, { direccion: 'Vía al Camión' }),
    entry(2, { personalAsignado: ['Ana Ruiz'], tipo: 'FLUVIAL' }),
    entry(3, { estado: 'CANCELADO' }),
  ]
  const ids = (found: RegistroServicio[]) => found.map(({ id }) => id.slice(4)).join('')
  expect(ids(filterRegistros(list, { query: 'camion' }))).toBe('1')
  expect(ids(filterRegistros(list, { query: 'ruiz' }))).toBe('2')
  expect(ids(filterRegistros(list, { tipo: 'FLUVIAL' }))).toBe('2')
  expect(ids(filterRegistros(list, { estado: 'COMPLETADO' }))).toBe('12')
})

test('newest first by day and start', async () => {
  await signIn('user-6')
  await registrosRepository.createMany([
    { ...newRegistro('2024-06-21'), horaInicio: '23:55' },
    { ...newRegistro('2024-06-21'), horaInicio: '06:00' },
  ])
  expect((await registrosRepository.all()).map((r) => `${r.fecha} ${r.horaInicio}`)).toEqual([
    '2024-06-21 23:55',
    '2024-06-21 23:50',
    '2024-06-21 06:00',
    '2024-06-08 14:20',
  ])
})

test('the treasurer and a visitor may neither add nor delete entries of the log', async () => {
  const [sample] = sampleRegistros() as [RegistroServicio]
  await expect(registrosRepository.create(newRegistro('2024-06-30'))).rejects.toBeInstanceOf(AccessError)
  await signIn('user-4')
  await expect(registrosRepository.create(newRegistro('2024-06-30'))).rejects.toBeInstanceOf(AccessError)
  await expect(registrosRepository.remove([sample.id])).rejects.toBeInstanceOf(AccessError)
  await signIn('user-6')
  const made = await registrosRepository.create(newRegistro('2024-06-30'))
  expect(made.id).toMatch(/^srv-\d+-[a-z0-9]{4}$/)
  expect(await registrosRepository.update(made.id, { estado: 'EN_CURSO' })).toMatchObject({
    estado: 'EN_CURSO',
  })
  await registrosRepository.remove([made.id])
  expect(await registrosRepository.all()).toHaveLength(2)
})

test('the CSV has the form’s fields, amounts with two decimals', async () => {
  const csv = await registrosCsv([
    entry(1, {
      personalAsignado: ['Ana', 'Luis'],
      costoEstimado: 120.5,
      horaInicio: '23:50',
      horaFin: '00:20',
      diaFin: '2024-07-01',
      salida: '00:01',
      falsaAlarma: true,
      atendidos: 2,
      fallecidos: 0,
      hectareas: 0.5,
      instituciones: ['Policía Nacional', 'Cruz Roja'],
      vehiculos: [{ nombre: 'Tanquero 2', kmSalida: 1200.5, agua: 3000 }, { nombre: 'M1' }],
      insumos: [{ nombre: 'Guantes', cantidad: 3, item: 'inv-1' }],
    }),
  ]).text()
  expect(csv.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
    'ID,Fecha,Hora Inicio,Hora Fin,Tipo,Descripción,Dirección,Personal Asignado,Tiempo Respuesta (min),Tiempo Total (min),Costo Estimado,Estado,Observaciones,Reporte,Salida,Llegada,Controlado,Subtipo,Falsa Alarma,Causa,Sector,Atendidos,Trasladados,Fallecidos,Hectáreas,Kilómetros,Agua (L),Instituciones,Número,Vehículos,Insumos,Día de Salida,Día de Llegada,Día de Control,Día de Fin,Equipos',
    'srv-1,2024-06-30,23:50,00:20,Rescate,,,"Ana; Luis",,,120.50,Completado,,,00:01,,,,Sí,,,2,,0,0.50,,,"Policía Nacional; Cruz Roja",,"Tanquero 2 (km 1200.5 a ?, 3000 L); M1",Guantes × 3,,,,2024-07-01,',
    '',
  ])
})
