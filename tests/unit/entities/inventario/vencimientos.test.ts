import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Cosa } from '@/entities/inventario/plan/cuales'
import { fechaOf, masMeses, ultimoDe } from '@/entities/inventario/plan/fechas'
import { gruposDe, hechoDe, seTermina } from '@/entities/inventario/plan/grupos'
import { type Hecho, hechoRules, idDeHecho } from '@/entities/inventario/plan/hecho'
import { newPlan, type Plan, reglaText } from '@/entities/inventario/plan/plan'
import { planDe, SUGERENCIAS } from '@/entities/inventario/plan/sugerencias'
import { hoyCierto, primeros, vencimientosDe } from '@/entities/inventario/plan/vencimientos'
import { addDays } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'

const HOY = '2026-11-27'
const plan = (rest: Partial<Plan>): Plan => ({
  ...newPlan('2026-01-01'),
  id: 'p',
  nombre: 'Inspección',
  ...rest,
})
const taken = (clave: string, desde = '2026-01-01'): Plan => {
  const one = SUGERENCIAS.find((sugerencia) => sugerencia.clave === clave)
  if (!one) throw new Error(clave)
  return planDe(one, desde)
}
const cosa = (nombre: string, rest: Partial<Cosa> = {}): Cosa => ({
  id: 'a',
  nombre,
  categoria: 'OTROS',
  ...rest,
})
const hecho = (dia: string, rest: Partial<Hecho> = {}): Hecho => ({
  ...{
    id: `${rest.plan ?? 'p'}-${rest.item ?? 'a'}-${dia}`,
    item: 'a',
    plan: 'p',
    trabajo: '',
    dia,
    quien: '',
    resultado: 'BIEN',
  },
  ...rest,
})
const dias = (
  one: ReturnType<typeof cosa>,
  planes: Plan[],
  hechos: Hecho[] = [],
  usos: { item: string; cuando: string }[] = [],
  hoy = HOY,
) =>
  vencimientosDe([one], planes, hechos, usos, hoy).map(({ dia, nombre, falta }) => [
    nombre,
    dia || falta || '',
  ])
const unico = (...said: Parameters<typeof dias>) => dias(...said)[0]?.[1]

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2016-05', 120, '2026-05-31'],
  ['2020-03', 72, '2026-03-31'],
  ['2016', 120, '2026-12-31'],
  ['2025-12-10', 1, '2026-01-10'],
  ['ayer', 1, ''],
])('%s and %i months are %s', (fecha, meses, due) => {
  expect(masMeses(fecha, meses)).toBe(due)
})

test('a day that a short month moved stays wanted as long as it is kept', () => {
  const mensual = [plan({})]
  expect(unico(cosa('x'), mensual, [hecho('2026-01-31')])).toBe('2026-02-28')
  expect(unico(cosa('x'), mensual, [hecho('2026-01-31'), hecho('2026-02-28')])).toBe('2026-03-31')
  const kept = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'].map((dia) => hecho(dia))
  expect(unico(cosa('x'), mensual, kept)).toBe('2026-05-31')
  // Done on another day, that one counts: late and early alike.
  expect(unico(cosa('x'), mensual, [hecho('2026-01-31'), hecho('2026-03-05')])).toBe('2026-04-05')
  expect(unico(cosa('x'), mensual, [hecho('2026-01-31'), hecho('2026-02-27')])).toBe('2026-03-27')
  const semanal = [plan({ cada: 7, unidad: 'DIAS' })]
  expect(unico(cosa('x'), semanal, [hecho('2026-11-01'), hecho('2026-11-12')])).toBe('2026-11-19')
})

