import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import type { Local } from '@/entities/inspecciones/local'
import { importLocales, planLocales } from '@/entities/inspecciones/local-import'
import { newLocal } from '@/entities/inspecciones/locales'
import { rowsXml, xlsx, zip } from '../../../xlsx'

const [PERSONA, EMPRESA] = ['1710034065001', '1790011674001']
/** Its first zero is lost where a sheet takes it for a number. */
const COSTA = '0912345675001'

const GONE: Local = { ...newLocal(), id: 'local-z', nombre: 'Ya cerró', ruc: EMPRESA, establecimiento: '009' }
const said = (one: { sentence: string }) => one.sentence
const read = (bytes: Uint8Array<ArrayBuffer> | Buffer) => importLocales(new Blob([new Uint8Array(bytes)]))

test('an Excel list of patentes with its titles comes in whole, with the zeros that its numbers lost', async () => {
  const book = xlsx(
    rowsXml([
      ['GOBIERNO AUTÓNOMO DESCENTRALIZADO MUNICIPAL DE MOCACHE'],
      ['Catastro de patentes municipales 2026'],
      [],
      ['N°', 'RUC', 'Estab', 'Contribuyente', 'Nombre comercial', 'Actividad económica', 'Dirección'],
      [1, Number(PERSONA), 1, 'VERA MORA ROSA', 'TIENDA ROSITA', 'Víveres', '10 de Agosto y Bolívar'],
      [2, Number(PERSONA), 2, 'VERA MORA ROSA', 'BODEGA ROSITA', 'Bodega', 'Quito'],
      [3, Number(COSTA), 1, 'PAZ LUIS', null, 'Peluquería', 'Sucre'],
      [4, 123, null, 'SIN NÚMERO', 'BAZAR', 'Bazar', 'Sucre'],
    ]),
    { after: '<mergeCells count="1"><mergeCell ref="A1:G1"/></mergeCells>' },
  )
  const { rows, total, problems, warnings } = await read(book)
  expect({ total, problems }).toEqual({ total: 4, problems: [] })
  expect(rows.map(({ record }) => [record.ruc, record.establecimiento, record.nombre])).toEqual([
    [PERSONA, '001', 'TIENDA ROSITA'],
    [PERSONA, '002', 'BODEGA ROSITA'],
    [COSTA, '001', 'PAZ LUIS'],
    ['123', '', 'BAZAR'],
  ])
  expect(warnings.map(said)).toEqual([expect.stringContaining('El RUC tiene 13 dígitos.')])
  expect(planLocales(rows, [GONE]).missing).toEqual([GONE])
})

test('a list in semicolons and the letters of an old Windows keeps its tildes, and a line twice is said', async () => {
  const text = `RUC;Establecimiento;Razón social;Nombre del negocio;Teléfono;Área
${PERSONA};001;VERA MUÑOZ ROSA;Panadería El Ñandú;0991234567;40,5
${PERSONA};1;VERA MUÑOZ ROSA;Panadería El Ñandú;0991234567;40,5
${EMPRESA};001;Petróleos del Sur S.A.;Gasolinera La Unión;042781234;1.250,75`
  const { rows, total, problems, warnings } = await read(Buffer.from(text, 'latin1'))
  expect({ total, problems }).toEqual({ total: 3, problems: [] })
  expect(rows.map(({ record }) => [record.dueno, record.nombre, record.area])).toEqual([
    ['VERA MUÑOZ ROSA', 'Panadería El Ñandú', 40.5],
    ['Petróleos del Sur S.A.', 'Gasolinera La Unión', 1250.75],
  ])
  expect(warnings.map(said)).toEqual([
    expect.stringContaining('es el mismo RUC y establecimiento que en la línea 2'),
  ])
})

const NAMES = 'xmlns:office="o" xmlns:table="t" xmlns:text="x"'
const cell = (value: string | number, more = '') =>
  typeof value === 'number'
    ? `<table:table-cell office:value-type="float" office:value="${value}"${more}/>`
    : `<table:table-cell office:value-type="string"${more}><text:p>${value}</text:p></table:table-cell>`
const line = (cells: string) => `<table:table-row>${cells}</table:table-row>`

test('an OpenDocument list with one RUC combined over several premises says of each what it has', async () => {
  const twice = ' table:number-rows-spanned="2"'
  const body = [
    line(['RUC', 'Estab', 'Contribuyente', 'Nombre comercial'].map((one) => cell(one)).join('')),
    line(cell(Number(COSTA), twice) + cell(1) + cell('PAZ LUIS', twice) + cell('PELUQUERÍA')),
    line(`<table:covered-table-cell/>${cell(2)}<table:covered-table-cell/>${cell('BARBERÍA')}`),
    line(cell(Number(EMPRESA)) + cell(1) + cell('PETRÓLEOS') + cell('GASOLINERA')),
  ].join('')
  const ods = zip([
    {
      name: 'content.xml',
      content: `<?xml version="1.0"?><office:document-content ${NAMES}><office:body><office:spreadsheet><table:table table:name="Patentes">${body}</table:table></office:spreadsheet></office:body></office:document-content>`,
    },
  ])
  const { rows, total, problems, warnings } = await read(ods)
  expect({ total, said: [...problems, ...warnings].map(said) }).toEqual({ total: 3, said: [] })
  expect(rows.map(({ record }) => [record.ruc, record.establecimiento, record.nombre, record.dueno])).toEqual(
    [
      [COSTA, '001', 'PELUQUERÍA', 'PAZ LUIS'],
      [COSTA, '002', 'BARBERÍA', 'PAZ LUIS'],
      [EMPRESA, '001', 'GASOLINERA', 'PETRÓLEOS'],
    ],
  )
})
