import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Caso, esPara, trasLaAccion } from '@/entities/guardias/cambios'
import { deGuardia, withPeople } from '@/entities/guardias/gente'
import { hoursOf } from '@/entities/guardias/horas'
import { novedadesOf } from '@/entities/guardias/novedades'
import { plantillaSchema } from '@/entities/guardias/plantilla'
import { type Puesto, puestoSchema } from '@/entities/guardias/turno'
import { instantOf } from '@/shared/lib/fecha'
import type { Accion } from '@/shared/lib/form/accion-turno'
import { person, place, shift } from './tabla'

const PEOPLE = ['ana', 'luis', 'leo', 'eva'].map((id) => person(id, id !== 'eva'))
const TURNO = shift('t', '2026-11-28 20:00-08:00', { personas: 2 })
const EARLY = instantOf('2026-11-20', '12:00')

/** The shift as these places make it, before or after somebody does something at an instant in ms. */
function casoOf(puestos: readonly Puesto[], yo: string, ahora = EARLY, anotarse = true): Caso {
  const [turno] = withPeople([TURNO], puestos, PEOPLE)
  if (!turno) throw new Error('no shift')
  return {
    ...{ turno, puestos, ahora, yo: { id: yo, nombres: yo } },
    disponibles: new Set(['ana', 'luis', 'leo']),
    reglas: { anotarse, salirHoras: 24 },
  }
}

/** The places afterwards; a refusal is thrown in its words. */
function after(puestos: readonly Puesto[], yo: string, accion: Accion, ahora = EARLY): Puesto[] {
  const cambio = trasLaAccion(casoOf(puestos, yo, ahora), accion)
  if ('rechazo' in cambio) throw new Error(cambio.rechazo)
  const touched = new Set(cambio.puestos.map(({ id }) => id))
  return [...puestos.filter(({ id }) => !touched.has(id)), ...cambio.puestos]
}

const onIn = (puestos: readonly Puesto[]) =>
  deGuardia(withPeople([TURNO], puestos, PEOPLE), instantOf('2026-11-28', '21:00')).sort()

type Step = [yo: string, accion: Accion]

const asks = (yo: string, para = 'todos'): Step => [yo, { hace: 'PEDIR', para }]
const takes = (yo: string, de: string): Step => [yo, { hace: 'TOMAR', de }]

// Begins with Ana on; worked out by hand: who is on at last, and what each gave away to whom.
test.each<[string, Step[], string[], string[]]>([
  ['nobody took it', [asks('ana')], ['ana'], []],
  ['one swap', [asks('ana'), takes('luis', 'ana')], ['luis'], ['ana→luis']],
  [
    'a swap of a swap',
    [asks('ana'), takes('luis', 'ana'), asks('luis'), takes('leo', 'luis')],
    ['leo'],
    ['ana→luis', 'luis→leo'],
  ],
  [
    'back to who gave it first',
    [asks('ana'), takes('luis', 'ana'), asks('luis', 'ana'), takes('ana', 'luis')],
    ['ana'],
    ['luis→ana'],
  ],
  [
    'a round of three',
    [
      ...[asks('ana'), takes('luis', 'ana'), asks('luis'), takes('leo', 'luis')],
      ...[asks('leo'), takes('ana', 'leo')],
    ],
    ['ana'],
    ['leo→ana', 'luis→leo'],
  ],
  [
    'who gave it away takes an open place of the same shift',
    [asks('ana'), takes('luis', 'ana'), ['ana', { hace: 'ANOTARME' }]],
    ['ana', 'luis'],
    [],
  ],
  ['an open place', [['luis', { hace: 'ANOTARME' }]], ['ana', 'luis'], []],
  [
    'in and out again',
    [
      ['luis', { hace: 'ANOTARME' }],
      ['luis', { hace: 'SALIR' }],
    ],
    ['ana'],
    ['luis→nadie'],
  ],
  [
    'in, out and in again',
    [
      ['luis', { hace: 'ANOTARME' }],
      ['luis', { hace: 'SALIR' }],
      ['luis', { hace: 'ANOTARME' }],
    ],
    ['ana', 'luis'],
    [],
  ],
  [
    'who left a place takes one in a swap',
    [['luis', { hace: 'ANOTARME' }], ['luis', { hace: 'SALIR' }], asks('ana'), takes('luis', 'ana')],
    ['luis'],
    ['ana→luis'],
  ],
  ['asked and taken back', [asks('ana'), ['ana', { hace: 'RETIRAR' }]], ['ana'], []],
  ['asked and declined', [asks('ana', 'luis'), ['luis', { hace: 'NEGAR', de: 'ana' }]], ['ana'], []],
])('%s', (_, steps, on, given) => {
  let puestos: Puesto[] = [place('t', 'ana')]
  for (const [yo, accion] of steps) {
    puestos = after(puestos, yo, accion)
    // Sent again because the answer was lost: nothing changes, whatever it was.
    if (accion.hace !== 'PEDIR') expect(onIn(after(puestos, yo, accion))).toEqual(onIn(puestos))
  }
  expect(onIn(puestos)).toEqual(on)
  const gave = puestos
    .filter(({ cedidoA }) => cedidoA)
    .map(({ personalId, cedidoA }) => `${personalId}→${cedidoA}`)
  expect(gave.sort()).toEqual(given)
  // The hours follow who is on: all twelve are November’s.
  const hours = hoursOf('2026-11', [TURNO], puestos, PEOPLE)
  expect(hours.map(({ id, previstos }) => `${id} ${previstos}`).sort()).toEqual(on.map((id) => `${id} 720`))
})

