import { expect, test } from 'vitest'
import { cifrasServicios, median, percentile90 } from '@/entities/registro-servicios/cifras'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'

const entry = (n: number, fecha: string, rest: Partial<RegistroServicio> = {}): RegistroServicio => ({
  ...newRegistro(fecha),
  id: `srv-${n}`,
  ...rest,
})

test.each([
  // times, median, 90th percentile by nearest rank
  [[], null, null],
  [[7], 7, 7],
  [[4, 9], 6.5, 9],
  [[30, 4, 9], 9, 30],
  [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 5.5, 9],
  [[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 6, 10],
])('of %j minutes', (times, middle, ninety) => {
  expect(median(times)).toBe(middle)
  expect(percentile90(times)).toBe(ninety)
})

test('a month’s figures equal those worked out by hand', () => {
  // 29 February 2024 was a Thursday, 31 March 2024 a Sunday, 1 April 2024 a Monday.
  const list = [
    entry(1, '2024-02-29', {
      horaInicio: '23:50',
      horaFin: '00:20',
      tiempoRespuesta: 8,
      tiempoTotal: 30,
      atendidos: 2,
      trasladados: 0,
      hectareas: 0.1,
      sector: 'Centro',
    }),
    entry(2, '2024-03-31', {
      horaInicio: '00:00',
      tiempoRespuesta: 4,
      costoEstimado: 10.1,
      atendidos: 1,
      hectareas: 0.2,
      sector: 'Centro',
    }),
    entry(3, '2024-04-01', { horaInicio: '23:59', tiempoRespuesta: 30, estado: 'EN_CURSO', tipo: 'FLUVIAL' }),
    entry(4, '2024-04-01', { costoEstimado: 0.2 }),
    entry(6, '2024-04-02', { horaInicio: '23:00', tiempoRespuesta: 1, tiempoTotal: 5, falsaAlarma: true }),
    entry(5, '2024-04-01', { horaInicio: '12:00', tiempoRespuesta: 90, estado: 'CANCELADO' }),
  ]
  const { porHora, porTipo, ...rest } = cifrasServicios(list)
  expect(rest).toEqual({
    servicios: 5,
    falsasAlarmas: 1,
    cancelados: 1,
    conTiempo: 3,
    respuestaPromedio: 14,
    respuestaMediana: 8,
    respuesta90: 30,
    tiempoTotalPromedio: 30,
    costoTotal: 10.3,
    atendidos: 3,
    trasladados: 0,
    fallecidos: null,
    hectareas: 0.3,
    kilometros: null,
    agua: null,
    sinHora: 1,
    porSector: [
      ['Centro', 2],
      ['Sin sector', 3],
    ],
    porDia: [2, 1, 0, 1, 0, 0, 1],
  })
  expect(porHora).toEqual([1, ...Array(22).fill(0), 3])
  expect(porTipo.filter(([, count]) => count > 0)).toEqual([
    ['RESCATE', 4],
    ['FLUVIAL', 1],
  ])
})

test('an empty period has zeros and no times', () => {
  expect(cifrasServicios([])).toMatchObject({
    servicios: 0,
    respuestaPromedio: null,
    respuestaMediana: null,
    respuesta90: null,
    porDia: [0, 0, 0, 0, 0, 0, 0],
  })
})
