import { expect, test } from 'vitest'
import type { Mi, MiEvento, MiTurno } from '@/entities/despacho/mi'
import { miToca } from '@/entities/mi-toca'

const turno = (id: string, fecha: string, inicio = '20:00', fin = '08:00'): MiTurno => ({
  ...{ id, nombre: 'Noche', fecha, inicio, fin },
})
const evento = (id: string, fecha: string, va: boolean | null = null): MiEvento => ({
  ...{ id, titulo: id, fecha, categoria: 'Reunión', resumen: '', va },
})

/** Noon of 2026-11-26 in Ecuador. */
const NOON = Date.parse('2026-11-26T17:00:00Z')

function told(said: Partial<Mi>, dichos: string[] = []) {
  const mi = { guardias: [], eventos: [], credenciales: [], ...said } as unknown as Mi
  return miToca(mi, new Set(dichos), NOON).map(({ titulo, nota, parte }) => [titulo, nota, parte])
}

test('the most urgent first: what is over, then the shift and the events that are near, then the rest', () => {
  const said: Partial<Mi> = {
    guardias: [turno('t', '2026-11-26')],
    eventos: [evento('Simulacro', '2026-12-20')],
    credenciales: [
      { id: 'a', nombre: 'Rescate', vence: '2026-12-30', estado: 'POR_VENCER' },
      { id: 'b', nombre: 'Licencia E', vence: '2026-11-01', estado: 'VENCIDA' },
      { id: 'c', nombre: 'Primeros auxilios', vence: '', estado: 'VIGENTE' },
    ],
  }
  expect(told(said)).toEqual([
    ['Licencia E: venció', '1 de noviembre de 2026', 'credenciales'],
    ['Entra de guardia: hoy, 20:00', 'Noche', 'guardias'],
    ['Diga si va a Simulacro', '20 de diciembre de 2026', 'eventos'],
    ['Rescate: vence pronto', '30 de diciembre de 2026', 'credenciales'],
  ])
})

test('a shift counts while it runs, and from the day before; one that is over or far doesn’t', () => {
  expect(told({ guardias: [turno('t', '2026-11-26', '08:00', '14:00')] })).toEqual([
    ['Está de guardia hasta las 14:00', 'Noche', 'guardias'],
  ])
  expect(told({ guardias: [turno('t', '2026-11-27')] })[0]?.[0]).toBe('Entra de guardia: mañana, 20:00')
  expect(told({ guardias: [turno('a', '2026-11-26', '06:00', '10:00'), turno('b', '2026-11-29')] })).toEqual(
    [],
  )
})

test('events are asked until they are answered, also by an answer that still waits to be sent', () => {
  const eventos = [evento('a', '2026-11-27'), evento('b', '2026-11-30'), evento('c', '2026-12-01', false)]
  expect(told({ eventos })).toEqual([['Diga si va a 2 eventos', 'Mañana', 'eventos']])
  expect(told({ eventos }, ['a'])).toEqual([['Diga si va a b', '30 de noviembre de 2026', 'eventos']])
  expect(told({ eventos }, ['a', 'b'])).toEqual([])
})