const LATE = instantOf('2026-11-28', '12:00')
const BEGUN = instantOf('2026-11-28', '20:00')
const FULL = [place('t', 'ana'), place('t', 'leo')]
const SELF = [place('t', 'ana', { anotado: '2026-11-20T12:00:00.000Z' })]

test.each<[Puesto[], string, Accion, number, string]>([
  [FULL, 'luis', { hace: 'ANOTARME' }, EARLY, 'Ese lugar ya lo tomó otra persona.'],
  [[], 'luis', { hace: 'ANOTARME' }, BEGUN, 'Ese turno ya empezó: hable con quien lleva la lista.'],
  [FULL, 'ana', { hace: 'SALIR' }, EARLY, 'Ese turno se lo asignaron: pida un cambio.'],
  [SELF, 'ana', { hace: 'SALIR' }, LATE, 'Faltan menos de 24 horas para ese turno: pida un cambio.'],
  [[], 'ana', { hace: 'PEDIR', para: 'todos' }, EARLY, 'Usted ya no está en ese turno.'],
  [FULL, 'ana', { hace: 'PEDIR', para: 'leo' }, EARLY, 'Esa persona ya está en ese turno.'],
  [FULL, 'ana', { hace: 'PEDIR', para: 'eva' }, EARLY, 'Esa persona no puede cubrir ese día.'],
  [
    FULL,
    'luis',
    { hace: 'TOMAR', de: 'ana' },
    EARLY,
    'Ese cambio ya no está pedido, o lo tomó otra persona.',
  ],
  [
    [place('t', 'ana', { pide: 'leo' })],
    'luis',
    { hace: 'TOMAR', de: 'ana' },
    EARLY,
    'Ese cambio ya no está pedido, o lo tomó otra persona.',
  ],
  [
    [place('t', 'ana', { pide: 'todos' }), place('t', 'luis')],
    'luis',
    { hace: 'TOMAR', de: 'ana' },
    EARLY,
    'Usted ya está en ese turno.',
  ],
  [
    [place('t', 'ana', { cedidoA: 'luis' }), place('t', 'luis')],
    'ana',
    { hace: 'RETIRAR' },
    EARLY,
    'luis ya tomó su lugar.',
  ],
  [
    [place('t', 'ana', { pide: 'todos' })],
    'luis',
    { hace: 'TOMAR', de: 'ana' },
    BEGUN,
    'Ese turno ya empezó: hable con quien lleva la lista.',
  ],
])('%# is refused in words', (puestos, yo, accion, ahora, words) => {
  expect(trasLaAccion(casoOf(puestos, yo, ahora), accion)).toEqual({ rechazo: words })
})

