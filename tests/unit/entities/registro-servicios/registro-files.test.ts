import { expect, test } from 'vitest'
import { planRegistros } from '@/entities/registro-servicios/import-plan'
import { dichoNumero } from '@/entities/registro-servicios/numero'
import { newRegistro, type RegistroServicio, serieOf } from '@/entities/registro-servicios/registro'
import { registrosCsv } from '@/entities/registro-servicios/registro-csv'
import { importRegistros } from '@/entities/registro-servicios/registro-import'
import { sampleRegistros } from '@/entities/registro-servicios/seed'
import { batchOf } from '@/shared/lib/file/import-plan'

const read = (text: string) => importRegistros(new Blob([text]), '2026-11-26')
const ALL = { out: new Set<number>(), gone: new Set<string>() }
const plan = async (text: string, list: readonly RegistroServicio[]) =>
  batchOf(planRegistros((await read(text)).rows, list), ALL)

const whole: RegistroServicio = {
  ...newRegistro('2023-12-31'),
  ...{ id: 'srv-9', horaInicio: '23:50', salida: '23:54', llegada: '00:01', controlado: '00:15' },
  ...{ horaFin: '00:20', tipo: 'INCENDIO', subtipo: 'Forestal', falsaAlarma: true, causa: 'Quema' },
  ...{ descripcion: '=Humo; "denso", negro', direccion: 'Vía a la costa, km 12', sector: 'La Merced' },
  ...{ personalAsignado: ['Pérez, Juan', 'Ana Ruiz'], instituciones: ['Policía Nacional', 'CTE'] },
  ...{ tiempoRespuesta: 11, tiempoTotal: 30, costoEstimado: 1234.5, estado: 'COMPLETADO' },
  ...{ atendidos: 3, trasladados: 0, fallecidos: 0, hectareas: 0.5, kilometros: 12.25, agua: 1500 },
  ...{ observaciones: 'Línea 1\nlínea 2', reporte: 'B7K2', numero: 'P-2023-0104' },
  vehiculos: [
    { nombre: 'Tanquero 2', kmSalida: 1200, kmRegreso: 1215.5, agua: 3000 },
    { nombre: 'M1 (viejo)' },
    { nombre: 'M2', kmRegreso: 7 },
    { nombre: 'M3', agua: 0 },
  ],
  insumos: [
    { nombre: 'Guantes', cantidad: 3 },
    { nombre: 'Gasa, 10 × 10', cantidad: 2 },
  ],
}

test.each(['coma', 'puntoYComa'] as const)('an export is imported without loss: %s', async (format) => {
  const all: RegistroServicio[] = [
    ...sampleRegistros().map((sample) => ({ ...sample, importado: true })),
    whole,
    { ...whole, id: 'srv-10', numero: 'P-2023-0105-A4F', personalAsignado: ['Pérez, Juan'] },
    { ...newRegistro('2024-02-29'), id: 'srv-11', estado: 'EN_CURSO', descripcion: 'Humo' },
  ]
  const text = await registrosCsv(all, format).text()
  expect(await plan(text, all)).toEqual({ added: [], patches: [], removed: [] })
  const { added } = await plan(text, [])
  expect(added).toEqual(all.map(({ id: _, ...rest }) => rest))
})

test('a brigade’s own sheet: other titles, times as people write them, a kind with its subtype', async () => {
  const { added } = await plan(
    [
      'Día;Hora de aviso;Hora de regreso;Tipo de emergencia;Lugar;Bomberos;Heridos;Observación',
      '5/3/2019;2:20 p. m.;15h05;Incendio forestal;Cerro Azul;Ana Ruiz, Luis Mora;2;Sin novedad',
      '6/3/2019;;;Volcamiento;;;;',
    ].join('\n'),
    [],
  )
  expect(added).toEqual([
    {
      ...newRegistro('2019-03-05'),
      ...{ horaInicio: '14:20', horaFin: '15:05', tiempoTotal: 45, tipo: 'INCENDIO', subtipo: 'Forestal' },
      ...{ descripcion: 'Forestal', direccion: 'Cerro Azul', personalAsignado: ['Ana Ruiz', 'Luis Mora'] },
      ...{ atendidos: 2, observaciones: 'Sin novedad', importado: true },
    },
    {
      ...newRegistro('2019-03-06'),
      ...{ tipo: 'RESCATE', subtipo: 'Volcamiento', descripcion: 'Volcamiento', importado: true },
    },
  ])
})

test('a number of the file stays; one that came without a number gets none, and says why', async () => {
  const { added } = await plan(
    'Fecha,Tipo,Parte\n2019-03-05,Rescate,0041/19\n2019-03-06,Rescate,P-2019-0042\n2019-03-07,Rescate,',
    [],
  )
  const [own, series, none] = added as [RegistroServicio, RegistroServicio, RegistroServicio]
  expect([own.numero, series.numero, none.numero]).toEqual(['0041/19', 'P-2019-0042', undefined])
  expect(serieOf(none)).toBe('')
  expect(dichoNumero(none)).toBe('No lleva: vino de un archivo sin número')
  const running = await plan('Fecha,Tipo,Estado\n2019-03-05,Rescate,En curso', [])
  expect(serieOf({ ...(running.added[0] as RegistroServicio), estado: 'COMPLETADO' })).toBe('P-2019-')
})

