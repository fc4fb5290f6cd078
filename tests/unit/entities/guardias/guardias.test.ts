import * as v from 'valibot'
import { expect, test } from 'vitest'
import { deGuardia, withPeople } from '@/entities/guardias/gente'
import { clashesOf, clashSentence, gapSentence, gapsOf } from '@/entities/guardias/huecos'
import { defaultPlantilla, plantillaSchema } from '@/entities/guardias/plantilla'
import { turnosFrom, weekLater } from '@/entities/guardias/semana'
import type { Puesto, Turno } from '@/entities/guardias/turno'
import { addDays } from '@/shared/lib/dias'
import { instantOf } from '@/shared/lib/fecha'
import type { Funcion } from '@/shared/lib/funciones'
import { person, place, shift } from './tabla'

const PEOPLE = [
  person('ana'),
  person('luis'),
  person('eva', false),
  person('leo', true, '2026-11-28'),
  person('noe', false, '2026-11-01'),
]

const on = (turnos: Turno[], puestos: Puesto[]) => withPeople(turnos, puestos, PEOPLE)

test.each([
  ['2026-11-28', '07:59', []],
  ['2026-11-28', '08:00', ['ana']],
  ['2026-11-28', '19:59', ['ana']],
  ['2026-11-28', '20:00', ['luis']],
  ['2026-11-29', '00:00', ['luis']],
  ['2026-11-29', '07:59', ['luis']],
  ['2026-11-29', '08:00', []],
])('on %s at %s are on: %j', (day, time, ids) => {
  const turnos = [shift('dia', '2026-11-28 08:00-20:00'), shift('noche', '2026-11-28 20:00-08:00')]
  const puestos = [place('dia', 'ana'), place('noche', 'luis')]
  expect(deGuardia(on(turnos, puestos), instantOf(day, time))).toEqual(ids)
})

test.each<[string, Puesto[], string[]]>([
  ['nobody twice', [place('t', 'ana'), place('t', 'ana', { id: 'otro' })], ['ana']],
  ['nobody who is inactive', [place('t', 'eva')], []],
  ['somebody on the last day', [place('t', 'leo')], ['leo']],
  ['nobody who had left', [place('t', 'noe')], []],
  ['nobody who was deleted', [place('t', 'x')], []],
  ['who took it in a swap', [place('t', 'ana', { cedidoA: 'luis' }), place('t', 'luis')], ['luis']],
  [
    'who took it in a swap of a swap',
    [place('t', 'ana', { cedidoA: 'luis' }), place('t', 'luis', { cedidoA: 'leo' }), place('t', 'leo')],
    ['leo'],
  ],
  ['who got it back', [place('t', 'ana'), place('t', 'luis', { cedidoA: 'ana' })], ['ana']],
  ['nobody who left the place by themselves', [place('t', 'ana', { cedidoA: 'nadie' })], []],
  [
    'nobody where the last of two swaps was with who had left',
    [place('t', 'ana', { cedidoA: 'luis' }), place('t', 'luis', { cedidoA: 'noe' }), place('t', 'noe')],
    [],
  ],
  [
    'nobody where it was given to who had left',
    [place('t', 'ana', { cedidoA: 'noe' }), place('t', 'noe')],
    [],
  ],
])('a shift has %s', (_, puestos, ids) => {
  const [turno] = on([shift('t', '2026-11-28 08:00-20:00')], puestos)
  expect(turno?.gente.map(({ personalId }) => personalId)).toEqual(ids)
})

test('somebody is not on after their last day', () => {
  const [turno] = on([shift('t', '2026-11-29 08:00-20:00')], [place('t', 'leo')])
  expect(turno?.gente).toEqual([])
})

const CAN: Record<string, Funcion[]> = { ana: ['AL_MANDO', 'CONDUCTOR'], luis: [], leo: ['PARAMEDICO'] }

