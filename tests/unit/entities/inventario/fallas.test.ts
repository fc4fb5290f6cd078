import { expect, test } from 'vitest'
import type { Falla } from '@/entities/inventario/revision/falla'
import {
  conFallas,
  fueraDeServicio,
  NADA_DICHO,
  porQue,
  segunItems,
} from '@/entities/inventario/revision/fuera'

const falla = (id: string, rest: Partial<Falla> = {}): Falla => ({
  ...{ id, item: 'inv-1', nombre: 'Autobomba 1', vehiculo: true, que: 'Frenos', fuera: true },
  ...{ cuando: '2026-03-01T08:00', por: 'Ana' },
  ...rest,
})
const item = (id: string, nombre: string, estado = 'OPERATIVO', rest: object = {}) => ({
  ...{ id, nombre, categoria: 'VEHICULO', estado },
  ...rest,
})

test('a thing is out until the last of its reasons is signed, and only by what takes it out', () => {
  const list = [falla('a'), falla('b', { que: 'Llanta', cuando: '2026-03-02T08:00' })]
  expect(fueraDeServicio(list, NADA_DICHO)).toMatchObject([{ item: 'inv-1', nombre: 'Autobomba 1' }])
  expect(fueraDeServicio(list, NADA_DICHO).map(porQue)).toEqual(['Frenos; Llanta'])
  const signed = list.map((one) => (one.id === 'a' ? { ...one, alta: '2026-03-03T08:00' } : one))
  expect(fueraDeServicio(signed, NADA_DICHO).map(porQue)).toEqual(['Llanta'])
  const all = signed.map((one) => ({ ...one, alta: '2026-03-04T08:00' }))
  expect(fueraDeServicio(all, NADA_DICHO)).toEqual([])
  expect(fueraDeServicio([falla('c', { fuera: false })], NADA_DICHO)).toEqual([])
})

test('vehicles stand first, and what is no item is told by its name', () => {
  const list = [
    falla('a', { item: 'inv-2', nombre: 'ERA 4', vehiculo: false }),
    falla('b', { item: '', nombre: 'Compresor', vehiculo: false }),
    falla('c'),
  ]
  const items = [item('inv-1', 'Autobomba 1'), item('inv-2', 'ERA 4', 'BUENO', { categoria: 'EPP' })]
  const names = ['Autobomba 1', 'Compresor', 'ERA 4']
  expect(fueraDeServicio(list, NADA_DICHO).map(({ nombre }) => nombre)).toEqual(names)
  expect(fueraDeServicio(list, segunItems(items, list)).map(({ nombre }) => nombre)).toEqual(names)
})

test('an item that is out by its state alone is told, by the name that it has now', () => {
  const items = [item('inv-1', 'Autobomba nueva'), item('inv-2', 'Tanquero', 'FUERA_SERVICIO')]
  const list = [falla('a')]
  const out = fueraDeServicio(list, segunItems(items, list))
  expect(out.map((one) => [one.nombre, porQue(one)])).toEqual([
    ['Autobomba nueva', 'Frenos'],
    ['Tanquero', 'así está en el inventario'],
  ])
  // No more of the inventory than that goes to whoever doesn't see it.
  expect(segunItems(items, list).cosas[1]).toEqual({
    ...{ item: 'inv-2', nombre: 'Tanquero', vehiculo: true, deEstado: true },
  })
})

test('nothing is told of what was given up or deleted, neither by a falla nor by its state', () => {
  const gone = item('inv-1', 'Autobomba 1', 'FUERA_SERVICIO', { baja: { dia: '2026-03-02' } })
  const list = [falla('a')]
  expect(fueraDeServicio(list, segunItems([gone], list))).toEqual([])
  expect(fueraDeServicio(list, segunItems([], list))).toEqual([])
  expect(conFallas([gone], list)).toEqual([gone])
})

test('an item of which a reason is open counts as out of service, whatever its record says', () => {
  const items = [item('inv-1', 'Autobomba 1'), item('inv-2', 'Tanquero', 'BUENO')]
  expect(conFallas(items, [falla('a')]).map(({ estado }) => estado)).toEqual(['FUERA_SERVICIO', 'BUENO'])
  expect(conFallas(items, [falla('a', { alta: '2026-03-02T08:00' })])).toBe(items)
})
