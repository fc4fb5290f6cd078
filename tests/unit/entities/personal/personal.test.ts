import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { AccessError } from '@/access/authorize'
import { closeSession } from '@/access/session'
import {
  activeMiembros,
  areasOf,
  countByArea,
  filterMiembros,
  groupByArea,
} from '@/entities/personal/directory'
import { type Miembro, miembroSchema, newMiembro } from '@/entities/personal/miembro'
import { miembrosCsv } from '@/entities/personal/miembro-csv'
import { distinctNames } from '@/entities/personal/names'
import { leaveMiembro, miembrosRepository, returnMiembro } from '@/entities/personal/queries'
import { sampleMiembros } from '@/entities/personal/seed'
import { signIn } from '../../sign-in'

afterEach(closeSession)

const person = (id: string, nombres: string, cargo: string, area: string, activo = true): Miembro => ({
  ...newMiembro(0, '2024-06-01'),
  id,
  nombres,
  cargo,
  area,
  activo,
})

const crew = [
  person('1', 'José Peña', 'Jefe', 'Comando'),
  person('2', 'Ana Ruiz', 'Tesorera', 'Administración'),
  person('3', 'Luis Mora', 'Camionero', 'Operaciones', false),
  person('4', 'Eva Paz', 'Bombera', 'Comando'),
  person('5', 'Noé Gil', '', ''),
]
const ids = (list: Miembro[]) => list.map(({ id }) => id).join('')

test('members with the same name differ by position, or else by order', () => {
  const rosa = (id: string, cargo: string, orden: number) => ({
    ...person(id, 'Rosa Chávez', cargo, 'Comando'),
    orden,
  })
  expect(distinctNames([...crew, rosa('6', 'Jefa', 1)])).toEqual([
    ...crew.map(({ nombres }) => nombres),
    'Rosa Chávez',
  ])
  const three = [rosa('6', 'Jefa', 1), rosa('7', 'Bombera', 2), rosa('8', 'Bombera', 3)]
  expect(distinctNames(three)).toEqual([
    'Rosa Chávez (Jefa)',
    'Rosa Chávez (Bombera · n.º 2)',
    'Rosa Chávez (Bombera · n.º 3)',
  ])
  expect(distinctNames([rosa('6', '', 1), rosa('7', '', 1)])).toEqual(['Rosa Chávez (sin cargo · n.º 1)'])
})

test('the samples are three valid members of Comando and Administración', () => {
  const samples = sampleMiembros()
  for (const sample of samples) expect(v.parse(miembroSchema, sample)).toEqual(sample)
  expect(samples).toHaveLength(3)
  expect(samples.every(({ id }) => /^staff\d+$/.test(id))).toBe(true)
  expect(areasOf(samples)).toEqual(['Administración', 'Comando'])
})

test('a record with few fields is read with the defaults', () => {
  expect(v.parse(miembroSchema, { id: 'staff9', nombres: 'X' })).toMatchObject({ activo: true, orden: 1 })
})

test('a new member comes last, active, from today', () => {
  expect(newMiembro(3, '2024-06-30')).toMatchObject({ orden: 4, activo: true, fechaIngreso: '2024-06-30' })
})

test('search covers nombres and cargo without accents; empty or `all` filters no area', () => {
  expect(ids(filterMiembros(crew, { query: 'jose' }))).toBe('1')
  expect(ids(filterMiembros(crew, { query: 'CAMION' }))).toBe('3')
  expect(ids(filterMiembros(crew, { query: 'comando' }))).toBe('')
  expect(ids(filterMiembros(crew, { area: '' }))).toBe('12345')
  expect(ids(filterMiembros(crew, { area: 'all' }))).toBe('12345')
  expect(ids(filterMiembros(crew, { area: 'Comando', query: 'eva' }))).toBe('4')
})

test('areas are counted and grouped in the order of their first member', () => {
  expect(ids(activeMiembros(crew))).toBe('1245')
  expect(areasOf(crew)).toEqual(['Administración', 'Comando', 'Operaciones'])
  expect(countByArea(crew)[0]).toEqual(['Comando', 2])
  expect(groupByArea(crew).map(([area, members]) => [area, ids(members)])).toEqual([
    ['Comando', '14'],
    ['Administración', '2'],
    ['Operaciones', '3'],
    ['Sin área', '5'],
  ])
})

test('the list is sorted by orden and refuses who may not edit it', async () => {
  await signIn('user-4')
  await expect(miembrosRepository.create(newMiembro(3, '2024-06-01'))).rejects.toBeInstanceOf(AccessError)
  await signIn('user-3')
  const first = await miembrosRepository.create({ ...newMiembro(3, '2024-06-01'), nombres: 'Uno', orden: 1 })
  expect(first.id).toMatch(/^staff\d+-[a-z0-9]{4}$/)
  expect((await miembrosRepository.all()).map(({ orden }) => orden)).toEqual([1, 1, 2, 3])
  const left = { fechaSalida: '2024-07-01', motivoSalida: ' Se mudó ' }
  const { id, next, toast } = leaveMiembro(first.id, left)
  expect(toast?.title).toBe('Personal desactivado')
  const gone = { activo: false, fechaSalida: '2024-07-01', motivoSalida: 'Se mudó' }
  expect(await miembrosRepository.update(id, next)).toMatchObject(gone)
  const back = returnMiembro(first.id)
  expect(back.toast?.title).toBe('Personal activado')
  const here = { activo: true, fechaSalida: '', motivoSalida: '' }
  expect(await miembrosRepository.update(back.id, back.next)).toMatchObject(here)
})

test('the CSV has the people in the order given, and texts that look like formulas stay texts', async () => {
  const [first] = sampleMiembros()
  const odd = { ...person('9', '=Ana', 'Jefa, turno 1', '', false), telefono: '+593 99', orden: 7 }
  const bytes = new Uint8Array(await miembrosCsv([odd, first as Miembro]).arrayBuffer())
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  expect(text.split('\r\n')).toEqual([
    '\uFEFFID,Nombres,Cargo,Área,Orden,Teléfono,Email,Fecha Ingreso,Activo,Fecha Salida,Motivo Salida,Cédula,Tipo de Sangre,Contacto de Emergencia',
    `9,'=Ana,"Jefa, turno 1",,7,'+593 99,,2024-06-01,No,,,,,`,
    `${first?.id},${first?.nombres},${first?.cargo},${first?.area},1,${first?.telefono},${first?.email},${first?.fechaIngreso},Sí,,,,,`,
    '',
  ])
})
