import { expect, test } from 'vitest'
import { type Credencial, newCredencial } from '@/entities/personal/credencial'
import { claseOf, licenciasOf, withLicencia } from '@/entities/personal/licencia'
import { type Miembro, newMiembro } from '@/entities/personal/miembro'
import { miembrosCsv } from '@/entities/personal/miembro-csv'
import { importMiembros, planMiembros } from '@/entities/personal/miembro-import'
import { sampleMiembros } from '@/entities/personal/seed'
import { leftOut } from '@/shared/lib/file/import-columns'
import { batchOf } from '@/shared/lib/file/import-plan'

const read = (text: string) => importMiembros(new Blob([text]))
const ALL = { out: new Set<number>(), gone: new Set<string>() }
const plan = async (text: string, list: readonly Miembro[]) =>
  batchOf(planMiembros((await read(text)).rows, list), ALL)

test.each(['coma', 'puntoYComa'] as const)('an export is imported without loss: %s', async (format) => {
  const odd = {
    ...newMiembro(3, '2024-01-02'),
    ...{ id: 'staff9', nombres: '=Ana; a, b', cargo: 'Bombera', telefono: '+593 99', activo: false },
    ...{ fechaSalida: '2026-10-31', motivoSalida: 'Se mudó' },
    ...{ cedula: '0926687856', sangre: 'O-' as const, contactoEmergencia: 'Rosa, 099' },
  }
  const all = [...sampleMiembros(), odd]
  const text = await miembrosCsv(all, format).text()
  expect(await plan(text, all)).toEqual({ added: [], patches: [], removed: [] })
  const { added } = await plan(text, [])
  expect(added).toEqual(all.map(({ id: _, fotoUrl: _photo, ...rest }) => ({ ...rest, fotoUrl: '' })))
})

test('a brigade’s own sheet: other titles, days as people write them, and nothing by guess', async () => {
  const { added } = await plan(
    'Apellidos y nombres;Grado;Celular;Correo;Fecha de ingreso\nRuiz Ana;Bombera;099 000 0101;;30/6/2019\nMora Luis;Cabo;;;',
    sampleMiembros(),
  )
  expect(added).toEqual([
    {
      ...newMiembro(3, '2019-06-30'),
      ...{ nombres: 'Ruiz Ana', cargo: 'Bombera', telefono: '099 000 0101' },
    },
    { ...newMiembro(4, ''), nombres: 'Mora Luis', cargo: 'Cabo' },
  ])
})

test('cédula, blood type and emergency contact come as a sheet writes them, and what is none of them is said', async () => {
  const { rows, warnings } = await read(
    [
      'Nombres;Cargo;C.I.;Grupo sanguíneo;En caso de emergencia',
      'Ana;Jefa;926687856;ORH+;Su hermana 099 000 0101',
      'Luis;Cabo;0926687850;AB negativo;',
      'Eva;Cabo;;A;',
    ].join('\n'),
  )
  expect(
    rows.map(({ record: { cedula, sangre, contactoEmergencia } }) => [cedula, sangre, contactoEmergencia]),
  ).toEqual([
    ['0926687856', 'O+', 'Su hermana 099 000 0101'],
    ['0926687850', 'AB-', ''],
    [undefined, undefined, ''],
  ])
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('«0926687850». No es el número de una cédula. Revise los dígitos.'),
    expect.stringContaining('«A» queda fuera: no es un tipo de sangre, como O+.'),
  ])
})

test('who is there already is found by ID, mail or name, and an empty cell changes nothing', async () => {
  const [chief, second, third] = sampleMiembros() as [Miembro, Miembro, Miembro]
  const { added, patches } = await plan(
    [
      'ID,Nombres,Cargo,Email,Teléfono',
      `${chief.id},Otro nombre,Jefe,,`,
      `,Gabriela Morán,Jefa,${second.email},`,
      `,${third.nombres.toUpperCase()},Contadora,,099 111 2222`,
    ].join('\n'),
    [chief, second, third],
  )
  expect(added).toEqual([])
  expect(patches.map(({ id, next }) => [id, next])).toEqual([
    [chief.id, { nombres: 'Otro nombre', cargo: 'Jefe' }],
    [second.id, { nombres: 'Gabriela Morán', cargo: 'Jefa', email: second.email }],
    [third.id, { cargo: 'Contadora', telefono: '099 111 2222' }],
  ])
})

test('what can’t be read is told by its cell, and the good lines stay', async () => {
  const { rows, problems, warnings, words } = await read(
    'Nombres,Cargo,Orden,Fecha Ingreso,Activo,Teléfono\nAna,Jefa,0,31/02/2020,quizás,x\n,Cabo,1,,,\nLuis,Cabo,2,,,12',
  )
  expect(rows.map(({ record }) => record.nombres)).toEqual(['Luis'])
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('«0» no es válido. El orden debe ser un número entero desde 1.'),
    expect.stringContaining('«31/02/2020» no es válido. Use una fecha como 2024-06-30 o 30/06/2024.'),
    expect.stringContaining('Escriba los nombres.'),
  ])
  expect(words?.flatMap((one) => one.words.map(({ text }) => text))).toEqual(['quizás'])
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('«x». Escriba un número'),
    expect.stringContaining('«12». Escriba un número'),
  ])
})

