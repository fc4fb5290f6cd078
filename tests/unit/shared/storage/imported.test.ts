import { del } from 'idb-keyval'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { usuarios } from '@/access/usuarios/usuarios'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import type { Item } from '@/entities/inventario/item'
import { itemsRepository } from '@/entities/inventario/items'
import { sampleItems } from '@/entities/inventario/seed'
import { database } from '@/shared/storage/entry/database'
import { KEYS } from '../../../keys'
import { signIn } from '../../sign-in'
import { setAside, stored } from './stores'

const KEY = KEYS.inventario
const [one] = sampleItems() as [Item]
const item = (id: string, nombre: string) => ({ ...one, id, nombre })
const names = async () => (await itemsRepository.all()).map(({ nombre }) => nombre)
const put = (text: unknown) =>
  localStorage.setItem(KEY, typeof text === 'string' ? text : JSON.stringify(text))
const later = () => Date.now() + 1000

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await signIn('user-1')
})

/** One record of the user's own, in localStorage and journal. */
async function own(): Promise<void> {
  put({ data: [item('inv-1', 'Propio')], timestamp: Date.now() })
  await itemsRepository.all()
}

describe('an import without a good record leaves the journal as it is', () => {
  test.each([
    ['all records bad', [{ id: 'inv-9', nombre: 'Camilla' }], ['{"id":"inv-9","nombre":"Camilla"}']],
    ['no record, and nobody emptied it', [], []],
  ])('%s', async (_what, data, aside) => {
    await own()
    put({ data, timestamp: later() })
    expect(await names()).toEqual(['Propio'])
    expect(stored(KEY)).toMatchObject({ data: [{ id: 'inv-1' }] })
    expect(stored(KEY).emptied).toBeUndefined()
    expect(setAside()).toEqual(aside)
    await itemsRepository.create(item('', 'Después'))
    expect(await names()).toEqual(['Después', 'Propio'])
  })

  test('an import without a good record, with a higher revision written by hand', async () => {
    await own()
    put({ data: [{ id: 7 }], timestamp: later(), v: 99 })
    expect(await names()).toEqual(['Propio'])
    expect(setAside()).toEqual(['{"id":7}'])
    await itemsRepository.create(item('', 'Después'))
    expect(await names()).toEqual(['Después', 'Propio'])
  })

  test('a list that a user emptied stays empty', async () => {
    await own()
    await itemsRepository.remove(['inv-1'])
    put({ data: [], timestamp: later() })
    expect(await names()).toEqual([])
    expect(stored(KEY).emptied).toBe(true)
  })

  test('a user list without a good record locks nobody out', async () => {
    await del(`diario:${KEYS.usuarios}`, database())
    localStorage.setItem(KEYS.usuarios, JSON.stringify({ data: [{ id: 'user-9' }], timestamp: 1 }))
    expect(await usuarios.all()).toHaveLength(6)
    expect(setAside()).toEqual(['{"id":"user-9"}'])
  })
})

describe('a wrong entry shape around good records', () => {
  const data = [item('inv-1', 'Uno'), { id: 'inv-2' }]
  const SHAPES: [string, unknown][] = [
    ['no time', { data }],
    ['a time in words', { data, timestamp: '2024-01-01' }],
    ['a bare list', data],
  ]

  test.each(SHAPES)('%s, no journal: the good records stay, the text is kept', async (_what, shape) => {
    put(shape)
    expect(await names()).toEqual(['Uno'])
    expect(stored(KEY).emptied).toBeUndefined()
    expect(stored(KEY).data).toHaveLength(1)
    expect(await names()).toEqual(['Uno'])
    expect(setAside()).toEqual([JSON.stringify(shape)])
  })

  test.each(SHAPES)('%s: counts as older than any journal', async (_what, shape) => {
    await own()
    put(shape)
    expect(await names()).toEqual(['Propio'])
    expect(setAside()).toEqual([JSON.stringify(shape)])
  })

  test('a configuration with a wrong entry shape is read the same way', async () => {
    const raw = JSON.stringify({ data: { nombreInstitucion: 'Bomberos de Loja' } })
    localStorage.setItem(KEYS.configuracion, raw)
    expect((await configuracionRepository.read()).nombreInstitucion).toBe('Bomberos de Loja')
    expect(setAside()).toEqual([raw])
  })
})