test('an extinguisher shows the hydrostatic test of the regulation and of NFPA, and the earlier one counts', () => {
  const planes = ['extintor-mes', 'extintor-ano', 'extintor-hidro', 'extintor-hidro-nfpa-polvo'].map(
    (clave) => taken(clave),
  )
  const extintor = cosa('Extintores PQS 10 lb')
  const hechos = [
    hecho('2025-12-10', { plan: 'plan-extintor-mes' }),
    hecho('2025-12-10', { plan: 'plan-extintor-ano' }),
    hecho('2020-03', { plan: 'plan-extintor-hidro' }),
  ]
  const list = vencimientosDe([extintor], planes, hechos, [], HOY)
  expect(list.map(({ nombre, dia, estado }) => [nombre, dia, estado])).toEqual([
    ['Inspección mensual', '2026-01-10', 'vencido'],
    ['Prueba hidrostática', '2026-03-31', 'vencido'],
    ['Mantenimiento anual', '2026-12-10', 'pronto'],
    ['Prueba hidrostática', '2032-03-31', 'aldia'],
  ])
  expect(list[1]?.plan?.fuente).toContain('Reglamento de prevención de incendios (Ecuador, 2009)')
  expect(primeros(list)).toHaveLength(3)
  // Nobody noted a test: it counts from when it was made.
  expect(dias({ ...extintor, fabricado: '2021-06' }, [taken('extintor-hidro')])).toEqual([
    ['Prueba hidrostática', '2027-06-30'],
  ])
})

test('what is worn out is so by when it was made, whatever was done to it since', () => {
  const planes = [taken('cilindro-vida'), taken('cilindro-hidro')]
  const cilindro = cosa('Cilindro de carbono', { fabricado: '2012-06' })
  expect(dias(cilindro, planes, [hecho('2026-10-01', { plan: 'plan-cilindro-hidro' })])).toEqual([
    ['Fin de vida del cilindro', '2027-06-30'],
    ['Prueba hidrostática del cilindro', '2031-10-01'],
  ])
  const done = hecho('2026-11-01', { plan: 'plan-cilindro-vida' })
  for (const one of [done, { ...done, resultado: 'FALLA' as const }])
    expect(dias(cilindro, [taken('cilindro-vida')], [one])).toEqual([
      ['Fin de vida del cilindro', '2027-06-30'],
    ])
  expect(dias(cosa('Cilindro de carbono'), [taken('cilindro-vida')])).toEqual([
    ['Fin de vida del cilindro', 'fabricado'],
  ])
})

test('a vehicle is registered in the month of its last digit, once a year, by a calendar that can be changed', () => {
  const matricula = taken('vehiculo-matricula')
  const carro = (placa: string) => cosa('Autobomba', { categoria: 'VEHICULO', placa })
  const on = (placa: string, ...done: string[]) =>
    unico(
      carro(placa),
      [matricula],
      done.map((dia) => hecho(dia, { plan: matricula.id })),
    )
  expect(on('PCA-1230')).toBe('2026-11-30')
  expect(on('GBA-0017')).toBe('2026-08-31')
  expect(on('IA123B')).toBe('2026-04-30')
  expect(on('GBA-0017', '2027-01-15')).toBe('2028-08-31')
  expect(on('GBA-0017', '2026-12-20')).toBe('2027-08-31')
  // Nobody noted 2025: that year stays due.
  expect(on('GBA-0017', '2024-08-02')).toBe('2025-08-31')
  expect(on('sin número')).toBe('placa')
  const moved = { ...matricula, prorrogas: [{ mes: '2026-02', dia: '2026-03-14' }] }
  expect(unico(carro('PBB-5551'), [moved])).toBe('2026-03-14')
  expect(unico(carro('GBA-0017'), [moved])).toBe('2026-08-31')
  const other = { ...matricula, calendario: [1, 1, 1, 1, 1, 1, 1, 12, 1, 1] }
  expect(unico(carro('GBA-0017'), [other])).toBe('2026-12-31')
})

test('hours and kilometres are due only by what somebody read', () => {
  const aceite = plan({ nombre: 'Aceite', cada: 5000, unidad: 'KM' })
  const camion = cosa('Camión')
  const of = (...hechos: Hecho[]) => vencimientosDe([camion], [aceite], hechos, [], HOY)[0]
  expect(of()).toMatchObject({ dia: '', falta: 'lectura', estado: null })
  expect(of(hecho('2026-03-01', { km: 12_000 }))).toMatchObject({
    dia: '',
    estado: 'aldia',
    medida: { toca: 17_000, va: 12_000 },
  })
  const read = hecho('2026-10-02', { plan: 'lectura', km: 17_100 })
  expect(of(hecho('2026-03-01', { km: 12_000 }), read)).toMatchObject({
    dia: '2026-10-02',
    estado: 'vencido',
  })
  // Somebody typed a smaller figure later: the meter doesn't run backwards.
  const slip = hecho('2026-11-02', { plan: 'lectura', km: 1_710 })
  expect(of(hecho('2026-03-01', { km: 12_000 }), read, slip)).toMatchObject({ dia: '2026-10-02' })
  // It is due at the figure itself, and counts on from what it showed the last time.
  const just = hecho('2026-10-02', { plan: 'lectura', km: 17_000 })
  expect(of(hecho('2026-03-01', { km: 12_000 }), just)).toMatchObject({ dia: '2026-10-02' })
  expect(of(hecho('2026-03-01', { km: 12_000 }), hecho('2026-10-03', { km: 17_100 }))).toMatchObject({
    ...{ dia: '', medida: { toca: 22_100, va: 17_100, unidad: 'KM' } },
  })
})

