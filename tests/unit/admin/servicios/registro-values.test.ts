import { afterEach, expect, test } from 'vitest'
import { closeSession } from '@/access/session'
import { draftOf, problemsIn, valuesOf, withTimes } from '@/admin/servicios/registro-values'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { registrosRepository } from '@/entities/registro-servicios/registros'
import { signIn } from '../../sign-in'

afterEach(closeSession)

test('the form leaves an empty time empty, and takes one away that is erased', async () => {
  await signIn('user-6')
  const typed = { ...valuesOf(undefined, '2026-01-01'), descripcion: 'x', direccion: 'y' }
  expect(draftOf(typed)).toMatchObject({ tiempoRespuesta: undefined, tiempoTotal: undefined })
  const made = await registrosRepository.create(draftOf({ ...typed, tiempoRespuesta: 7, tiempoTotal: 0 }))
  const erased = draftOf({ ...valuesOf(made, '2026-01-01'), tiempoRespuesta: '' })
  const stored = await registrosRepository.update(made.id, erased, made)
  expect(JSON.parse(JSON.stringify(stored))).not.toHaveProperty('tiempoRespuesta')
  expect(stored.tiempoTotal).toBe(0)
})

test('the total time follows the hours from an empty one or a 0, not from one that was typed', () => {
  const values = valuesOf(undefined, '2026-01-01')
  const hours = { horaInicio: '23:50', horaFin: '00:20' }
  for (const tiempoTotal of [null, '', 0]) {
    expect(withTimes({ ...values, tiempoTotal }, hours)).toEqual({ ...hours, tiempoTotal: 30 })
  }
  expect(withTimes({ ...values, tiempoTotal: 45 }, hours)).toEqual(hours)
})

test('the response follows from the arrival, is empty again where it can’t be, and isn’t touched once typed', () => {
  const values = { ...valuesOf(undefined, '2026-01-01'), horaInicio: '23:55' }
  expect(withTimes(values, { llegada: '00:03' })).toEqual({ llegada: '00:03', tiempoRespuesta: 8 })
  const arrived = { ...values, llegada: '00:03', tiempoRespuesta: 8 }
  expect(withTimes(arrived, { llegada: '23:50' })).toEqual({ llegada: '23:50', tiempoRespuesta: null })
  expect(withTimes(arrived, { horaInicio: '23:53' })).toEqual({ horaInicio: '23:53', tiempoRespuesta: 10 })
  expect(withTimes({ ...arrived, tiempoRespuesta: 5 }, { llegada: '00:04' })).toEqual({ llegada: '00:04' })
})

test('what nobody wrote down leaves no field behind, and what is erased goes', async () => {
  await signIn('user-6')
  const typed = { ...valuesOf(undefined, '2026-01-01'), descripcion: 'x', direccion: 'y' }
  const quick = JSON.parse(JSON.stringify(await registrosRepository.create(draftOf(typed))))
  expect(Object.keys(quick).sort()).toEqual(
    [...Object.keys(newRegistro('2026-01-01')), 'id', 'numero'].sort(),
  )
  const made = await registrosRepository.create(
    draftOf({
      ...typed,
      sector: ' Centro ',
      hectareas: '1,5',
      agua: '1.200',
      fallecidos: 0,
      instituciones: ['CTE'],
    }),
  )
  expect(made).toMatchObject({
    sector: 'Centro',
    hectareas: 1.5,
    agua: 1200,
    fallecidos: 0,
    instituciones: ['CTE'],
  })
  const again = valuesOf(made, '2026-01-01')
  expect(draftOf(again)).toMatchObject({ hectareas: 1.5, agua: 1200, fallecidos: 0 })
  const erased = draftOf({ ...again, sector: '', hectareas: '', fallecidos: '', instituciones: [] })
  const stored = JSON.parse(JSON.stringify(await registrosRepository.update(made.id, erased, made)))
  for (const field of ['sector', 'hectareas', 'fallecidos', 'instituciones'])
    expect(stored).not.toHaveProperty(field)
  expect(stored.agua).toBe(1200)
})

test.each([
  ['hectareas', 'mucho', 'Ingrese un número de 0 o más, con dos decimales como máximo.'],
  ['kilometros', '-3', 'Ingrese un número de 0 o más, con dos decimales como máximo.'],
  ['atendidos', '1,5', 'Ingrese un número entero, 0 o más.'],
  ['fallecidos', -1, 'Ingrese un número entero, 0 o más.'],
])('%s as %s is refused in a sentence', (field, value, sentence) => {
  const values = { ...valuesOf(undefined, '2026-01-01'), descripcion: 'x', direccion: 'y', [field]: value }
  expect(problemsIn(values)).toEqual({ [field]: sentence })
})
