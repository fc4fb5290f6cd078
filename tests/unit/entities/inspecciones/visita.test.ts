import { expect, test } from 'vitest'
import { CLASES } from '@/entities/inspecciones/options'
import { balanceDe, juntar, otrasDelDia } from '@/entities/inspecciones/visita/juntar'
import { plantillasList } from '@/entities/inspecciones/visita/listas'
import {
  falla,
  limiteSaid,
  PLANTILLA_BASE,
  plantillaDe,
  puntosDe,
  vigente,
} from '@/entities/inspecciones/visita/plantilla'
import type { Plantilla, Punto } from '@/entities/inspecciones/visita/punto'
import { escribirRespuestas, leerRespuestas, type Respuesta } from '@/entities/inspecciones/visita/respuestas'
import { ultimaVisita } from '@/entities/inspecciones/visita/ultima'
import { idDeVisita, type Visita } from '@/entities/inspecciones/visita/visita'

const LOCAL = 'local-1790011674001-001'

const visita = (n: number, of: Partial<Visita> = {}): Visita => ({
  ...{
    id: `visita-${n}`,
    local: LOCAL,
    dia: '2026-03-02',
    equipo: `e${n}`,
    plantilla: 'base-1',
    respuestas: '',
  },
  ...of,
})

test('answers are kept short and come back as they were; what can’t be read is no answer', () => {
  const all = new Map<string, Respuesta>([
    ['ex1', 3],
    ['ex3', 1.5],
    ['ex2', 'S'],
    ['sa1', 'N'],
    ['ga1', 'A'],
  ])
  expect(escribirRespuestas(all)).toBe('ex1:3 ex3:1.5 ex2:S sa1:N ga1:A')
  expect(leerRespuestas(escribirRespuestas(all))).toEqual(all)
  expect([...leerRespuestas('ex1: ex2:quizás :S ex3 ex4:0')]).toEqual([['ex4', 0]])
  expect([...leerRespuestas('')]).toEqual([])
})

test.each([
  ['MAXIMO', 1.5, 1.5, false],
  ['MAXIMO', 1.5, 1.51, true],
  ['MAXIMO', 25, 'S', false],
  ['MAXIMO', 25, 'N', true],
  ['MINIMO', 60, 60, false],
  ['MINIMO', 60, 59, true],
  ['MINIMO', 60, 'A', false],
  ['EXTINTORES', undefined, 2, true],
  ['EXTINTORES', undefined, 3, false],
  ['CUMPLE', undefined, 'N', true],
] as const)('%s of %s with %s fails: %s', (tipo, limite, respuesta, fails) => {
  expect(falla({ tipo, limite }, respuesta, 3)).toBe(fails)
})

test('nothing is known of what nobody answered, and nothing fails against a need that nobody knows', () => {
  expect(falla({ tipo: 'CUMPLE', limite: undefined }, undefined, 3)).toBeUndefined()
  expect(falla({ tipo: 'EXTINTORES', limite: undefined }, 0, undefined)).toBe(false)
  const punto = (id: string) => PLANTILLA_BASE.puntos.find((one) => one.id === id) ?? expect.fail(id)
  expect(limiteSaid(punto('ex1'), 3)).toBe('hacen falta 3')
  expect(limiteSaid(punto('ex3'), 3)).toBe('máximo 1,5 m')
  expect(limiteSaid(punto('ex2'), 3)).toBe('')
})

test('each point of the first checklist has its article and an id of its own, and every class is asked some', () => {
  const { puntos } = PLANTILLA_BASE
  expect(puntos.filter(({ articulo }) => !articulo)).toEqual([])
  expect(new Set(puntos.map(({ id }) => id)).size).toBe(puntos.length)
  for (const clase of ['', ...CLASES])
    expect(puntosDe(PLANTILLA_BASE, clase).length, clase).toBeGreaterThan(12)
  expect(puntosDe(PLANTILLA_BASE, 'COMERCIO').map(({ id }) => id)).not.toContain('gs1')
  expect(puntosDe(PLANTILLA_BASE, 'ESPECIALES').map(({ id }) => id)).toContain('gs1')
})

test('the newest version is asked, and the one of a past day stays readable', () => {
  const second: Plantilla = { id: 'plantilla-2', desde: '2026-12-01T10:00:00.000Z', por: '', puntos: [] }
  expect(vigente([second])).toBe(second)
  expect(vigente([])).toBe(PLANTILLA_BASE)
  expect(plantillaDe([second], 'base-1')).toBe(PLANTILLA_BASE)
  expect(plantillaDe([], 'plantilla-2')).toBeUndefined()
})

const punto = (id: string, changes: Partial<Punto> = {}): Punto => ({
  ...{ id, grupo: 'G', texto: id, articulo: '', tipo: 'CUMPLE', unidad: '', clases: [] },
  ...changes,
})
const version = (id: string, base: string, puntos: Punto[], of: Partial<Plantilla> = {}): Plantilla => ({
  ...{ id, base, por: '', puntos, desde: `2026-12-0${id.at(-1)}T10:00:00.000Z` },
  ...of,
})
const first = version('v1', 'base-1', [punto('a'), punto('b'), punto('c')])