test.each<[string[], Partial<Turno>, string]>([
  [[], { personas: 2 }, 'sábado 22:00: faltan 2 personas'],
  [['luis'], { personas: 2 }, 'sábado 22:00: falta 1 persona'],
  [['luis'], { personas: 1, funciones: ['CONDUCTOR'] }, 'sábado 22:00: no hay conductor vigente'],
  [
    ['luis'],
    { personas: 2, funciones: ['AL_MANDO', 'CONDUCTOR', 'PARAMEDICO'] },
    'sábado 22:00: falta 1 persona, no hay quien esté al mando, no hay conductor vigente y no hay paramédico vigente',
  ],
  [['ana'], { personas: 1, funciones: ['AL_MANDO', 'CONDUCTOR'] }, ''],
  [['ana', 'leo'], { personas: 1, funciones: ['PARAMEDICO'] }, ''],
  // Whoever doesn't count leaves a gap.
  [['eva'], { personas: 1 }, 'sábado 22:00: falta 1 persona'],
])('with %j on, and needs %j: «%s»', (ids, needs, sentence) => {
  const [turno] = on(
    [shift('t', '2026-11-28 22:00-06:00', needs)],
    ids.map((id) => place('t', id)),
  )
  if (!turno) throw new Error('no shift')
  expect(
    gapSentence(
      turno,
      gapsOf(turno, (id) => CAN[id] ?? []),
    ),
  ).toBe(sentence)
})

test.each([
  ['2026-11-28 08:00-20:00', '2026-11-29 04:00-12:00', []],
  [
    '2026-11-28 08:00-20:00',
    '2026-11-29 03:59-12:00',
    ['ana descansa solo 7 h 59 min entre a (sábado 08:00) y b (domingo 03:59)'],
  ],
  [
    '2026-11-28 08:00-20:00',
    '2026-11-28 20:00-08:00',
    ['ana no descansa entre a (sábado 08:00) y b (sábado 20:00)'],
  ],
  [
    '2026-11-28 20:00-08:00',
    '2026-11-29 07:00-12:00',
    ['ana está a la vez en a (sábado 20:00) y b (domingo 07:00)'],
  ],
  // One within the other.
  [
    '2026-11-28 08:00-08:00',
    '2026-11-28 10:00-12:00',
    ['ana está a la vez en a (sábado 08:00) y b (sábado 10:00)'],
  ],
  [
    '2026-12-31 20:00-08:00',
    '2027-01-01 10:00-12:00',
    ['ana descansa solo 2 h entre a (jueves 20:00) y b (viernes 10:00)'],
  ],
])('%s and %s: %j', (one, other, sentences) => {
  const turnos = [shift('b', other), shift('a', one)]
  const puestos = ['a', 'b'].flatMap((id) => [place(id, 'ana'), place(id, 'eva')])
  const all = on(turnos, puestos)
  expect(clashesOf(all, all).map(clashSentence)).toEqual(sentences)
  // Whichever of the two is looked at.
  for (const turno of all) expect(clashesOf([turno], all).map(clashSentence)).toEqual(sentences)
})

test('a clash beside a shift without readable times is still said', () => {
  const turnos = [
    shift('b', '2026-11-23 08:00 20:00'),
    shift('a', '2026-11-23 14:00 22:00'),
    shift('c', '2026-11-23 ? ?'),
  ]
  const all = on(
    turnos,
    ['a', 'b', 'c'].map((id) => place(id, 'ana')),
  )
  expect(clashesOf(all, all)).toHaveLength(1)
})

/** A roster of so many days, three shifts of four each day, and how often somebody looked who is in one of them. */
function roster(days: number) {
  let looked = 0
  const people = Array.from({ length: 40 }, (_, n) => person(`p${n}`))
  const all = Array.from({ length: days * 3 }, (_, n) => {
    const inicio = ['00:00', '08:00', '16:00'][n % 3] ?? ''
    const turno: Turno = {
      ...{ id: `t${n}`, fecha: addDays('2025-01-01', Math.floor(n / 3)), nombre: inicio, inicio },
      ...{ fin: ['08:00', '16:00', '00:00'][n % 3] ?? '', personas: 4, funciones: [] },
    }
    const gente = [0, 1, 2, 3].map((one) => place(turno.id, `p${(n * 4 + one) % 40}`))
    return {
      ...turno,
      get gente() {
        looked++
        return gente
      },
    }
  })
  return { all, people, looked: () => looked }
}

