import { afterEach, expect, test } from 'vitest'
import { closeSession } from '@/access/session'
import { draftOf, problemsIn, valuesOf, withTime, withTimes } from '@/admin/servicios/registro-values'
import { participaciones } from '@/entities/registro-servicios/participacion'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { registrosRepository } from '@/entities/registro-servicios/registros'
import { ended, withHora } from '@/entities/registro-servicios/salida'
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

test('a call of two days that is closed with the buttons counts its 49 hours for everybody', () => {
  const call: RegistroServicio = {
    ...newRegistro('2026-03-30'),
    ...{ id: 'srv-1', horaInicio: '08:00', estado: 'EN_CURSO', personalAsignado: ['Ana Ruiz', 'Luis Mora'] },
  }
  const out = { ...call, ...withHora('salida', '08:05', 'BOTON', '2026-03-30')(call) }
  const over = { ...out, ...withHora('controlado', '21:00', 'BOTON', '2026-03-31')(out) }
  const back = { ...over, ...ended(new Date(2026, 3, 1, 9, 15))(over) }
  expect(back).toMatchObject({
    ...{ diaControlado: '2026-03-31', horaFin: '09:15', diaFin: '2026-04-01' },
    ...{ tiempoTotal: 49 * 60 + 15, estado: 'COMPLETADO' },
  })
  expect(back.diaSalida).toBeUndefined()
  const counted = [...participaciones([back], (nombre) => nombre)]
  expect(counted.map(([who, [one]]) => [who, one?.minutos])).toEqual([
    ['Ana Ruiz', 2955],
    ['Luis Mora', 2955],
  ])
  // A return that is taken away takes its day along.
  expect(withHora('horaFin', '', 'ESCRITA', '2026-04-02')(back)).toMatchObject({
    ...{ horaFin: '', diaFin: undefined, tiempoTotal: 2955 },
  })
})

test('in the form the total follows the day of the return, and the day of the aviso', () => {
  const values = { ...valuesOf(undefined, '2026-03-30'), horaInicio: '08:00' }
  const back = { ...values, ...withTime(values, 'horaFin', '09:15', 'BOTON', '2026-04-01') }
  expect(back).toMatchObject({ diaFin: '2026-04-01', tiempoTotal: 2955 })
  expect(withTimes(back, { fecha: '2026-03-31' })).toMatchObject({ tiempoTotal: 25 * 60 + 15 })
  expect(withTimes(back, { diaFin: '' })).toMatchObject({ tiempoTotal: 75 })
})
