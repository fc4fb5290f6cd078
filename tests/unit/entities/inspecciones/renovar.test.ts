import { expect, test } from 'vitest'
import { deudasDe, duplicadoDe, reciboDe } from '@/entities/inspecciones/cobros/deuda'
import type { Orden } from '@/entities/inspecciones/cobros/orden'
import type { Pago } from '@/entities/inspecciones/cobros/pago'
import type { Permiso } from '@/entities/inspecciones/permiso/permiso'
import { recordatorioDe, sinRenovar } from '@/entities/inspecciones/renovar'

const local = (id: string, of: object = {}) => ({
  ...{ id, nombre: `Tienda ${id}`, parroquia: 'Centro', funciona: true, ...of },
})

const permiso = (de: string, hasta: string, of: Partial<Permiso> = {}) =>
  ({
    ...{ id: `permiso-${de}-${hasta}`, tipo: 'FUNCIONAMIENTO', local: de, hasta },
    ...{ otorgado: '2026-03-01T15:00:00Z', anulado: '', ...of },
  }) as Permiso

const orden = (id: string, of: Partial<Orden> = {}) =>
  ({
    ...{ id, local: 'a', ano: 2027, tramite: 'Permiso anual', anulada: '', total: 3500, lineas: [], ...of },
  }) as Orden

const pago = (de: string, of: Partial<Pago> = {}) =>
  ({ id: `pago-${de}`, orden: de, recibo: '0077', anulado: '', centavos: 3500, ...of }) as Pago

const ids = (list: { id: string }[]) => list.map(({ id }) => id)

test('a permit that ended without another after it waits, by parish', () => {
  const list = [local('b'), local('a', { parroquia: 'Alfa' }), local('c'), local('d', { funciona: false })]
  const permisos = [
    ...[permiso('a', '2026-12-31'), permiso('b', '2026-12-31'), permiso('d', '2026-12-31')],
    ...[permiso('c', '2026-12-31'), permiso('c', '2027-12-31')],
  ]
  expect(ids(sinRenovar(list, permisos, new Map(), '2027-01-04'))).toEqual(['a', 'b'])
  // On its last day it still holds.
  expect(sinRenovar(list, permisos, new Map(), '2026-12-31')).toEqual([])
})

test('an annulled permit is none, and one of another kind renews nothing', () => {
  const list = [local('a'), local('b'), local('c')]
  const permisos = [
    ...[permiso('a', '2026-12-31'), permiso('a', '2027-12-31', { anulado: '2027-01-03T15:00:00Z' })],
    ...[permiso('b', '2026-12-31'), permiso('b', '2027-12-31', { tipo: 'EXTINTORES' })],
    permiso('c', '2026-12-31', { anulado: '2026-05-01T15:00:00Z' }),
  ]
  expect(ids(sinRenovar(list, permisos, new Map(), '2027-01-04'))).toEqual(['a', 'b'])
})

test('the reminder names the permit and what is owed, and nobody', () => {
  const [one] = sinRenovar(
    [local('a', { dueno: 'Rosa Vera' })],
    [permiso('a', '2026-12-31')],
    new Map([['a', { centavos: 3500, ordenes: 1 }]]),
    '2027-01-04',
  )
  if (!one) throw new Error('nobody waits')
  const institucion = { nombreInstitucion: 'Cuerpo de Bomberos', telefono: '02 270 0000' }
  expect(recordatorioDe(one, institucion)).toBe(
    'Buenos días. Le escribe el Cuerpo de Bomberos. El permiso de «Tienda a» venció el 31 de diciembre de 2026 y todavía no se renueva. Debe $35,00. Para renovarlo pida su inspección en la estación o llame al 02 270 0000.',
  )
  expect(recordatorioDe({ ...one, deuda: undefined }, institucion)).not.toContain('Debe')
})

test('a premises owes what is neither paid nor annulled nor for nothing', () => {
  const ordenes = [
    ...[orden('1'), orden('2', { total: 1200, tramite: 'Multas' }), orden('3', { anulada: '2027-01-02' })],
    ...[orden('4', { total: 0 }), orden('5', { local: 'b' }), orden('6', { local: '' })],
  ]
  const pagos = [pago('5'), pago('1', { anulado: '2027-01-03' })]
  expect([...deudasDe(ordenes, pagos)]).toEqual([['a', { centavos: 4700, ordenes: 2 }]])
})

test('a permit takes the receipt of the order of its year', () => {
  const of = { local: 'a', ano: 2027 }
  expect(reciboDe([orden('1')], [pago('1')], of)).toBe('0077')
  expect(reciboDe([orden('1')], [], of)).toBe('')
  expect(reciboDe([orden('1', { ano: 2026 })], [pago('1')], of)).toBe('')
  expect(reciboDe([orden('1', { anulada: '2027-01-02' })], [pago('1')], of)).toBe('')
  const exoneracion = { porciento: 10_000, motivo: 'Escuela', por: 'Tesorera' }
  expect(reciboDe([orden('1', { total: 0, exoneracion })], [], of)).toBe('Exonerado')
  expect(reciboDe([orden('1', { total: 0 })], [], of)).toBe('')
})

test('the fee of a duplicate is that of the last order since the permit was granted', () => {
  const of = { local: 'a', desde: '2027-02-01' }
  const dup = (id: string, dia: string, more: Partial<Orden> = {}) =>
    orden(id, { tramite: 'Duplicado', dia, ...more })
  expect(duplicadoDe([dup('1', '2027-01-31'), orden('2', { dia: '2027-03-01' })], [], of)).toBeUndefined()
  // Asked on the very day on which the permit was granted.
  expect(duplicadoDe([dup('1', '2027-02-01')], [], of)).toMatchObject({ orden: { id: '1' } })
  expect(duplicadoDe([dup('1', '2027-03-01', { anulada: '2027-03-02' })], [], of)).toBeUndefined()
  expect(duplicadoDe([dup('1', '2027-03-01')], [], of)).toMatchObject({ recibo: '' })
  expect(duplicadoDe([dup('1', '2027-03-01')], [pago('1')], of)).toMatchObject({ recibo: '0077' })
  // Lost again: the second one is charged again.
  const twice = [dup('1', '2027-03-01'), dup('2', '2027-05-01')]
  expect(duplicadoDe(twice, [pago('1')], of)).toMatchObject({ orden: { id: '2' }, recibo: '' })
  expect(duplicadoDe([dup('1', '2027-03-01', { total: 0 })], [], of)).toMatchObject({
    recibo: 'Nada por pagar',
  })
})
