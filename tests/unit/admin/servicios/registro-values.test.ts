import { afterEach, expect, test } from 'vitest'
import { closeSession } from '@/access/session'
import { draftOf, valuesOf, withTimes } from '@/admin/servicios/registro-values'
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