test('the shifts near the shown one are judged, as many after two years as after a month', () => {
  const work = [30, 730].map((days) => {
    const { all, people, looked } = roster(days)
    const turno = all.at(-1)
    if (!turno) throw new Error('no shift')
    const gente = people.map(({ id }) => place(turno.id, id))
    const clashes = clashesOf([{ ...turno, gente }], all)
    return { looked: looked(), clashes: clashes.map(({ personalId, rest }) => [personalId, rest]) }
  })
  expect(work[1]?.looked).toBe(work[0]?.looked)
  expect(work[1]?.looked).toBeLessThan(10)
  // The four of the shift before don't rest.
  expect(work[1]?.clashes.filter(([, rest]) => rest === 0)).toHaveLength(4)
})

test('a template makes the week’s shifts, the same ones on every phone', () => {
  const week = turnosFrom(defaultPlantilla(), '2026-12-28', ['2026-12-30'])
  expect(week.map(({ id, nombre }) => `${id} ${nombre}`)).toEqual([
    'turno-2026-12-28-dia Día',
    'turno-2026-12-28-noche Noche',
    'turno-2026-12-29-dia Día',
    'turno-2026-12-29-noche Noche',
    'turno-2026-12-30-dia Día',
    'turno-2026-12-30-noche Noche',
    'turno-2026-12-31-dia Día',
    'turno-2026-12-31-noche Noche',
    'turno-2027-01-01-dia Día',
    'turno-2027-01-01-noche Noche',
    'turno-2027-01-02-noche Noche',
    'turno-2027-01-02-fin Fin de semana',
    'turno-2027-01-03-noche Noche',
    'turno-2027-01-03-fin Fin de semana',
  ])
  expect(v.parse(plantillaSchema, defaultPlantilla())).toEqual(defaultPlantilla())
})

test('a holiday has the shifts of a Sunday, once each, where the template says so', () => {
  const template = { ...defaultPlantilla(), feriados: true }
  const week = turnosFrom(template, '2026-12-28', ['2027-01-01', '2027-01-02', '2027-02-01'])
  expect(week.filter(({ fecha }) => fecha >= '2026-12-31').map(({ id }) => id)).toEqual([
    ...['turno-2026-12-31-dia', 'turno-2026-12-31-noche'],
    ...['turno-2027-01-01-noche', 'turno-2027-01-01-fin'],
    ...['turno-2027-01-02-noche', 'turno-2027-01-02-fin'],
    ...['turno-2027-01-03-noche', 'turno-2027-01-03-fin'],
  ])
})

test('a copied week has the shifts and who was on in the end, without those who leave before it', () => {
  const turnos = on(
    [
      shift('turno-2026-12-28-dia', '2026-12-28 08:00-20:00'),
      shift('turno-1795-ab', '2026-12-30 10:00-12:00'),
    ],
    [
      place('turno-2026-12-28-dia', 'ana', { cedidoA: 'luis' }),
      place('turno-2026-12-28-dia', 'luis', { cumplido: true, confirmo: 'user-1' }),
      place('turno-1795-ab', 'ana'),
    ],
  )
  const later = weekLater(turnos, [person('luis'), person('ana', true, '2027-01-05')])
  expect(later.turnos.map(({ id, fecha }) => `${id} ${fecha}`)).toEqual([
    'turno-2027-01-04-dia 2027-01-04',
    'turno-2027-01-06-1795-ab 2027-01-06',
  ])
  expect(later.puestos).toEqual([place('turno-2027-01-04-dia', 'luis')])
})