test('hours are counted in hours, whoever read them, and kilometres beside them change nothing', () => {
  const bujia = plan({ nombre: 'Bujía', cada: 50, unidad: 'HORAS' })
  const read = (va: number, unidad: 'HORAS' | 'KM' = 'HORAS') => ({
    item: 'a',
    dia: '2026-10-02',
    unidad,
    va,
  })
  const of = (...lecturas: ReturnType<typeof read>[]) =>
    vencimientosDe(
      [cosa('Generador')],
      [bujia],
      [hecho('2026-03-01', { horas: 100, km: 7 })],
      [],
      HOY,
      lecturas,
    )[0]
  expect(of(read(9000, 'KM'))).toMatchObject({ dia: '', medida: { toca: 150, va: 100, unidad: 'HORAS' } })
  expect(of(read(149))).toMatchObject({ dia: '', medida: { va: 149 } })
  expect(of(read(150))).toMatchObject({ dia: '2026-10-02', estado: 'vencido' })
})

test('after a use it is due since that day, until somebody looked on it or later', () => {
  const uso = [taken('era-uso')]
  const era = cosa('ERA de 45 minutos')
  const on = (dias: string[], ...done: string[]) =>
    unico(
      era,
      uso,
      done.map((dia) => hecho(dia, { plan: 'plan-era-uso' })),
      dias.map((dia) => ({ item: 'a', cuando: `${dia}T10:00` })),
    )
  expect(on([])).toBe('')
  expect(on(['2025-12-31'])).toBe('')
  expect(on(['2026-11-20', '2026-11-25'])).toBe('2026-11-20')
  expect(on(['2026-11-20', '2026-11-25'], '2026-11-20')).toBe('2026-11-25')
  expect(on(['2026-11-20'], '2026-11-20')).toBe('')
  const usos = ['2026-11-20', '2026-11-25'].map((dia) => ({ item: 'a', cuando: `${dia}T10:00` }))
  expect(vencimientosDe([era], uso, [], usos, HOY)[0]).toMatchObject({ uso: '2026-11-25T10:00' })
})

test('a printed date and the next check of an item count without a plan, and the check ends by the day that it ended', () => {
  expect(dias(cosa('Suero', { vence: '2027-02', proximaRevision: '2026-12-01' }), [])).toEqual([
    ['Revisar', '2026-12-01'],
    ['Fecha impresa', '2027-02-28'],
  ])
  const dea = (rest: Partial<Cosa>) => dias(cosa('DEA', rest), [taken('dea-fecha')])
  expect(dea({ vence: '2027-02' })).toEqual([['Cambiar parches y batería', '2027-02-28']])
  expect(dea({})).toEqual([['Cambiar parches y batería', 'vence']])
  const [revisar] = vencimientosDe([cosa('Suero', { proximaRevision: '2026-12-01' })], [], [], [], HOY)
  if (!revisar) throw new Error('nothing is due')
  const done = hechoDe(revisar, HOY, 'Ana')
  expect(dias(cosa('Suero', { proximaRevision: '2026-12-01' }), [], [done])).toEqual([])
  expect(
    dias(cosa('Suero', { proximaRevision: '2026-12-01' }), [], [{ ...done, resultado: 'FALLA' }]),
  ).toEqual([['Revisar', '2026-12-01']])
  expect(dias(cosa('Suero', { proximaRevision: '2027-12-01' }), [], [done])).toEqual([
    ['Revisar', '2027-12-01'],
  ])
})

