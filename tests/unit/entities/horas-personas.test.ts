import { expect, test } from 'vitest'
import { type Fuentes, horasDePersonas, porMes, sumasDe } from '@/entities/horas-personas'
import { newMiembro } from '@/entities/personal/miembro'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { shift } from './guardias/tabla'

const member = (id: string, nombres: string, cargo = '', activo = true) => ({
  ...newMiembro(0, '2020-01-01'),
  ...{ id, nombres, cargo, activo },
})
const service = (id: string, fecha: string, tiempoTotal: number | undefined, personalAsignado: string[]) => ({
  ...newRegistro(fecha),
  ...{ id, horaInicio: '10:00', tiempoTotal, personalAsignado },
})
const served = (personalId: string, nombre: string, text: string) => ({
  ...{ personalId, nombre, turno: shift(text, text) },
})

const MARZO = { desde: '2026-03-01', hasta: '2026-03-31' }

/**
 * Worked out by hand. March: Ana 90 + 30 min in two services and a third without time; a night from 28 February that has 8 h
 * in March, and one on the 31st that has 4; one event. The two of the name Luis Paz are told apart by their position.
 */
const FUENTES: Fuentes = {
  miembros: [
    member('ana', 'Ana Ruiz'),
    member('luis', 'Luis Paz', 'Bombero'),
    member('otro', 'Luis Paz', 'Chofer'),
    member('leo', 'Leo Vaca', 'Bombero', false),
  ],
  registros: [
    service('1', '2026-03-02', 90, ['Ana Ruiz', 'Luis Paz (Chofer)', 'Vecino Juan']),
    service('2', '2026-03-03', 30, ['Ana Ruiz', 'Luis Paz']),
    service('3', '2026-03-04', undefined, ['Ana Ruiz', 'Leo Vaca']),
    service('4', '2026-02-28', 600, ['Ana Ruiz']),
    service('5', '2026-04-01', 600, ['Ana Ruiz']),
  ],
  cumplidos: [
    served('ana', 'Ana Ruiz', '2026-02-28 20:00-08:00'),
    served('ana', 'Ana R.', '2026-03-31 20:00-08:00'),
    served('gone', 'Vecino Juan', '2026-03-05 08:00-20:00'),
    served('leo', 'Leo', '2026-05-05 08:00-20:00'),
  ],
  asistidos: [
    { personalId: 'ana', nombre: 'Ana', fecha: '2026-03-31' },
    { personalId: 'luis', nombre: 'Luis', fecha: '2026-04-01' },
    { personalId: 'luis', nombre: 'Luis', fecha: '' },
  ],
}

const said = (fuentes: Fuentes, periodo = MARZO) =>
  horasDePersonas(fuentes, periodo).map((person) => {
    const { servicios, sinTiempo, minutosServicios, minutosGuardias, eventos } = sumasDe(person)
    return `${person.nombre}: ${servicios}/${sinTiempo} ${minutosServicios} ${minutosGuardias} ${eventos}`
  })

test('a month has services, shifts and events of each person, each apart', () => {
  expect(said(FUENTES)).toEqual([
    'Ana Ruiz: 3/1 120 720 1',
    'Leo Vaca: 1/1 0 0 0',
    // Two people are called so: nobody is given the hours.
    'Luis Paz: 1/0 30 0 0',
    'Luis Paz (Chofer): 1/0 90 0 0',
    'Vecino Juan: 1/0 90 720 0',
  ])
  expect(horasDePersonas(FUENTES, MARZO).map(({ miembro }) => miembro?.id)).toEqual([
    ...['ana', 'leo', undefined, 'otro', undefined],
  ])
})

test('what may not be seen counts for nobody', () => {
  expect(said({ ...FUENTES, cumplidos: null, asistidos: null }).slice(0, 1)).toEqual([
    'Ana Ruiz: 3/1 120 0 0',
  ])
})

test('a longer period is the sum of its months, a night over the end of a month shared out', () => {
  const [ana] = horasDePersonas(FUENTES, { desde: '2026-02-28', hasta: '2026-04-30' })
  if (!ana) throw new Error('Ana is missing')
  const months = porMes(ana).map(([mes, own]) => {
    const { servicios, minutosServicios, minutosGuardias, eventos } = sumasDe(own)
    return `${mes}: ${servicios} ${minutosServicios} ${minutosGuardias} ${eventos}`
  })
  expect(months).toEqual(['2026-02: 1 600 240 0', '2026-03: 3 120 720 1', '2026-04: 1 600 480 0'])
  expect(sumasDe(ana)).toMatchObject({ servicios: 5, minutosServicios: 1320, minutosGuardias: 1440 })
})
