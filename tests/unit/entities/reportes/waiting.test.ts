import { expect, test } from 'vitest'
import { newReporte, type Reporte } from '@/entities/reportes/reporte'
import { byUrgency, emergenciesFirst, waitingReportes } from '@/entities/reportes/waiting'

const reporte = (id: string, hour: number, rest: Partial<Reporte> = {}): Reporte => {
  const autor = { nombre: 'Rosa', email: 'rosa@correo.example' }
  const draft = { titulo: id, descripcion: id, categoria: 'Otro', autor, imagenes: [] } as const
  return {
    ...newReporte({ ...draft, imagenes: [] }, `2026-06-30T${String(hour).padStart(2, '0')}:00:00.000Z`),
    id,
    ...rest,
  }
}
const ids = (list: readonly Reporte[]) => list.map(({ id }) => id).join(' ')

/** Newest first, as the list has them (spec §4). */
const LIST = [
  reporte('nuevo', 12),
  reporte('humo', 11, { categoria: 'Emergencia' }),
  reporte('atendida', 10, { categoria: 'Emergencia', estado: 'EN_PROCESO' }),
  reporte('choque', 9, { categoria: 'Emergencia', prioridad: 'BAJA' }),
  reporte('viejo', 8, { prioridad: 'CRITICA' }),
]

test('emergencies that wait stand on top of the list; everything else keeps its order', () => {
  expect(ids(emergenciesFirst(LIST))).toBe('humo choque nuevo atendida viejo')
})

test('what waits is PENDIENTE: by urgency emergencies first, then whoever has waited longest', () => {
  expect(ids(waitingReportes(LIST))).toBe('nuevo humo choque viejo')
  expect(ids(byUrgency(LIST))).toBe('choque humo viejo nuevo')
})

test('an emergency without foundation waits like any other report', () => {
  const list = [...LIST, reporte('broma', 7, { categoria: 'Emergencia', infundado: true })]
  expect(ids(emergenciesFirst(list))).toBe('humo choque nuevo atendida viejo broma')
  expect(ids(byUrgency(list))).toBe('choque humo broma viejo nuevo')
})
