import { expect, test } from 'vitest'
import { etiquetadoCon } from '@/entities/inventario/etiquetado'
import {
  codigoDeItem,
  codigoDeLugar,
  codigoEn,
  codigoEscrito,
  textoDeEtiqueta,
} from '@/entities/inventario/etiquetas/codigo'
import { type Item, newItem } from '@/entities/inventario/item'
import { lugarKey } from '@/entities/inventario/lugares'

const item = (id: string, nombre: string, more: Partial<Item> = {}): Item => ({
  ...newItem('2026-01-01'),
  id,
  nombre,
  ...more,
})

const GOODS = [
  item('inv-1', 'Casco', { ubicacion: 'Bodega 1' }),
  item('inv-2', 'Pala', { ubicacion: ' bodega  1', numeroSerie: 'BV-0007' }),
  item('inv-3', 'Hacha', { numeroSerie: 'doble' }),
  item('inv-4', 'Pico', { numeroSerie: 'DOBLE' }),
]

const BRIGADA = { nombreInstitucion: 'Bomberos de Prueba', telefono: '04 555 0101' }

test('a label that is stuck today is read by every later version', () => {
  expect(codigoDeItem({ id: 'inv-1' })).toBe('X0P1A6MA')
  expect(codigoDeItem({ id: 'inv-1732147200000-x7k2' })).toBe('26832N16')
  expect(codigoDeLugar({ key: lugarKey('Autobomba  1') })).toBe('DHPW35A1')
})

test('no two of 20,000 things have one code, and it says nothing of the thing', () => {
  const ids = Array.from(
    { length: 20_000 },
    (_, n) => `inv-${1732147200000 + n * 7}-${(n * 7919).toString(36)}`,
  )
  const codes = ids.map((id) => codigoDeItem({ id }))
  expect(new Set(codes).size).toBe(ids.length)
  for (const code of codes) expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{8}$/)
})

test('what is on a label is read as an address, as words and as people type it', () => {
  const code = codigoDeItem({ id: 'inv-1' })
  for (const text of [
    textoDeEtiqueta(code, 'https://bomberos.example/', BRIGADA),
    textoDeEtiqueta(code, null, BRIGADA),
    code,
    ` ${codigoEscrito(code).toLowerCase()} `,
    codigoEscrito(code).replace('-', ' '),
  ])
    expect(codigoEn(text), text).toBe(code)
  expect(codigoEn('OIL0-1111')).toBe('01101111')
  expect(textoDeEtiqueta(code, 'https://bomberos.example/', BRIGADA)).toBe(
    `https://bomberos.example/etiqueta#${code}`,
  )
  expect(textoDeEtiqueta(code, null, BRIGADA)).toBe(
    `Etiqueta ${codigoEscrito(code)}. Bomberos de Prueba, 04 555 0101`,
  )
})

test.each([
  'https://wa.me/593991234567',
  '',
  'K7M2-X9P',
  'K7M2-X9PQQ',
  'https://bomberos.example/permisos/verificar#AbCdEfGh',
  'UUUU-UUUU',
  '<b>K7M2</b>',
])('%s is no label', (text) => {
  expect(codigoEn(text)).toBe('')
  expect(etiquetadoCon(text, GOODS)).toBeUndefined()
})

test('a label leads to its item or its place, and a code of the brigade’s own to the one item that has it', () => {
  expect(etiquetadoCon(codigoDeItem({ id: 'inv-2' }), GOODS)).toEqual({ item: GOODS[1] })
  const place = etiquetadoCon(codigoDeLugar({ key: lugarKey('BODEGA 1') }), GOODS)
  expect(place).toMatchObject({ lugar: { key: 'bodega 1', items: [GOODS[0], GOODS[1]] } })
  expect(etiquetadoCon('bv-0007', GOODS)).toEqual({ item: GOODS[1] })
  // Two have it: whoever scans it isn't led to the wrong one.
  expect(etiquetadoCon('doble', GOODS)).toBeUndefined()
  // What has no place is in no place that has a label.
  expect(etiquetadoCon(codigoDeLugar({ key: lugarKey('') }), GOODS)).toBeUndefined()
})