test('a number never belongs to two: the same one is the same parte, and another stays as it is', async () => {
  const stored = [
    { ...whole, id: 'srv-1', numero: 'P-2023-0001' },
    { ...whole, id: 'srv-2', numero: 'P-2023-0002', fecha: '2023-05-05' },
  ]
  const same = planRegistros(
    (await read('Fecha,Tipo,Número,Causa\n2023-12-31,Incendio,P-2023-0001,Cocina')).rows,
    stored,
  )
  expect(same.added).toEqual([])
  expect(same.changed.map(({ before, next }) => [before.id, next])).toEqual([
    ['srv-1', { tipo: 'INCENDIO', causa: 'Cocina' }],
  ])

  const swapped = planRegistros(
    (
      await read(
        'ID,Fecha,Tipo,Número,Causa\nsrv-1,2023-12-31,Incendio,P-2023-0002,Cocina\nsrv-2,2023-05-05,Incendio,P-2023-0009,',
      )
    ).rows,
    stored,
  )
  expect(swapped.changed.map(({ next }) => next)).toEqual([
    expect.not.objectContaining({ numero: expect.anything() }),
  ])
  expect(swapped.warnings.map(({ sentence }) => sentence)).toEqual([
    'Línea 2: el número P-2023-0002 ya es de otro parte, y no se trae.',
    'Línea 3: el parte conserva su número P-2023-0002.',
  ])

  const twice = await read('Fecha,Tipo,Parte\n2019-03-05,Rescate,41\n2019-03-06,Rescate,41')
  expect(twice.rows).toHaveLength(1)
  expect(twice.problems.map(({ sentence }) => sentence)).toEqual([
    'Línea 3, columna Número: «41» está también en la línea 2.',
  ])
})

test('supplies need their quantity; vehicles are names, with or without figures', async () => {
  const { rows, problems } = await read(
    'Fecha,Tipo,Unidad,Materiales\n2020-01-01,Rescate,"M1, M2",Guantes x 3\n2020-01-01,Rescate,M1,"Guantes, gasa × 2"',
  )
  expect(rows.map(({ record }) => [record.vehiculos, record.insumos])).toEqual([
    [[{ nombre: 'M1' }, { nombre: 'M2' }], [{ nombre: 'Guantes', cantidad: 3 }]],
  ])
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    'Línea 3, columna Insumos: «Guantes, gasa × 2» no es válido. Use insumos como «Guantes × 3», separados por punto y coma.',
  ])
})

test('the same sheet again changes nothing, and a corrected one corrects', async () => {
  const sheet = (more = '') =>
    `Fecha,Hora,Tipo,Lugar,Descripción,Sector\n2019-03-05,14:20,Rescate,Puente,Moto${more},Norte\n2019-03-05,,Rescate,,Perro,\n2019-03-05,,Rescate,,Gato,`
  const first = await plan(sheet(), [])
  const stored = first.added.map((record, n) => ({ ...record, id: `srv-${n}` }))
  expect(await plan(sheet(), stored)).toEqual({ added: [], patches: [], removed: [] })
  const { added, patches } = await plan(sheet(' caída'), stored)
  expect(added).toEqual([])
  expect(patches.map(({ id, next }) => [id, next.descripcion])).toEqual([['srv-0', 'Moto caída']])
})

test('what can’t be read is told by its cell, and the good lines stay', async () => {
  const { rows, problems, words } = await read(
    [
      'Fecha,Tipo,Hora,Atendidos,Costo,Falsa alarma,Número',
      '31/02/2020,Rescate,,,,,',
      '2020-01-01,Fiesta,25:00,2.5,-3,quizás,P-2020-99999999999999999999',
      '2020-01-01,Rescate,8:05,2,3,no,',
    ].join('\n'),
  )
  expect(rows.map(({ record }) => [record.horaInicio, record.falsaAlarma])).toEqual([['08:05', undefined]])
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    'Línea 2, columna Fecha: «31/02/2020» no es válido. Use una fecha como 2024-06-30 o 30/06/2024.',
    'Línea 3, columna Hora Inicio: «25:00» no es válido. Use una hora como 14:20.',
    'Línea 3, columna Costo Estimado: «-3» no es válido. Use un número de 0 o más.',
    'Línea 3, columna Falsa Alarma: «quizás» no es válido. Use Sí o No.',
    'Línea 3, columna Atendidos: «2.5» no es válido. Use un número entero, 0 o más.',
    'Línea 3, columna Número: «P-2020-99999999999999999999» no es válido. Un número como P-2024-0007 lleva el año y hasta seis cifras.',
  ])
  expect(words?.flatMap((one) => one.words.map(({ text }) => text))).toEqual(['Fiesta'])
})