test('what two devices change of a list at once stands together, whatever the order in which it comes', () => {
  const one = version('v2', 'v1', [punto('a', { texto: 'Otro' }), punto('c'), punto('x')])
  const other = version('v3', 'v1', [punto('c'), punto('a', { articulo: 'art. 1' }), punto('y'), punto('b')])
  for (const list of [
    [first, one, other],
    [other, first, one],
  ]) {
    const both = vigente(list)
    expect(both.id).toBe('v2+v3')
    // `b` is gone, `c` moved before `a`, `a` has both changes, and both new ones are there.
    expect(both.puntos).toEqual([
      ...[punto('c'), punto('x'), punto('a', { texto: 'Otro', articulo: 'art. 1' }), punto('y')],
    ])
    expect(plantillaDe(list, 'v2+v3')).toEqual(both)
    expect(plantillaDe(list, 'v2')).toBe(one)
    expect(vigente([...list, version('v4', both.id, [punto('z')])]).puntos).toEqual([punto('z')])
  }
  expect(plantillaDe([first, one], 'v2+v3')).toBeUndefined()
})

test('what one changed isn’t lost by another that took it away, and of the same field the later word stands', () => {
  const one = version('v2', 'v1', [punto('a', { texto: 'Antes' }), punto('b')])
  const other = version('v3', 'v1', [
    punto('a', { texto: 'Después' }),
    punto('b'),
    punto('c', { tipo: 'MINIMO' }),
  ])
  expect(vigente([first, one, other]).puntos).toEqual([
    ...[punto('a', { texto: 'Después' }), punto('b'), punto('c', { tipo: 'MINIMO' })],
  ])
})

test('a clock that was set back makes no older version count, and a circle of versions ends', () => {
  const late = version('v2', 'v1', [punto('b')], { desde: '2020-01-01T00:00:00.000Z' })
  expect(vigente([first, late])).toEqual(late)
  const [a, b] = [version('v5', 'v6', [punto('a')]), version('v6', 'v5', [punto('b')])]
  expect(vigente([a, b]).puntos.map(({ id }) => id)).toContain('a')
})

test('a version is neither changed nor deleted, and none is taken that no form writes', () => {
  const write = (before: Plantilla | null, after: Plantilla | null) => () =>
    plantillasList.rules?.(null)([{ before, after }])
  expect(write(first, { ...first, puntos: [] })).toThrow('Una lista que ya se usó no se cambia')
  expect(write(first, { ...first, base: 'otra' })).toThrow('Una lista que ya se usó no se cambia')
  expect(write(first, null)).toThrow('Una lista que ya se usó no se cambia')
  expect(write(null, first)).not.toThrow()
  expect(write(null, PLANTILLA_BASE)).not.toThrow()
  for (const puntos of [
    ...[[], [punto('a', { texto: ' ' })], [punto('a', { texto: 'x'.repeat(301) })], [punto('A b')]],
    ...[[punto('a', { tipo: 'MINIMO' })], [punto('a'), punto('a')], [punto('a', { clases: ['<b>'] })]],
    Array.from({ length: 201 }, (_, n) => punto(`p${n}`)),
  ])
    expect(write(null, { ...first, puntos }), JSON.stringify(puntos).slice(0, 80)).toThrow()
})

test('one phone has one visit of a premises and a day, and its second one has a number', () => {
  const donde = { local: LOCAL, dia: '2026-03-02', equipo: 'a1b2' }
  expect(idDeVisita(donde)).toBe('visita-1790011674001-001-2026-03-02-a1b2')
  expect(idDeVisita(donde, 2)).toBe('visita-1790011674001-001-2026-03-02-a1b2-2')
})

test('what two inspectors saw on one day is joined, what differs is named, and what one of them chose stands', () => {
  const ana = visita(1, { por: 'Ana', respuestas: 'ex1:3 ex2:S sa1:N' })
  const luis = visita(2, { por: 'Luis', respuestas: 'ex1:2 ex5:S sa1:N' })
  const junta = juntar([ana, luis])
  expect([...junta.respuestas]).toEqual([
    ['ex2', 'S'],
    ['sa1', 'N'],
    ['ex5', 'S'],
  ])
  expect(
    junta.distintas.map(({ punto, dichas }) => [punto, dichas.map(({ respuesta }) => respuesta)]),
  ).toEqual([['ex1', [3, 2]]])
  const chosen = juntar([
    { ...ana, respuestas: 'ex1:2 ex2:S sa1:N', acordado: 'ex1' },
    { ...luis, respuestas: 'ex1:4' },
  ])
  expect(chosen.distintas).toEqual([])
  expect(chosen.respuestas.get('ex1')).toBe(2)
})

