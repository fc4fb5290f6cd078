import { beforeEach, expect, test } from 'vitest'
import { AccessError } from '@/access/authorize'
import { newItem } from '@/entities/inventario/item'
import { itemsRepository } from '@/entities/inventario/items'
import { CATEGORIAS, ESTADOS } from '@/entities/inventario/options'
import { items } from '@/entities/inventario/queries'
import { sampleItems } from '@/entities/inventario/seed'
import { UnknownIdError } from '@/shared/storage/errors'
import { KEYS } from '../../../keys'
import { signIn } from '../../sign-in'

const draft = { ...newItem('2024-11-21'), nombre: 'Ñandú de prueba' }

beforeEach(() => signIn('user-5'))

test('the 25 samples show every state and category, under their own ids', () => {
  const samples = sampleItems()
  expect(samples).toHaveLength(25)
  expect(new Set(samples.map(({ id }) => id)).size).toBe(25)
  expect(samples.every(({ id }) => /^inv-\d+$/.test(id))).toBe(true)
  expect(new Set(samples.map(({ estado }) => estado))).toEqual(new Set(ESTADOS))
  expect(new Set(samples.map(({ categoria }) => categoria))).toEqual(new Set(CATEGORIAS))
  expect(samples.every(({ fechaIngreso }) => /^\d{4}-\d{2}-\d{2}$/.test(fechaIngreso))).toBe(true)
  expect(samples.filter(({ donado }) => donado).length).toBeGreaterThan(1)
})

test('a new item starts with the defaults of the spec', () => {
  expect(newItem('2024-11-21')).toMatchObject({
    categoria: 'EQUIPO_RESCATE',
    estado: 'BUENO',
    cantidad: 1,
    valorEstimado: 0,
    fechaIngreso: '2024-11-21',
  })
})

test('lists by name as Spanish sorts it', async () => {
  await itemsRepository.createMany([draft, { ...draft, nombre: 'Óxido' }, { ...draft, nombre: 'Nudo' }])
  const names = (await itemsRepository.all()).map(({ nombre }) => nombre)
  const picked = names.filter((name) => ['Ñandú de prueba', 'Óxido', 'Nudo'].includes(name))
  expect(picked).toEqual(['Nudo', 'Ñandú de prueba', 'Óxido'])
  expect(names[0]).toBe('Ambulancia tipo II')
})

test('creates, edits and deletes under an inv- id', async () => {
  const created = await itemsRepository.create(draft)
  expect(created.id).toMatch(/^inv-\d{13}-\w{4}$/)
  const edited = await itemsRepository.update(created.id, { estado: 'MALO' }, created)
  expect(edited).toEqual({ ...created, estado: 'MALO' })
  await itemsRepository.remove([created.id])
  expect(await itemsRepository.find(created.id)).toBeUndefined()
  expect(await itemsRepository.all()).toHaveLength(25)
})

test('an unknown id is refused', async () => {
  await expect(itemsRepository.update('inv-0', { nombre: 'x' })).rejects.toThrow(UnknownIdError)
  await expect(itemsRepository.remove(['inv-0'])).rejects.toThrow(UnknownIdError)
})

test.each(['user-2', 'user-3', 'user-4', 'user-6'])('%s may not write the inventory', async (id) => {
  const [first] = await itemsRepository.all()
  await signIn(id)
  await expect(itemsRepository.create(draft)).rejects.toThrow(AccessError)
  await expect(itemsRepository.update(first?.id ?? '', { nombre: 'x' })).rejects.toThrow(AccessError)
  await expect(itemsRepository.remove([first?.id ?? ''])).rejects.toThrow(AccessError)
  expect(await itemsRepository.all()).toHaveLength(25)
})

test('a record of another version keeps its fields and gets the missing ones', async () => {
  const old = { id: 'inv-1', nombre: 'Hacha', categoria: 'HERRAMIENTA', color: 'rojo' }
  localStorage.setItem(KEYS.inventario, JSON.stringify({ data: [old], timestamp: Date.now() }))
  const [first] = await itemsRepository.all()
  // What nobody wrote is nobody's.
  const nobodys = { proximaRevision: undefined, fabricado: undefined, vence: undefined, placa: undefined }
  expect(first).toEqual({ ...newItem(''), ...old, ...nobodys, custodio: undefined, fotoUrl: undefined })
})

test('toasts have the words of spec §8', () => {
  const said = (meta: typeof items.create.meta, data: unknown) =>
    typeof meta?.success === 'function' ? meta.success(data, {}) : meta?.success
  expect(said(items.create.meta, [draft])).toEqual({ title: 'Item agregado' })
  expect(said(items.update.meta, draft)).toEqual({ title: 'Item actualizado' })
  expect(said(items.remove.meta, [draft])).toEqual({ title: 'Item eliminado' })
  expect(items.remove.meta?.failure).toBe('No se pudo eliminar el item.')
})