test('a sheet without the needed columns says which', async () => {
  const { rows, problems } = await read('Nombres,Teléfono\nAna,099')
  expect(rows).toEqual([])
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('falta la columna Cargo.'),
  ])
})

test.each([
  ['E', 'E'],
  ['tipo e1', 'E1'],
  ['Licencia: C1', 'C1'],
  ['profesional', ''],
  ['Z', ''],
])('the class of «%s» is «%s»', (written, clase) => {
  expect(claseOf(written)).toBe(clase)
})

test('a licence comes with class and last day; with half of it the person comes without, which is said', async () => {
  const { rows, problems, warnings } = await read(
    [
      'Nombres,Cargo,Tipo de licencia,Caducidad',
      'Ana,Jefa,tipo E,31/01/2028',
      'Luis,Cabo,E1,',
      'Eva,Cabo,,2028-01-31',
      'Leo,Cabo,militar,2028-01-31',
    ].join('\n'),
  )
  expect(problems).toEqual([])
  expect(rows.map(({ record }) => [record.nombres, record.licencia, record.venceLicencia])).toEqual([
    ['Ana', 'E', '2028-01-31'],
    ['Luis', undefined, undefined],
    ['Eva', undefined, undefined],
    ['Leo', undefined, undefined],
  ])
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('La licencia E1 queda fuera: falta hasta cuándo vale.'),
    expect.stringContaining('«2028-01-31» queda fuera: falta el tipo de la licencia.'),
    expect.stringContaining('«militar» queda fuera: no es un tipo de licencia, como C1 o E.'),
  ])
})

test('a licence of the same class is renewed, one of another class stands beside it', () => {
  const known = (id: string, clase: string, vence: string): Credencial => ({
    ...newCredencial('ana'),
    ...{ id, clase, vence, tipo: 'Licencia de conducir' },
  })
  const all = [known('b', 'B', '2030-01-01'), known('e', 'E', '2026-01-01'), known('e2', 'E', '2025-01-01')]
  const said = (clase: string) => [{ id: 'ana', licencia: clase, venceLicencia: '2028-01-31' }]
  expect(licenciasOf(said('E'), all)).toMatchObject({
    added: [],
    patches: [{ id: 'e', next: { vence: '2028-01-31' } }],
  })
  expect(licenciasOf(said('C1'), all)).toMatchObject({
    added: [{ personalId: 'ana', tipo: 'Licencia de conducir', clase: 'C1', vence: '2028-01-31' }],
    patches: [],
  })
  expect(
    licenciasOf(
      [
        { id: 'ana', licencia: 'C1' },
        { id: 'ana', venceLicencia: '2028-01-31' },
      ],
      all,
    ),
  ).toEqual({
    added: [],
    patches: [],
  })
  expect(withLicencia([{ ...newMiembro(1, ''), id: 'ana' }], all)).toMatchObject([
    { licencia: 'B', venceLicencia: '2030-01-01' },
  ])
})

test.each([
  ['Nombres,Apellidos,Cargo\nJorge,Pérez Loor,Bombero', 'Jorge Pérez Loor'],
  ['Apellidos;Nombres;Grado\nPérez Loor;Jorge;Bombero', 'Jorge Pérez Loor'],
  ['Primer nombre,Segundo nombre,Apellidos,Cargo\nJorge,Luis,Pérez Loor,Bombero', 'Jorge Luis Pérez Loor'],
  [
    'Primer nombre,Segundo nombre,Primer apellido,Segundo apellido,Cargo\nJorge,,Pérez,Loor,Bombero',
    'Jorge Pérez Loor',
  ],
  ['NOMBRE,APELLIDO PATERNO,APELLIDO MATERNO,CARGO\nJorge,Pérez,Loor,Bombero', 'Jorge Pérez Loor'],
  ['Apellidos y nombres,Cargo\nPérez Loor Jorge,Bombero', 'Pérez Loor Jorge'],
])('a name in several columns is one name: %j', async (text, name) => {
  const { rows, problems } = await read(text)
  expect(problems).toEqual([])
  expect(rows.map(({ record }) => record.nombres)).toEqual([name])
})

test('surnames alone are no name, and of a known person an empty one changes nothing', async () => {
  const [chief] = sampleMiembros() as [Miembro]
  const text = `Nombres,Apellidos,Cargo,Email\n,Loor,Jefa,${chief.email}\n`
  const { problems } = await read(text)
  expect(problems.map(({ sentence }) => sentence)).toEqual([expect.stringContaining('Escriba los nombres.')])
})

test('what a sheet has and people have no place for is named', async () => {
  const { columns } = await read(
    'Cédula,Nombres,Apellidos,Rango,Tipo de sangre,Cargo\n0912345678,Jorge,Pérez,Cabo,O+,Bombero',
  )
  expect(leftOut(columns ?? expect.fail('no columns'))).toEqual(['Rango'])
})