test('beside a visit stand those of its premises and day that look at the same', () => {
  const mine = visita(1)
  const beside = visita(2)
  const again = visita(3, { anterior: 'visita-1' })
  const others = [mine, beside, again, visita(4, { dia: '2026-03-03' }), visita(5, { local: 'local-2' })]
  expect(otrasDelDia(others, mine)).toEqual([beside])
  expect(otrasDelDia(others, again)).toEqual([])
})

test('what fails and what nobody saw is counted in the order of the checklist', () => {
  const puntos = puntosDe(PLANTILLA_BASE, 'COMERCIO').slice(0, 4)
  const { fallas, sinVer, vistos } = balanceDe(puntos, leerRespuestas('ex3:1.6 ex1:1 zz:N'), 2)
  expect(fallas.map(({ id }) => id)).toEqual(['ex1', 'ex3'])
  expect(sinVer.map(({ id }) => id)).toEqual(['ex2', 'ex4'])
  expect(vistos).toBe(2)
})

test('the last visit of a premises says how it stands', () => {
  const of = (...list: Visita[]) => ultimaVisita(list, LOCAL, '2026-03-31')?.resultado
  const approved = visita(1, { resultado: 'APROBADO', fin: '2026-03-02T10:00' })
  const failed = visita(2, { resultado: 'NO_CUMPLE', fin: '2026-03-02T09:00' })
  expect(of()).toBeUndefined()
  expect(of(visita(1, { local: 'local-2', resultado: 'APROBADO' }))).toBeUndefined()
  expect(of(visita(1))).toBe('PENDIENTE')
  expect(of(approved)).toBe('APROBADO')
  expect(ultimaVisita([failed, approved], LOCAL, '2026-03-31')).toEqual({
    id: 'visita-2',
    dia: '2026-03-02',
    resultado: 'NO_CUMPLE',
  })
  expect(of(failed, { ...approved, juntas: ['visita-2'] })).toBe('APROBADO')
  expect(of(failed, { ...approved, anterior: 'visita-2' })).toBe('APROBADO')
  // The one that looked again counts, though both ended in one minute or the phone's clock went back meanwhile.
  for (const when of [{ fin: '2026-03-02T09:00' }, { fin: '2026-03-02T07:00' }, { dia: '2026-03-01' }]) {
    const again = { ...approved, anterior: 'visita-2', ...when }
    expect(of(failed, again)).toBe('APROBADO')
    expect(of(again, failed)).toBe('APROBADO')
  }
  const twins = [
    { ...failed, anterior: 'visita-1' },
    { ...approved, anterior: 'visita-2' },
  ]
  expect(of(...twins)).toBeDefined()
  expect(of(failed, { ...approved, dia: '2026-03-03' })).toBe('APROBADO')
  expect(of(approved, visita(3))).toBe('APROBADO')
  expect(of(approved, visita(3, { dia: '2026-03-05' }))).toBe('PENDIENTE')
})

test('a visit that a clock ahead dated hides none of the right ones, and counts once it has its day', () => {
  const HOY = '2026-03-20'
  const last = (...list: Visita[]) => ultimaVisita(list, LOCAL, HOY)
  const failed = visita(2, { resultado: 'NO_CUMPLE', fin: '2026-03-02T09:00' })
  const ahead = visita(1, { dia: '2027-03-19', resultado: 'APROBADO', fin: '2027-03-19T10:00' })
  expect(last(failed, ahead)).toMatchObject({ dia: '2026-03-02', resultado: 'NO_CUMPLE' })
  expect(last(ahead)).toBeUndefined()
  expect(last(failed, { ...ahead, dia: '2026-03-19' })).toMatchObject({ resultado: 'APROBADO' })
  // Two clocks that are hours apart are none ahead, and one that runs is seen: it gets its day as it ends.
  expect(last(failed, { ...ahead, dia: '2026-03-21' })).toMatchObject({ resultado: 'APROBADO' })
  expect(last(failed, visita(3, { dia: '2027-03-19' }))?.resultado).toBe('PENDIENTE')
})

test('nine thousand visits of shops fit into a phone’s storage', () => {
  const answers = escribirRespuestas(new Map(puntosDe(PLANTILLA_BASE, 'COMERCIO').map(({ id }) => [id, 'S'])))
  const one = visita(1, {
    ...{ id: idDeVisita({ local: LOCAL, dia: '2026-03-02', equipo: 'a1b2c3d4' }), equipo: 'a1b2c3d4' },
    ...{
      por: 'Inspector Primero',
      con: 'Rosa Vera Cedeño',
      comoQue: 'dueña',
      area: 120.5,
      aforo: 40,
      pide: 1,
    },
    ...{ respuestas: answers, fin: '2026-03-02T11:30', resultado: 'APROBADO', fallas: '' },
  })
  // 5 million characters are what every browser gives a site.
  expect(JSON.stringify(one).length * 9000).toBeLessThan(4_000_000)
})
