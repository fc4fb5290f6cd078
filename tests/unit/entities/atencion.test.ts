import { expect, test } from 'vitest'
import { atencionOf, atendidos } from '@/entities/atencion'
import type { Despacho } from '@/entities/despacho/despacho'
import type { Reporte } from '@/entities/reportes/reporte'
import { sampleReportes } from '@/entities/reportes/seed'
import { isWaitingEmergency } from '@/entities/reportes/waiting'

const [sample] = sampleReportes()
const WRITTEN = '2026-03-31T02:00:00.000Z'
const CAMBIOS = { contenido: WRITTEN, imagenes: WRITTEN, atencion: WRITTEN }
const report: Reporte = {
  ...(sample ?? expect.fail('no sample')),
  ...{ categoria: 'Emergencia', estado: 'PENDIENTE', fechaCreacion: WRITTEN, fechaActualizacion: WRITTEN },
  cambios: CAMBIOS,
}

const call = (values: Partial<Despacho>): Despacho => ({
  ...{ id: 'despacho-1', instante: '2026-03-31T02:15:00.000Z', tipo: 'INCENDIO', direccion: '', detalle: '' },
  ...{ prueba: false, estado: 'EN_CURSO', terminado: '', motivo: '', por: '', aQuienes: '' },
  ...{ convocados: 1, respuestas: [], reporte: report.id },
  ...values,
})
const runs = call({})
const closed = call({ estado: 'CERRADO', terminado: '2026-03-31T03:40:00.000Z' })
const off = call({ estado: 'ANULADO', terminado: '2026-03-31T02:20:00.000Z' })

test.each([
  ['PENDIENTE', undefined, 'PENDIENTE', WRITTEN],
  ['PENDIENTE', runs, 'EN_PROCESO', runs.instante],
  ['PENDIENTE', closed, 'CERRADO', closed.terminado],
  ['PENDIENTE', off, 'PENDIENTE', WRITTEN],
  ['EN_PROCESO', runs, 'EN_PROCESO', WRITTEN],
  ['EN_PROCESO', closed, 'CERRADO', closed.terminado],
  ['CORREGIDO', runs, 'CORREGIDO', WRITTEN],
] as const)('a report that says %s, with the call %o, is %s', (estado, salida, shown, desde) => {
  expect(atencionOf({ ...report, estado }, salida)).toEqual({ estado: shown, desde })
})

test('what somebody opened again after the end of the call is open', () => {
  const atencion = '2026-03-31T09:00:00.000Z'
  const again = { ...report, estado: 'EN_PROCESO' as const, cambios: { ...CAMBIOS, atencion } }
  expect(atencionOf(again, closed)).toEqual({ estado: 'EN_PROCESO', desde: atencion })
})

test('a citizen’s clock that is ahead keeps no answer from being newer than the one before', () => {
  const ahead = '2026-04-30T02:00:00.000Z'
  const early = { ...report, cambios: { ...CAMBIOS, atencion: ahead } }
  const told = [undefined, runs, closed].map((salida) => atencionOf(early, salida).desde)
  expect(told).toEqual([ahead, '2026-04-30T02:00:00.001Z', '2026-04-30T02:00:00.002Z'])
})

test('an emergency that a crew is called to waits no more; a test sends nobody there', () => {
  expect(isWaitingEmergency(report)).toBe(true)
  expect(atendidos([report], [runs]).some(isWaitingEmergency)).toBe(false)
  expect(atendidos([report], [closed]).some(isWaitingEmergency)).toBe(false)
  expect(atendidos([report], [call({ prueba: true })])).toEqual([report])
})
