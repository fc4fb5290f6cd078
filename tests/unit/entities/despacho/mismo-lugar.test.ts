import { expect, test } from 'vitest'
import type { Despacho } from '@/entities/despacho/despacho'
import { salidaAlMismoLugar } from '@/entities/despacho/mismo-lugar'

const running = (direccion: string): Despacho => ({
  ...{ id: 'despacho-1', instante: '2026-11-27T12:42:00.000Z', tipo: 'INCENDIO', detalle: '', direccion },
  ...{ prueba: false, estado: 'EN_CURSO', terminado: '', motivo: '', por: 'Ana', aQuienes: 'Todos' },
  ...{ convocados: 3, respuestas: [], reporte: '' },
})

const asks = (first: string, second: string) =>
  salidaAlMismoLugar([running(first)], { direccion: second }) !== undefined

test.each([
  ['Calle Sucre y Olmedo, frente a la tienda de doña Meche', 'Sucre y Olmedo'],
  ['Sucre y Olmedo, casa verde', 'Av. Olmedo y Sucre, frente a la tienda'],
  ['La Merced', ' la mercéd.'],
  ['Vía a Daule km 3', 'km 3, vía Daule, entrada'],
  ['Bolívar 12', 'Calle Bolívar'],
  // Nothing but little words is still a place, as it was written.
  ['La Vía', 'la vía'],
])('«%s» and «%s» may be one place: it is asked', (first, second) => {
  expect([asks(first, second), asks(second, first)]).toEqual([true, true])
})

test.each([
  ['Calle Sucre y Olmedo', 'Calle Sucre y Rocafuerte'],
  ['Vía a Daule km 3', 'Vía a Daule km 9'],
  ['Bolívar 12', 'Bolívar 40'],
  ['Barrio Norte', 'Barrio Sur'],
  ['Calle', 'Avenida'],
  ['', ''],
])('«%s» and «%s» are two', (first, second) => {
  expect([asks(first, second), asks(second, first)]).toEqual([false, false])
})
