import { expect, test } from 'vitest'
import { hoursOf, minutesIn } from '@/entities/guardias/horas'
import type { Puesto } from '@/entities/guardias/turno'
import { person, place, shift } from './tabla'

test.each([
  ['2026-11-28 08:00-20:00', '2026-11', 720],
  ['2026-11-30 20:00-08:00', '2026-11', 240],
  ['2026-11-30 20:00-08:00', '2026-12', 480],
  ['2026-12-31 20:00-08:00', '2026-12', 240],
  ['2026-12-31 20:00-08:00', '2027-01', 480],
  ['2026-11-30 16:00-00:00', '2026-12', 0],
  ['2028-02-29 20:00-08:00', '2028-02', 240],
  ['2026-11-28 08:00-08:00', '2026-11', 1440],
  ['2026-11-28 :-:', '2026-11', 0],
])('%s has in %s %i minutes', (text, month, minutes) => {
  expect(minutesIn(shift('t', text), month)).toBe(minutes)
})

const TURNOS = [
  shift('dia', '2026-11-28 08:00-20:00'),
  shift('noche', '2026-11-30 20:00-08:00'),
  shift('ultima', '2026-11-28 20:00-08:00'),
  shift('otro', '2026-10-31 08:00-12:00'),
]
const PEOPLE = [person('ana'), person('luis'), person('eva', false), person('leo', false, '2026-11-28')]

test.each<[string, Puesto[], string[]]>([
  [
    'planned and confirmed apart',
    [place('dia', 'ana', { cumplido: true }), place('noche', 'ana')],
    ['ana 960 720'],
  ],
  ['the night until midnight', [place('noche', 'luis', { cumplido: true })], ['luis 240 240']],
  ['another month not at all', [place('otro', 'ana', { cumplido: true })], []],
  [
    'two places in one shift once',
    [place('dia', 'ana'), place('dia', 'ana', { id: 'x', cumplido: true })],
    ['ana 720 720'],
  ],
  [
    'nothing of who gave it away',
    [place('dia', 'ana', { cedidoA: 'luis' }), place('dia', 'luis')],
    ['luis 720 0'],
  ],
  ['of who left what was until the last day', [place('dia', 'leo'), place('noche', 'leo')], ['leo 720 0']],
  ['of who left the whole night that begins on the last day', [place('ultima', 'leo')], ['leo 720 0']],
  ['nothing of who left the place by themselves', [place('dia', 'ana', { cedidoA: 'nadie' })], []],
  [
    'what was confirmed, whatever became of the person',
    [place('noche', 'leo', { cumplido: true })],
    ['leo 240 240'],
  ],
  ['nothing planned of who is inactive', [place('dia', 'eva')], []],
  [
    'by the name of then of who was deleted',
    [place('dia', 'x', { nombre: 'Rosa', cumplido: true })],
    ['Rosa 720 720'],
  ],
  ['nothing of a deleted shift', [place('gone', 'ana', { cumplido: true })], []],
])('November counts %s', (_, puestos, sums) => {
  const counted = hoursOf('2026-11', TURNOS, puestos, PEOPLE)
  expect(counted.map(({ nombre, previstos, cumplidos }) => `${nombre} ${previstos} ${cumplidos}`)).toEqual(
    sums,
  )
})

test('people stand by name as in a dictionary, Ángel among those with A', () => {
  const people = ['zoe', 'Ángel', 'bea', 'Ana'].map((nombre) => person(nombre))
  const puestos = people.map(({ id }) => place('dia', id))
  const counted = hoursOf('2026-11', TURNOS, puestos, people)
  expect(counted.map(({ nombre }) => nombre)).toEqual(['Ana', 'Ángel', 'bea', 'zoe'])
})
