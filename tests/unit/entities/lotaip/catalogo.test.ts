import { expect, test } from 'vitest'
import { type Catalogo, cambiosDe, catalogoDe, SIN_CAMBIOS_AL_CATALOGO } from '@/entities/lotaip/catalogo'
import { numeralTitle } from '@/entities/lotaip/mes'
import { NUMERALES } from '@/entities/lotaip/numerales'

const usual = catalogoDe(SIN_CAMBIOS_AL_CATALOGO)
const ids = ({ numerales }: Catalogo) => numerales.map(({ id }) => id)

test('the starting value names its source, its day and the three files', () => {
  expect(usual).toMatchObject({ dia: 15, fechaFuente: '2026-11-25' })
  expect(usual.fuente).toContain('No es la guía oficial')
  expect([usual.archivoDatos, usual.archivoDiccionario, usual.archivoMetadatos]).toEqual([
    'Conjunto de datos.csv',
    'Diccionario de datos.csv',
    'Metadatos.csv',
  ])
})

test('numerals stand in the law’s order, and 5 and 22 are one set', () => {
  expect(ids(usual).join(' ')).toBe(
    '1.1 1.2 1.3 2 3 4 5-22 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 23 24',
  )
  expect(numeralTitle('5-22')).toBe('Numerales 5 y 22')
  expect(numeralTitle('6')).toBe('Numeral 6')
})

test('no numeral has a field twice', () => {
  for (const { id, campos } of NUMERALES) expect(new Set(campos).size, id).toBe(campos.length)
})

test('only what differs from the starting value is kept', () => {
  expect(JSON.parse(JSON.stringify(cambiosDe(usual, { feriados: [] })))).toEqual({ feriados: [] })
  const own = {
    ...usual,
    dia: 10,
    numerales: [
      ...usual.numerales
        .filter(({ id }) => id !== '15')
        .map((one) => (one.id === '20' ? { ...one, campos: ['Tema', 'Veces'] } : one)),
      { id: '25', nombre: 'Ordenanzas', cadencia: 'Mensual', campos: ['Fecha', 'Enlace'] },
    ],
  }
  // Holidays that were noted before they had a list stay where they are.
  const kept = cambiosDe(own, { feriados: ['2026-06-25'] })
  expect(kept).toMatchObject({ dia: 10, fuera: ['15'], feriados: ['2026-06-25'] })
  expect(kept.numerales?.map(({ id }) => id)).toEqual(['20', '25'])
  expect(kept.archivoDatos).toBeUndefined()
  // What is kept and read again is what was meant.
  expect(catalogoDe(JSON.parse(JSON.stringify(kept)))).toEqual(own)
})
