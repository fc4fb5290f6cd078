import { expect, test } from 'vitest'
import { asistenciaRows, filterAsistenciaRows } from '@/admin/eventos/asistencia-rows'
import { type Asistencia, newAsistencia } from '@/entities/eventos/asistencia'
import { newEvento } from '@/entities/eventos/evento'

const evento = (id: string, titulo: string, fecha: string) => ({ ...newEvento(fecha, ''), id, titulo })
const record = (id: string, eventoId: string, nombres: string, observaciones = ''): Asistencia => ({
  ...newAsistencia(eventoId, { id: `staff-${id}`, nombres, cargo: 'Bombero' }),
  id,
  observaciones,
})

const events = [evento('e1', 'Simulacro', '2024-05-01'), evento('e2', 'Reunión', '2024-06-01')]
const rows = asistenciaRows(
  [
    record('1', 'e1', 'Úrsula'),
    record('2', 'e1', 'Ana'),
    record('3', 'gone', 'Zoe'),
    record('4', 'e2', 'Zoe', 'Llegó tarde'),
  ],
  events,
)

test('newest event first, people by name, a missing event last and in words', () => {
  expect(rows.map(({ titulo, nombre }) => `${titulo}: ${nombre}`)).toEqual([
    'Reunión: Zoe',
    'Simulacro: Ana',
    'Simulacro: Úrsula',
    'Evento no encontrado: Zoe',
  ])
})

test('the filter takes one event and words of any column, without accents', () => {
  const ids = (search: Parameters<typeof filterAsistenciaRows>[1]) =>
    filterAsistenciaRows(rows, search).map(({ id }) => id)
  expect(ids({ evento: 'e1' })).toEqual(['2', '1'])
  expect(ids({ buscar: 'ursula' })).toEqual(['1'])
  expect(ids({ buscar: 'llego zoe' })).toEqual(['4'])
  expect(ids({ buscar: 'bombero', evento: 'gone' })).toEqual(['3'])
})
