import { expect, test } from 'vitest'
import { idDe, type NumeralDelMes } from '@/entities/lotaip/mes'
import { cellProblem, claseDe, revisar } from '@/entities/lotaip/revisar'

const catalogo = {
  numerales: [
    { id: '6', nombre: 'Presupuesto', cadencia: 'Mensual', campos: ['Código', 'Pagado'] },
    {
      id: '19',
      nombre: 'Donativos',
      cadencia: 'Mensual',
      campos: ['Fecha', 'Descripción', 'Enlace al documento'],
    },
  ],
}

const record = (numeral: string, rest: Partial<NumeralDelMes>, mes = '2026-11'): NumeralDelMes => ({
  ...{ id: idDe(mes, numeral), mes, numeral },
  ...rest,
})

const told = (list: NumeralDelMes[]) =>
  revisar(list, '2026-11', catalogo).map(({ lugar, texto }) => `${lugar}: ${texto}`)

const NO_APLICA = record('19', { estado: 'NO_APLICA', motivo: 'No se recibió nada.' })

test('each numeral that nobody saw to is named', () => {
  expect(told([])).toEqual([
    'Numeral 6: falta: nadie lo ha empezado.',
    'Numeral 19: falta: nadie lo ha empezado.',
  ])
  expect(told([record('6', {}), NO_APLICA])).toEqual(['Numeral 6: está empezado: diga su estado.'])
  expect(told([record('6', { estado: 'LISTO' }), NO_APLICA])).toEqual([
    'Numeral 6: no tiene filas. Si no hubo nada, elija No aplica y diga el motivo.',
  ])
})

test('an absence needs its reason, and a repetition what it repeats', () => {
  expect(
    told([record('6', { estado: 'SIN_CAMBIOS' }), record('19', { estado: 'NO_DISPONIBLE', motivo: ' ' })]),
  ).toEqual([
    'Numeral 6: dice que es igual que el mes anterior, y ningún mes anterior está listo.',
    'Numeral 19: falta el motivo.',
  ])
})

test('a bad cell is named with its row and its field', () => {
  const filas = [
    ['2026-11-31', 'Casco «nuevo»', 'www.ejemplo.ec'],
    ['30/11/2026', 'NO APLICA', 'https://ejemplo.ec/acta.pdf'],
    ['2026-11-02', '', 'no aplica'],
  ]
  const columnas = catalogo.numerales[1]?.campos ?? []
  const budget = record('6', {
    estado: 'LISTO',
    columnas: ['Código', 'Pagado'],
    filas: [['53.08.02', '-5.00']],
  })
  expect(told([budget, record('19', { estado: 'LISTO', columnas, filas })])).toEqual([
    'Numeral 19, fila 1, «Fecha»: «2026-11-31» no es una fecha como 2026-11-30 o 30/11/2026.',
    'Numeral 19, fila 1, «Descripción»: lleva comillas. Quítelas.',
    'Numeral 19, fila 1, «Enlace al documento»: «www.ejemplo.ec» no es un enlace: debe empezar con https:// o http:// y no llevar espacios.',
    'Numeral 19, fila 3, «Descripción»: está vacío. Si no hay dato, escriba NO APLICA o INFORMACIÓN NO DISPONIBLE.',
  ])
})

test('what repeats another month is checked as its own', () => {
  const before = record(
    '6',
    { estado: 'LISTO', columnas: ['Código', 'Pagado'], filas: [['53.08.02', '']] },
    '2026-09',
  )
  expect(told([before, record('6', { estado: 'SIN_CAMBIOS' }), NO_APLICA])).toEqual([
    'Numeral 6, fila 1, «Pagado»: está vacío. Si no hay dato, escriba NO APLICA o INFORMACIÓN NO DISPONIBLE.',
  ])
})

test('a field that left the catalogue is told', () => {
  const columnas = ['Código', 'Pagado', 'Antiguo']
  expect(told([record('6', { estado: 'LISTO', columnas, filas: [['1', '2', '3']] }), NO_APLICA])).toEqual([
    'Numeral 6, «Antiguo»: ya no está en el catálogo y sale en el archivo.',
  ])
})

test('a field’s first word says what its cells are', () => {
  expect(['Fecha', 'Fecha de inicio', 'Enlace', 'Enlace al acta', 'Fechas', 'Unidad'].map(claseDe)).toEqual([
    ...['fecha', 'fecha', 'enlace', 'enlace', 'texto', 'texto'],
  ])
})

test('what the file would spoil is told before', () => {
  expect(cellProblem('Teléfono', '+593 4 255 0000')).toContain('apóstrofo')
  expect(cellProblem('Teléfono', '04 255 0000')).toBeUndefined()
})