test('what failed stays due since it failed, and a good one later ends it', () => {
  const anual = [plan({ cada: 12 })]
  const [failed] = vencimientosDe(
    [cosa('x')],
    anual,
    [hecho('2026-05-01'), hecho('2026-11-01', { resultado: 'FALLA' })],
    [],
    HOY,
  )
  expect(failed).toMatchObject({ dia: '2026-11-01', estado: 'vencido', fallo: true })
  // It was late before it failed.
  const late = [hecho('2025-05-01'), hecho('2026-11-01', { resultado: 'FALLA' })]
  expect(unico(cosa('x'), anual, late)).toBe('2026-05-01')
  const all = [hecho('2026-11-01', { resultado: 'FALLA' }), hecho('2026-11-03')]
  expect(unico(cosa('x'), anual, all)).toBe('2027-11-03')
})

test('what nobody noted is due since the brigade took the plan, or since the thing came', () => {
  expect(unico(cosa('x'), [plan({ cada: 12 })])).toBe('2026-01-01')
  expect(unico(cosa('x', { fechaIngreso: '2026-06-01' }), [plan({ cada: 12 })])).toBe('2026-06-01')
  expect(unico(cosa('x', { fechaIngreso: '2020-06-01' }), [plan({ cada: 12 })])).toBe('2026-01-01')
})

test('what is due today is no more late than what is in thirty days, and a day later is told apart', () => {
  const on = (days: number) =>
    vencimientosDe([cosa('x', { proximaRevision: addDays(HOY, days) })], [], [], [], HOY)[0]?.estado
  expect([-1, 0, 30, 31].map(on)).toEqual(['vencido', 'pronto', 'pronto', 'aldia'])
})

test('what was done by a plan that somebody deleted counts by what it was called', () => {
  const done = hecho('2026-10-01', { plan: 'otro', trabajo: ' INSPECCION ' })
  expect(unico(cosa('x'), [plan({ cada: 12 })], [done])).toBe('2027-10-01')
})

test('what is still to come isn’t done; of a month or a year that runs its first day counts', () => {
  const hoy = toDay(new Date())
  const is = (dia: string) => v.is(hechoRules.dia, dia)
  expect([hoy, hoy.slice(0, 7), hoy.slice(0, 4), '2016-05'].map(is)).toEqual([true, true, true, true])
  const later = addDays(hoy, 400)
  expect([addDays(hoy, 3), later, later.slice(0, 7), later.slice(0, 4), 'ayer'].map(is)).not.toContain(true)
})

test('a plan is for a category, for words of a name, or for one item in the place of another plan', () => {
  const names = (one: ReturnType<typeof cosa>, ...planes: Plan[]) =>
    dias(one, planes).map(([nombre]) => nombre)
  const era = plan({ id: 'era', nombre: 'ERA', palabra: 'ERA, respiración autónoma' })
  expect(names(cosa('Escalera'), era)).toEqual([])
  expect(names(cosa('Equipo de respiracion AUTÓNOMA'), era)).toEqual(['ERA'])
  expect(names(cosa('Arnés de ERA'), era)).toEqual(['ERA'])
  const epp = plan({ id: 'epp', nombre: 'EPP', categoria: 'EPP' })
  expect(names(cosa('Casco'), epp)).toEqual([])
  expect(names(cosa('Casco', { categoria: 'EPP' }), epp)).toEqual(['EPP'])
  const never = plan({ id: 'epp-a', item: 'a', enVezDe: 'epp', fuera: true })
  expect(names(cosa('Casco', { categoria: 'EPP' }), epp, never)).toEqual([])
  expect(names(cosa('Casco', { id: 'b', categoria: 'EPP' }), epp, never)).toEqual(['EPP'])
  const half = plan({ id: 'epp-6', nombre: 'EPP', item: 'a', enVezDe: 'epp', cada: 6 })
  const done = [hecho('2026-10-01', { plan: 'epp' })]
  expect(unico(cosa('Casco', { categoria: 'EPP' }), [epp, half], done)).toBe('2027-04-01')
})

test('a clock that was set back makes nothing less due, and what is done then is done today', () => {
  const hechos = [hecho('2026-11-27', { item: 'otro' })]
  const list = (hoy: string) =>
    vencimientosDe([cosa('x')], [plan({})], [hecho('2026-09-01'), ...hechos], [], hoy)
  expect(list('2020-01-01')).toEqual(list(HOY))
  expect(hoyCierto('2020-01-01', hechos)).toBe('2026-11-27')
  expect(hoyCierto('2026-12-01', hechos)).toBe('2026-12-01')
})

