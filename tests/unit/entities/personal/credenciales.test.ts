import { expect, test } from 'vitest'
import { type Credencial, newCredencial } from '@/entities/personal/credencial'
import { funcionesDe } from '@/entities/personal/funciones'
import { CARGOS_DE_MANDO } from '@/entities/personal/mandos'
import { type Miembro, newMiembro } from '@/entities/personal/miembro'
import { porRenovar, vigenciaOf } from '@/entities/personal/vigencia'
import { addDays, daysBetween, isDay } from '@/shared/lib/dias'

const HOY = '2026-11-25'

const person = (id: string, cargo: string, activo = true): Miembro => ({
  ...newMiembro(0, '2020-01-01'),
  ...{ id, nombres: id, cargo, activo },
})

let n = 0
const credencial = (personalId: string, tipo: string, vence = '', clase = ''): Credencial => {
  n += 1
  return { ...newCredencial(personalId), ...{ id: `cred-${n}`, tipo, vence, clase } }
}

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-11-25', 60, '2027-01-24'],
])('%s and %i days are %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to)
  expect(daysBetween(from, to)).toBe(days)
})

test('a day that no calendar has is none', () => {
  expect(['2026-02-29', '2026-13-01', '25/11/2026', '', '2026-1-1'].filter(isDay)).toEqual([])
})

test.each([
  ['', 'VIGENTE'],
  ['2026-11-24', 'VENCIDA'],
  // It counts on its last day.
  ['2026-11-25', 'POR_VENCER'],
  ['2027-01-24', 'POR_VENCER'],
  ['2027-01-25', 'VIGENTE'],
  ['mañana', 'VENCIDA'],
])('with its end on «%s» a credential is %s', (vence, vigencia) => {
  expect(vigenciaOf({ vence }, HOY)).toBe(vigencia)
})

test.each<[string, string, [tipo: string, vence?: string, clase?: string][], string[]]>([
  // Unknown isn't expired: a brigade that recorded nobody's licence has drivers all the same.
  ['a driver of whom no licence is recorded', 'Conductor', [], ['CONDUCTOR']],
  ['a driver by another word', 'Bombera, chofer', [], ['CONDUCTOR']],
  ['a driver with papers of another kind', 'Conductora', [['Primeros auxilios']], ['CONDUCTOR']],
  ['a word that only holds a driver’s', 'Semiconductores', [], []],
  ['a valid E', 'Bombero', [['Licencia de conducir', '2027-01-01', 'E']], ['CONDUCTOR']],
  ['a licence for emergency vehicles', 'Bombera', [['Licencia', '2026-11-25', 'C1']], ['CONDUCTOR']],
  ['a licence that ended yesterday', 'Conductor', [['Licencia de conducir', '2026-11-24', 'E']], []],
  ['a licence for cars', 'Conductor', [['Licencia de conducir', '', 'B']], []],
  ['a class on what is no licence', 'Bombero', [['Curso de manejo', '', 'E']], []],
  ['a chief', 'Primer Jefe', [], ['AL_MANDO']],
  ['a captain with an accent', 'Capitán', [], ['AL_MANDO']],
  ['who keeps the accounts', 'Tesorera', [], []],
  ['first aid alone', 'Bombero', [['Primeros auxilios']], []],
  ['a paramedic of whom no course is recorded', 'Paramédico', [], ['PARAMEDICO']],
  ['a nurse with a licence for cars alone', 'Enfermera', [['Licencia', '', 'B']], ['PARAMEDICO']],
  ['a paramedic with first aid', 'Paramédica', [['Primeros auxilios', '2027-05-01']], ['PARAMEDICO']],
  ['a paramedic whose first aid expired', 'Paramédica', [['Primeros auxilios', '2025-05-01']], []],
  ['prehospital care', 'Bombero', [['Atención prehospitalaria', '2027-05-01']], ['PARAMEDICO']],
  [
    'all of them',
    'Teniente paramédico',
    [
      ['Licencia de conducir', '', 'E1'],
      ['Curso APH', ''],
    ],
    ['AL_MANDO', 'CONDUCTOR', 'PARAMEDICO'],
  ],
])('%s', (_, cargo, papers, funciones) => {
  const own = papers.map(([tipo, vence, clase]) => credencial('ana', tipo, vence, clase))
  const someoneElses = credencial('luis', 'Licencia de conducir', '', 'E')
  expect(funcionesDe(person('ana', cargo), [...own, someoneElses], HOY, CARGOS_DE_MANDO)).toEqual(funciones)
})

test.each([
  ...['Jefa de Bomberos', 'Subjefe', 'Inspector de Brigada', 'Subinspectora de Estación', 'Tcrnl. (B)'],
  ...['Capitán', 'Subteniente', 'Suboficial', 'Sargento 2°', 'Cabo primero'],
])('a %s may lead a run', (cargo) => {
  expect(funcionesDe(person('ana', cargo), [], HOY, CARGOS_DE_MANDO)).toEqual(['AL_MANDO'])
})

test.each(['Bombero raso', 'Bombera 4°', 'Acabador', 'Secretaria', ''])('a «%s» may not', (cargo) => {
  expect(funcionesDe(person('ana', cargo), [], HOY, CARGOS_DE_MANDO)).toEqual([])
})

test('the brigade’s own word about who may lead goes before the position', () => {
  expect(
    funcionesDe({ ...person('ana', 'Inspector de prevención'), mando: 'NO' }, [], HOY, CARGOS_DE_MANDO),
  ).toEqual([])
  expect(funcionesDe({ ...person('eva', 'Bombera'), mando: 'SI' }, [], HOY, CARGOS_DE_MANDO)).toEqual([
    'AL_MANDO',
  ])
})

test('who is not active is nothing on a run', () => {
  const papers = [credencial('ana', 'Licencia de conducir', '', 'E')]
  expect(funcionesDe(person('ana', 'Jefa', false), papers, HOY, CARGOS_DE_MANDO)).toEqual([])
})

test('to renew is what ends within 60 days and nobody renewed, of active people, the first to end first', () => {
  const people = [person('ana', ''), person('luis', ''), person('eva', '', false)]
  const due = porRenovar(
    [
      credencial('ana', 'Licencia de conducir', '2027-01-10', 'E'),
      // Renewed: the one before it needs nothing.
      credencial('ana', 'Primeros auxilios', '2026-01-01'),
      credencial('ana', 'primeros auxilios', '2028-01-01'),
      credencial('luis', 'Licencia de conducir', '2025-03-01', 'E'),
      // Another class is another licence.
      credencial('luis', 'Licencia de conducir', '2029-03-01', 'A'),
      credencial('luis', 'Ficha médica', ''),
      credencial('eva', 'Licencia de conducir', '2020-01-01', 'E'),
      credencial('nadie', 'Licencia de conducir', '2020-01-01', 'E'),
    ],
    people,
    HOY,
  )
  expect(due.map(({ personalId, vence }) => `${personalId} ${vence}`)).toEqual([
    'luis 2025-03-01',
    'ana 2027-01-10',
  ])
})
