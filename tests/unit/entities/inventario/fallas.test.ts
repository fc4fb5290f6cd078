import { expect, test } from 'vitest'
import type { Falla } from '@/entities/inventario/revision/falla'
import { conFallas, fueraDeServicio, porQue } from '@/entities/inventario/revision/fuera'

const falla = (id: string, rest: Partial<Falla> = {}): Falla => ({
  ...{ id, item: 'inv-1', nombre: 'Autobomba 1', vehiculo: true, que: 'Frenos', fuera: true },
  ...{ cuando: '2026-03-01T08:00', por: 'Ana' },
  ...rest,
})

test('a thing is out until the last of its reasons is signed, and only by what takes it out', () => {
  const list = [falla('a'), falla('b', { que: 'Llanta', cuando: '2026-03-02T08:00' })]
  expect(fueraDeServicio(list)).toMatchObject([{ item: 'inv-1', nombre: 'Autobomba 1' }])
  expect(fueraDeServicio(list).map(porQue)).toEqual(['Frenos; Llanta'])
  const signed = list.map((one) => (one.id === 'a' ? { ...one, alta: '2026-03-03T08:00' } : one))
  expect(fueraDeServicio(signed).map(porQue)).toEqual(['Llanta'])
  expect(fueraDeServicio(signed.map((one) => ({ ...one, alta: '2026-03-04T08:00' })))).toEqual([])
  expect(fueraDeServicio([falla('c', { fuera: false })])).toEqual([])
})

test('vehicles stand first, and what is no item is told by its name', () => {
  const list = [
    falla('a', { item: 'inv-2', nombre: 'ERA 4', vehiculo: false }),
    falla('b', { item: '', nombre: 'Compresor', vehiculo: false }),
    falla('c'),
  ]
  expect(fueraDeServicio(list).map(({ nombre }) => nombre)).toEqual(['Autobomba 1', 'Compresor', 'ERA 4'])
})

test('an item of which a reason is open counts as out of service, whatever its record says', () => {
  const items = [
    { id: 'inv-1', estado: 'OPERATIVO' },
    { id: 'inv-2', estado: 'BUENO' },
  ]
  expect(conFallas(items, [falla('a')]).map(({ estado }) => estado)).toEqual(['FUERA_SERVICIO', 'BUENO'])
  expect(conFallas(items, [falla('a', { alta: '2026-03-02T08:00' })])).toBe(items)
})