test('forty hoses are one line, and what is late and what is near stand apart', () => {
  const mangueras = Array.from({ length: 40 }, (_, n) => cosa(`Manguera ${n}`, { id: `m${n}` }))
  const hechos = mangueras.map(({ id }, n) => hecho(addDays('2026-10-10', n), { item: id }))
  const list = vencimientosDe(mangueras, [plan({ nombre: 'Mirar' })], hechos, [], HOY)
  const groups = gruposDe(list, HOY, addDays(HOY, 60))
  expect(groups.map(({ dia, cuales }) => [dia, cuales.length])).toEqual([
    ['2026-11-10', 17],
    ['2026-11-27', 9],
    ['2026-12-05', 14],
  ])
  expect(groups.every(({ cuales }) => cuales.every(seTermina))).toBe(true)
})

test('dates are read as people write them', () => {
  expect(
    ['2016', '05/2016', '5-2016', '2016-05', '30/05/2016', '2016-05-30', 'mayo', '13/2016', '31/02/2016'].map(
      fechaOf,
    ),
  ).toEqual(['2016', '2016-05', '2016-05', '2016-05', '2016-05-30', '2016-05-30', '', '', ''])
  expect(ultimoDe('2024-02')).toBe('2024-02-29')
})

test('every suggestion has its source, a name of its own and a rule that can be said', () => {
  expect(new Set(SUGERENCIAS.map(({ clave }) => clave)).size).toBe(SUGERENCIAS.length)
  for (const { plan: one } of SUGERENCIAS) {
    expect(one.fuente).not.toBe('')
    expect(reglaText(one)).not.toMatch(/undefined|NaN| 0 /)
    expect(one.regla === 'CADA' || one.regla === 'VIDA' ? one.cada : 1).toBeGreaterThan(0)
  }
  expect(reglaText(taken('extintor-hidro'))).toBe('Cada 6 años')
  expect(reglaText(taken('extintor-ano'))).toBe('Cada año')
  expect(reglaText(taken('cilindro-vida'))).toBe('Sale de servicio a los 15 años de fabricado')
})

const day = fc.integer({ min: 0, max: 1500 }).map((n) => addDays('2023-01-01', n))

test('in whatever order two phones write, the same is due; a good revision makes nothing due sooner than its interval', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ dia: day, bien: fc.boolean() }), { maxLength: 12 }),
      fc.integer({ min: 1, max: 36 }),
      fc.nat(),
      (acts, cada, seed) => {
        const hechos = acts.map(({ dia, bien }) =>
          hecho(dia, { id: idDeHecho({ item: 'a', plan: 'p', dia }), resultado: bien ? 'BIEN' : 'FALLA' }),
        )
        const once = [...new Map(hechos.map((one) => [one.id, one])).values()]
        const turned = [
          ...once.slice(seed % (once.length || 1)),
          ...once.slice(0, seed % (once.length || 1)),
        ].reverse()
        const planes = [plan({ cada })]
        const due = unico(cosa('x'), planes, once)
        expect(unico(cosa('x'), planes, turned)).toBe(due)
        const last = once.toSorted((a, b) => (a.dia < b.dia ? -1 : 1)).at(-1)
        if (last?.resultado === 'BIEN') expect((due ?? '') > last.dia).toBe(true)
        if (last?.resultado === 'FALLA') expect((due ?? '') <= last.dia).toBe(true)
      },
    ),
  )
})

test('two thousand items by forty plans ask each kind of item once, and read each plan once', () => {
  const read = { palabra: 0, nombre: 0 }
  const planes = Array.from({ length: 40 }, (_, n): Plan => {
    const one = plan({ id: `p${n}`, nombre: `Trabajo ${n}`, categoria: n % 2 ? `C${n % 7}` : '' })
    return Object.defineProperty(one, 'palabra', {
      get() {
        read.palabra++
        return `clase${n}`
      },
    })
  })
  const cosas = Array.from({ length: 2000 }, (_, n) => {
    const one = cosa('', { id: `i${n}`, categoria: `C${n % 7}` })
    return Object.defineProperty(one, 'nombre', {
      get() {
        read.nombre++
        return `Clase${n % 40} de cosa`
      },
    })
  })
  const list = vencimientosDe(cosas, planes, [], [], HOY)
  expect(list.length).toBeGreaterThan(900)
  expect(read).toEqual({ palabra: 40, nombre: 2000 })
})
