import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  bajoCampos,
  directorio,
  donativos,
  preguntas,
  presupuesto,
  rendicionDeCuentas,
  responsable,
  reuniones,
} from '@/admin/rendicion/lotaip/fuentes'
import { NUMERALES } from '@/entities/lotaip/numerales'
import { gastoSchema, ingresoSchema } from '@/entities/presupuesto/partida'

const SITIO = { canton: 'Aguas', direccion: 'Calle 1', telefono: '04 255 0000', email: 'info@b.example' }

const person = (nombres: string, activo = true) => ({
  ...{ id: nombres, nombres, cargo: 'Bombero', area: 'Operaciones', activo, fotoUrl: '', orden: 1 },
  ...{
    telefono: '0991234567',
    email: 'propio@correo.example',
    fechaIngreso: '',
    contactoEmergencia: 'su madre',
  },
  ...{ fechaSalida: '', motivoSalida: '' },
})

test('the directory has who is active, and nobody’s own telephone or mail', () => {
  const rows = directorio([person('Ana Ruiz'), person('Luis Vera', false)], SITIO, '2026-10-31')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/0991234567|propio|madre/)
  expect(rows[0]).toMatchObject({
    'No.': '1',
    'Apellidos y nombres': 'Ana Ruiz',
    'Teléfono institucional': '04 255 0000',
  })
})

const gasto = v.parse(gastoSchema, {
  ...{ id: 'g', partida: '53.08.02', denominacion: 'Uniformes', codificado: 1200, comprometido: 1000 },
  ...{ devengado: 900.5, pagado: 800.25, inicial: 1000 },
})
const ingreso = v.parse(ingresoSchema, {
  ...{ id: 'i', partida: '13.01', denominacion: 'Tasas', codificado: 1000, devengado: 250, recaudado: 250 },
})

test('the budget has both sides, in dollars, and leaves empty what nobody wrote down', () => {
  const [income, expense] = presupuesto([ingreso], [gasto])
  expect(expense).toEqual({
    ...{ Código: '53.08.02', Categoría: 'Gasto', Descripción: 'Uniformes', Asignado: '1000.00' },
    ...{ Modificado: '200.00', Codificado: '1200.00', Comprometido: '1000.00', Devengado: '900.50' },
    ...{ Pagado: '800.25', Recaudado: 'NO APLICA', 'Saldo por comprometer': '200.00' },
    ...{ 'Saldo por devengar': '299.50', 'Saldo por pagar': '100.25', 'Porcentaje de ejecución': '75.04' },
  })
  expect(income).toMatchObject({ Categoría: 'Ingreso', Certificado: 'NO APLICA', Recaudado: '250.00' })
  expect(income).not.toHaveProperty('Asignado')
})

test('meetings, gifts and questions are those of the month', () => {
  const meeting = (id: string, fecha: string, categoria = 'REUNION' as const) => ({
    ...{ id, titulo: `Reunión ${id}`, fecha, categoria, resumen: '', cuerpo: '', galeria: [], autor: '' },
    ...{ publicado: false, destacado: false },
  })
  const there = (nombre: string, asistio: boolean) => ({
    ...{
      id: nombre,
      eventoId: 'b',
      personalId: '',
      nombre,
      cargo: '',
      asistio,
      horaEntrada: '',
      observaciones: '',
    },
  })
  expect(
    reuniones(
      [meeting('a', '2026-12-01'), meeting('b', '2026-11-30')],
      [there('Ana', true), there('Luis', false), there('Eva', true)],
      '2026-11',
    ),
  ).toEqual([{ Participantes: 'Ana; Eva', Asunto: 'Reunión b', Fecha: '2026-11-30' }])

  const item = (nombre: string, donado: boolean, fechaIngreso: string) => ({
    ...{ id: nombre, nombre, donado, fechaIngreso, cantidad: 2, proveedor: 'Club', estado: 'BUENO' as const },
    ...{ categoria: 'EPP' as const, ubicacion: '', valorEstimado: 0, notas: '', numeroSerie: '' },
  })
  expect(
    donativos(
      [item('Casco', true, '2026-11-04'), item('Bota', false, '2026-11-04'), item('Guante', true, '')],
      '2026-11',
    ),
  ).toEqual([{ Fecha: '2026-11-04', Descripción: 'Casco (2)', 'De quién': 'Club' }])

  const message = (asunto: string, fecha: string) => ({
    ...{
      id: asunto + fecha,
      asunto,
      fecha,
      nombre: 'Rosa',
      email: 'r@x.ec',
      mensaje: 'texto',
      estado: 'NUEVO' as const,
    },
  })
  const rows = preguntas(
    [
      message('permisos', '2026-11-20T15:00:00Z'),
      message('Permisos', '2026-11-10T15:00:00Z'),
      message('Charla', '2026-11-12T15:00:00Z'),
      message('Charla', '2026-10-12T15:00:00Z'),
    ],
    '2026-11',
  )
  expect(rows).toEqual([
    { Tema: 'permisos', 'Veces solicitada': '2' },
    { Tema: 'Charla', 'Veces solicitada': '1' },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/Rosa|r@x/)
})

test('only published accountability of up to the month is named, with a link where the site has an address', () => {
  const report = (id: string, fecha: string, publicado: boolean) => ({
    ...{
      id,
      titulo: `Informe ${id}`,
      fecha,
      publicado,
      cuerpoMarkdown: '',
      imagenes: [],
      tags: [],
      autor: '',
    },
    destacado: false,
  })
  const list = [
    report('a', '2026-11-02', true),
    report('b', '2026-11-02', false),
    report('c', '2026-12-02', true),
  ]
  expect(rendicionDeCuentas(list, '2026-11', 'https://b.ec')).toEqual([
    { Mecanismo: 'Informe a', Período: '2026-11', 'Enlace al documento': 'https://b.ec/transparencia/a' },
  ])
  expect(rendicionDeCuentas(list, '2026-11', '')[0]).not.toHaveProperty('Enlace al documento')
})

test('the directory of a month has who was there at its close', () => {
  const people = [
    { ...person('Antes'), fechaIngreso: '2020-01-01' },
    { ...person('Nueva'), fechaIngreso: '2026-11-01' },
    { ...person('Salió después', false), fechaSalida: '2026-11-05' },
    { ...person('Salió antes', false), fechaSalida: '2026-10-30' },
  ]
  const names = directorio(people, SITIO, '2026-10-31').map((row) => row['Apellidos y nombres'])
  expect(names).toEqual(['Antes', 'Salió después'])
})

test('every name that a source fills is a field of the starting catalogue, but Recaudado', () => {
  const fields = (id: string) => NUMERALES.find((one) => one.id === id)?.campos ?? []
  const unknown = (id: string, row: object | undefined) =>
    Object.keys(row ?? {}).filter((name) => !fields(id).includes(name))
  expect(unknown('2', directorio([person('Ana')], SITIO, '2026-10-31')[0])).toEqual([])
  expect(unknown('6', presupuesto([], [gasto])[0])).toEqual(['Recaudado'])
  expect(unknown('14', responsable(SITIO)[0])).toEqual([])
})

test('rows stand under the fields by their names, and say which stay empty', () => {
  expect(
    bajoCampos([{ Tema: 'A', 'Veces solicitada': '2' }], ['VECES SOLICITADA', 'tema', 'Enlace']),
  ).toEqual({
    filas: [['2', 'A', '']],
    vacios: ['Enlace'],
  })
})