test('nobody puts themselves anywhere unless the brigade lets them, and until the limit somebody leaves again', () => {
  expect(trasLaAccion(casoOf([], 'luis', EARLY, false), { hace: 'ANOTARME' })).toEqual({
    rechazo: 'Los turnos los asigna quien lleva la lista: hable con esa persona.',
  })
  const limit = instantOf('2026-11-27', '20:00')
  const left = after(SELF, 'ana', { hace: 'SALIR' }, limit)
  expect(onIn(left)).toEqual([])
  // Assigned to them again it is no choice of theirs any more.
  const assigned = left.map((puesto) => ({ ...puesto, cedidoA: '', acordado: '' }))
  expect(trasLaAccion(casoOf(assigned, 'ana'), { hace: 'SALIR' })).toHaveProperty('rechazo')
})

test('a place that was taken in a swap is assigned, not one’s own choice', () => {
  const chosen = place('t', 'ana', { anotado: '2026-11-20T12:00:00.000Z', cedidoA: 'luis' })
  const puestos = after([chosen, place('t', 'luis', { pide: 'ana' })], 'ana', { hace: 'TOMAR', de: 'luis' })
  expect(trasLaAccion(casoOf(puestos, 'ana'), { hace: 'SALIR' })).toHaveProperty('rechazo')
})

test('who is asked may take it, and nobody else; not who asks', () => {
  const asked = (pide: string, cedidoA = '') => place('t', 'ana', { pide, cedidoA })
  expect(['ana', 'luis', 'leo'].filter((id) => esPara(asked('todos'), id))).toEqual(['luis', 'leo'])
  expect(['ana', 'luis', 'leo'].filter((id) => esPara(asked('leo'), id))).toEqual(['leo'])
  expect(esPara(asked('todos', 'leo'), 'luis')).toBe(false)
})

test('whoever runs the roster is told of what was agreed and taken, once', () => {
  let puestos = after([place('t', 'ana')], 'ana', { hace: 'PEDIR', para: 'todos' })
  puestos = after(puestos, 'luis', { hace: 'TOMAR', de: 'ana' })
  puestos = after(puestos, 'leo', { hace: 'ANOTARME' }, EARLY + 1000)
  expect(novedadesOf([TURNO], puestos).map(({ frase }) => frase)).toEqual([
    'leo se anotó: t, sábado 28 de noviembre de 2026.',
    'ana dio su lugar a luis: t, sábado 28 de noviembre de 2026.',
  ])
  const seen = puestos.map((puesto) => ({ ...puesto, revisado: true }))
  expect(novedadesOf([TURNO], seen)).toEqual([])
  // What is agreed anew is news again.
  const again = after(after(seen, 'luis', { hace: 'PEDIR', para: 'ana' }), 'ana', {
    hace: 'TOMAR',
    de: 'luis',
  })
  expect(novedadesOf([TURNO], again).map(({ frase }) => frase)).toEqual([
    'luis dio su lugar a ana: t, sábado 28 de noviembre de 2026.',
  ])
  // And so is a place that was left, also where nobody had looked since it was taken.
  for (const before of [seen, puestos]) {
    const left = after(before, 'leo', { hace: 'SALIR' }, EARLY + 2000)
    expect(novedadesOf([TURNO], left)[0]?.frase).toBe('leo dejó su lugar: t, sábado 28 de noviembre de 2026.')
  }
})

test('places and a template of an earlier version are read as nobody asking for anything, and nobody taking places', () => {
  const place = { id: 'puesto-1', turnoId: 't', personalId: 'ana', cedidoA: '' }
  expect(v.parse(puestoSchema, place)).toMatchObject({ pide: '', negado: '', acordado: '', anotado: '' })
  expect(v.parse(plantillaSchema, { horarios: [] })).toEqual({
    ...{ horarios: [], anotarse: false, salirHoras: 24, feriados: false },
  })
})
