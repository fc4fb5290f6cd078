import * as v from 'valibot'
import { expect, test } from 'vitest'
import { horaSaid } from '@/entities/registro-servicios/parte/tomas'
import { tripulacionSaid } from '@/entities/registro-servicios/parte/tripulacion'
import { parteDoc, parteRows } from '@/entities/registro-servicios/parte-doc'
import { newRegistro, registroSchema } from '@/entities/registro-servicios/registro'

const REGISTRO = {
  ...newRegistro('2026-11-26'),
  id: 'srv-1',
  personalAsignado: ['Ana Ruiz', 'Luis Mora', 'Eva Paz'],
  funciones: [
    { nombre: 'Ana Ruiz', funcion: 'CONDUCTOR' as const },
    { nombre: 'Ana Ruiz', funcion: 'AL_MANDO' as const },
    { nombre: 'Eva Paz', funcion: 'PARAMEDICO' as const },
  ],
  horaInicio: '02:14',
  comoInicio: 'DESPACHO' as const,
  salida: '02:20',
  comoSalida: 'BOTON' as const,
  llegada: '02:31',
}

test('the crew is told with what each one was, in the usual order; who was nothing stands by name alone', () => {
  expect(tripulacionSaid(REGISTRO)).toBe('Ana Ruiz (al mando y conductor), Luis Mora, Eva Paz (paramédico)')
  expect(tripulacionSaid({ personalAsignado: ['Ana Ruiz'] })).toBe('Ana Ruiz')
  const [, , people] = parteDoc(REGISTRO).tablas
  expect(people?.filas[0]).toEqual(['Personal asignado', tripulacionSaid(REGISTRO)])
})

test('a time says how it came, where that is known; on paper it stands alone', () => {
  expect(horaSaid(REGISTRO, 'horaInicio')).toBe('02:14, del despacho')
  expect(parteRows(REGISTRO).slice(0, 3)).toEqual([
    ['Salida', '02:20, con el botón'],
    ['Llegada', '02:31'],
    ['Controlado', ''],
  ])
  expect(parteDoc(REGISTRO).tablas[1]?.filas[0]).toEqual(['Aviso', '02:14'])
})

test('a time that this run has none of says so, on paper too, until somebody notes one', () => {
  const none = { ...REGISTRO, comoControlado: 'NO_APLICA' as const }
  expect(horaSaid(none, 'controlado')).toBe('No aplica')
  expect(parteDoc(none).tablas[1]?.filas[3]).toEqual(['Controlado', 'No aplica'])
  expect(horaSaid({ ...none, controlado: '02:50' }, 'controlado')).toBe('02:50')
})

test('a record of before has neither, and one whose function this version doesn’t know keeps the others', () => {
  const { funciones: _, comoInicio: _aviso, comoSalida: _salida, ...before } = REGISTRO
  expect(v.parse(registroSchema, before)).not.toHaveProperty('funciones')
  const later = { ...REGISTRO, funciones: [...REGISTRO.funciones, { nombre: 'Luis Mora', funcion: 'BUZO' }] }
  expect(v.parse(registroSchema, later).funciones).toEqual(REGISTRO.funciones)
  const { comoSalida } = v.parse(registroSchema, { ...REGISTRO, comoSalida: 'RADIO' })
  expect(comoSalida).toBeUndefined()
})
