import { expect, test } from 'vitest'
import { idDe, type NumeralDelMes } from '@/entities/lotaip/mes'
import { cellsOfPaste, pegarEn } from '@/entities/lotaip/pegar'
import { anterior, avanceDe, conCampos, contenidoDe, isMes, limpias } from '@/entities/lotaip/tabla'

const NUMERAL = { id: '20', nombre: 'Preguntas', cadencia: 'Mensual', campos: ['Tema', 'Veces', 'Enlace'] }

const record = (mes: string, rest: Partial<NumeralDelMes>): NumeralDelMes => ({
  ...{ id: idDe(mes, '20'), mes, numeral: '20' },
  ...rest,
})

const SEPTEMBER = record('2026-09', {
  estado: 'LISTO',
  columnas: ['Tema', 'Veces'],
  filas: [['Permisos', '4']],
})

test('a month that repeats has the rows of the last one that was ready, under the fields of now', () => {
  const list = [
    SEPTEMBER,
    record('2026-08', { estado: 'LISTO', columnas: ['Tema'], filas: [['Viejo']] }),
    record('2026-10', { columnas: ['Tema'], filas: [['A medias']] }),
    record('2026-11', { estado: 'SIN_CAMBIOS' }),
  ]
  expect(anterior(list, '2026-11', '20')?.mes).toBe('2026-09')
  expect(contenidoDe(list, '2026-11', NUMERAL)).toEqual({
    columnas: ['Tema', 'Veces', 'Enlace'],
    filas: [['Permisos', '4', '']],
  })
  expect(anterior(list, '2026-08', '20')).toBeNull()
})

test('what there is none of stands in every field, in the words of the law', () => {
  const said = (estado: 'NO_APLICA' | 'NO_DISPONIBLE') =>
    contenidoDe([record('2026-11', { estado, motivo: 'x', filas: [['1']] })], '2026-11', NUMERAL).filas
  expect(said('NO_APLICA')).toEqual([['NO APLICA', 'NO APLICA', 'NO APLICA']])
  expect(said('NO_DISPONIBLE')[0]?.[2]).toBe('INFORMACIÓN NO DISPONIBLE')
})

test('a field that left the catalogue stays as long as a row says something in it', () => {
  const tabla = {
    columnas: ['tema', 'Nota', 'Vacía'],
    filas: [
      ['A', 'guardada', ' '],
      ['B', '', ''],
    ],
  }
  expect(conCampos(tabla, ['Enlace', 'Tema'])).toEqual({
    columnas: ['Enlace', 'Tema', 'Nota'],
    filas: [
      ['', 'A', 'guardada'],
      ['', 'B', ''],
    ],
  })
})

test('blank rows go, and spaces around what was typed', () => {
  expect(
    limpias([
      [' a ', ''],
      ['', ' '],
      ['b', 'c'],
    ]),
  ).toEqual([
    ['a', ''],
    ['b', 'c'],
  ])
})

test('a month counts what has a state, and no address but a month’s is one', () => {
  expect(avanceDe([SEPTEMBER], '2026-09', { numerales: [NUMERAL] })).toEqual({ hechos: 1, total: 1 })
  expect(avanceDe([record('2026-10', {})], '2026-10', { numerales: [NUMERAL] }).hechos).toBe(0)
  expect(['2026-11', '2026-13', '2026-1', 'noviembre'].map(isMes)).toEqual([true, false, false, false])
})

test('what was copied from a spreadsheet is read cell by cell', () => {
  expect(cellsOfPaste('Tema\tVeces\r\n"con\t""tab"""\t3\r\n\r\n"dos\nlíneas"\t\r\n')).toEqual([
    ['Tema', 'Veces'],
    ['con "tab"', '3'],
    ['dos líneas', ''],
  ])
  expect(cellsOfPaste('una "cita" suelta\tb')).toEqual([['una "cita" suelta', 'b']])
  expect(cellsOfPaste('\n\n')).toEqual([])
})

test('what is pasted lies over the cells from where it begins, and says what didn’t fit', () => {
  const filas = [['a', 'b', 'c']]
  expect(pegarEn(filas, [['1', '2', '3'], ['4']], { fila: 0, columna: 1, ancho: 3 })).toEqual({
    filas: [
      ['a', '1', '2'],
      ['', '4', ''],
    ],
    sobran: 1,
  })
  expect(filas).toEqual([['a', 'b', 'c']])
})
