import { expect, test } from 'vitest'
import { type Miembro, newMiembro } from '@/entities/personal/miembro'
import { importMiembros, planMiembros } from '@/entities/personal/miembro-import'
import type { Said } from '@/shared/lib/file/import-result'

const read = (lines: readonly string[], said: Said = {}) =>
  importMiembros(new Blob([lines.join('\r\n')]), said)
const stored = (over: Partial<Miembro>): Miembro => ({
  ...newMiembro(0, '2019-01-01'),
  ...{ id: 'staff1', nombres: 'Rosa Elena Zambrano Moreira', cargo: 'Bombera', telefono: '0991112233' },
  ...over,
})

const DIRECTORY = [
  'APELLIDOS Y NOMBRES;CARGO;ÁREA;TELÉFONO;FECHA INGRESO;ESTADO;FECHA DE SALIDA;MOTIVO',
  'ZAMBRANO MOREIRA ROSA ELENA;BOMBERA;COMPAÑÍA 1;+593 99 111 2233;2019-03-05;ACTIVO;;',
  'PONCE JULIO CÉSAR;Bombero;Compañía 1;0992223344;2015-06-01;RETIRADO;2024-02-29;Cambio de domicilio',
  'VERA LOOR MIRIAN;Bombera;Compañía 2;;2012-01-15;;2025-11-30;Jubilación',
  'REYES TUBAY STEVEN;Aspirante;Compañía 1;0987 111 000;2026-10-01;ACTIVO;;',
  'REYES TUBAY STEVEN;Aspirante;Compañía 1;0987 111 000;2026-10-01;ACTIVO;;',
  'STEVEN REYES TUBAY;Aspirante;Compañía 1;0987111000;;ACTIVO;;',
  'REYES TUBAY STEVEN ALEXANDER;Aspirante;Compañía 1;0987111000;2026-10-01;ACTIVO;;',
]

test('who left comes in as left, with day and reason', async () => {
  const { rows, problems } = await read(DIRECTORY)
  expect(problems).toEqual([])
  const of = (name: string) => rows.find(({ record }) => record.nombres.startsWith(name))?.record
  expect(of('PONCE')).toMatchObject({
    activo: false,
    fechaSalida: '2024-02-29',
    motivoSalida: 'Cambio de domicilio',
  })
  expect(of('VERA'), 'the day of leaving alone says it').toMatchObject({
    activo: false,
    fechaSalida: '2025-11-30',
  })
  expect(of('REYES')).toMatchObject({ activo: true, fechaSalida: '' })
})

test('equal rows and two orders of one name with one telephone are one person; what may be one is asked', async () => {
  const { rows, warnings } = await read(DIRECTORY)
  expect(rows.map(({ line }) => line)).toEqual([2, 3, 4, 5, 8])
  const told = warnings.map(({ sentence }) => sentence)
  expect(told).toContain(
    'Línea 6: «REYES TUBAY STEVEN» es la misma persona que en la línea 5, y entra una vez.',
  )
  expect(told).toContain(
    'Línea 7: «STEVEN REYES TUBAY» es la misma persona que en la línea 5, y entra una vez.',
  )
  expect(told).toContain(
    'Línea 8: «REYES TUBAY STEVEN ALEXANDER» tiene el teléfono de «REYES TUBAY STEVEN»: ¿son la misma persona?',
  )
})

test('who is there in another order and case of the same words is that person, and keeps how it is written', async () => {
  const { rows } = await read(DIRECTORY.slice(0, 2))
  const rosa = stored({ area: 'Compañía 1', fechaIngreso: '2019-03-05', telefono: '+593 99 111 2233' })
  expect(planMiembros(rows, [rosa])).toMatchObject({ added: [], changed: [], unchanged: [rosa] })
  // Without a telephone two people may share a name.
  const { added, warnings } = planMiembros(rows, [{ ...rosa, telefono: '' }])
  expect(added).toHaveLength(1)
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    'Línea 2: «ZAMBRANO MOREIRA ROSA ELENA» puede ser «Rosa Elena Zambrano Moreira», que ya está.',
  ])
})

test('area and position are one whatever their case', async () => {
  const { rows } = await read([
    'Nombres;Cargo;Área',
    'Ana Ruiz;BOMBERA;COMPAÑÍA 1',
    'Luis Mora;bombera;compañía  1',
    'Eva Cruz;Cabo;Comando',
  ])
  const { added } = planMiembros(rows, [stored({ area: 'Compañía 1' })])
  expect(added.map(({ record: { cargo, area } }) => [cargo, area])).toEqual([
    ['Bombera', 'Compañía 1'],
    ['Bombera', 'Compañía 1'],
    ['Cabo', 'Comando'],
  ])
})

test('signatures below the list are no people, and are told', async () => {
  const list = [
    'NOMBRES;APELLIDOS;GRADO;CELULAR',
    ...Array.from({ length: 25 }, (_, n) => `Persona;Número ${n};Bombero;09812345${10 + n}`),
    ';;;',
    'ELABORADO POR:;;APROBADO POR:;',
    'Lcda. Gladys Moreira;;Crnl. Rosa Zambrano;',
  ]
  const { rows, problems, warnings } = await read(list)
  expect([rows.length, problems]).toEqual([25, []])
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    'Línea 28: Parecen firmas al pie de la lista, y no se traen: «ELABORADO POR:», «APROBADO POR:», «Lcda. Gladys Moreira», «Crnl. Rosa Zambrano».',
  ])
})

test('capitals are offered as names and stay as they are until somebody takes the offer', async () => {
  const list = ['Nombres;Cargo', 'MARÍA JOSÉ DE LA CRUZ;CRNL. JEFA DE BOMBEROS', 'Ana Ruiz;Cabo']
  const before = await read(list)
  expect(before.capitals).toBe('MARÍA JOSÉ DE LA CRUZ')
  expect(before.rows[0]?.record.nombres).toBe('MARÍA JOSÉ DE LA CRUZ')
  const after = await read(list, { names: true })
  expect(after.rows.map(({ record: { nombres, cargo } }) => [nombres, cargo])).toEqual([
    ['María José de la Cruz', 'Crnl. Jefa de Bomberos'],
    ['Ana Ruiz', 'Cabo'],
  ])
  expect((await read(['Nombres;Cargo', 'Ana Ruiz;Cabo'])).capitals).toBeUndefined()
})

test('a column of states with more words than a brigade has is told by its lines, and nobody leaves by it', async () => {
  const lines = Array.from({ length: 41 }, (_, at) => `Persona ${at};Bombero;palabra ${at}`)
  const { rows, problems, words } = await read(['Nombres;Cargo;Activo', ...lines])
  expect([rows.length, problems.length, words]).toEqual([0, 41, undefined])
})
