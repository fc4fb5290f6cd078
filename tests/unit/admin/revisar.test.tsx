import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Falla } from '@/entities/inventario/revision/falla'
import type { Lista } from '@/entities/inventario/revision/lista'
import type { Respuesta } from '@/entities/inventario/revision/respuesta'
import type { Revision } from '@/entities/inventario/revision/revision'
import { addDays } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import { dialog, fill, go, press, putRecords, records, said, saveForm, sees } from '../panel'

const PATH = '/admin/inventario/revisar'
const THERE = `${PATH}?lugar=Autobomba%201`
const HOY = toDay(new Date())

const item = (id: string, nombre: string, ubicacion: string, categoria = 'OTROS') => ({
  ...{ id, nombre, categoria, cantidad: 1, estado: 'OPERATIVO', ubicacion, valorEstimado: 1 },
})
const THINGS = [
  item('v1', 'Autobomba 1', 'Cuartel', 'VEHICULO'),
  item('h1', 'Hacha', 'autobomba 1'),
  item('m1', 'Manguera', 'Autobomba 1'),
  item('c1', 'Casco', 'Bodega 1'),
]
const punto = (id: string, texto: string, rest: object = {}) => ({
  ...{ id, texto, numero: false, unidad: '', critico: false },
  ...rest,
})
const LISTA: Lista = {
  ...{ id: 'lista-1', lista: 'lista-1', nombre: 'Diaria', lugar: 'Autobomba 1', categoria: '', palabra: '' },
  puntos: [
    punto('p1', 'Frenos', { critico: true }),
    punto('p2', 'Llantas', { numero: true, unidad: 'psi', min: 90, max: 120 }),
    punto('p3', 'Kilometraje', { numero: true, unidad: 'km', lectura: 'KM' }),
  ],
  ...{ desde: '2026-01-01T10:00:00.000Z', por: 'Ana', quitada: false },
}

const respuestas = () => records<Respuesta>(KEYS.respuestas)
const fallas = () => records<Falla>(KEYS.fallas)
const revisiones = () => records<Revision>(KEYS.revisiones)
const stands = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))
const plant = () => {
  putRecords(KEYS.inventario, THINGS)
  putRecords(KEYS.listas, [LISTA])
}

test('a vehicle’s checklist is its points and what is in it; each tap is kept, a critical falla takes it out at once', async () => {
  plant()
  const opened = await openScreen(PATH, 'user-5')
  const places = within(await screen.findByRole('list', { name: 'Lugares y vehículos' }))
  expect(places.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Revisar Autobomba 1', 'Revisar Bodega 1', 'Revisar Cuartel'],
  ])
  await go(opened, THERE)
  const points = within(await screen.findByRole('list', { name: 'Puntos de Autobomba 1' }))
  expect(points.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual([
    ...['Frenos', 'Llantas', 'Kilometraje', 'Hacha', 'Manguera'],
  ])
  await stands('0 de 5')
  await press('Falla: Frenos')
  await waitFor(() =>
    expect(fallas()).toMatchObject([
      { item: 'v1', nombre: 'Autobomba 1', vehiculo: true, que: 'Frenos', fuera: true, por: 'Guardalmacén' },
    ]),
  )
  await fill('Qué pasa: Frenos', 'No sostiene')
  await waitFor(() => expect(fallas()).toMatchObject([{ que: 'Frenos: No sostiene' }]))
  await fill('Llantas, en psi', '60')
  await waitFor(() =>
    expect(fallas()).toMatchObject([{ fuera: true }, { que: 'Llantas: 60 psi', fuera: false }]),
  )
  // A slip is taken back with what it said.
  await fill('Llantas, en psi', '95')
  await waitFor(() => expect(fallas()).toHaveLength(1))
  await fill('Kilometraje, en km', '12500')
  await press('Bien: Hacha')
  await press('No aplica: Manguera')
  await stands('5 de 5 · 1 falla')
  await waitFor(() => expect(respuestas()).toHaveLength(5))
  await press('Terminar')
  await sees('Escriba por qué no aplica: Manguera.')
  await fill('Por qué no aplica: Manguera', 'Está prestada')
  await waitFor(() => expect(respuestas().find(({ punto: of }) => of === 'm1')?.nota).toBe('Está prestada'))
  await press('Terminar')
  await sees('Autobomba 1: 5 de 5 · 1 falla.')
  expect(respuestas()).toEqual([])
  expect(revisiones()).toMatchObject([
    {
      ...{ sujeto: 'autobomba 1', por: 'Guardalmacén', listas: ['lista-1'], bien: ['h1'], faltaron: 0 },
      lecturas: [{ item: 'v1', unidad: 'KM', va: 12500 }],
      hallado: [
        { punto: 'p1', texto: 'Frenos', resultado: 'FALLA', nota: 'No sostiene' },
        { punto: 'p2', resultado: 'BIEN', numero: 95 },
        { punto: 'p3', numero: 12500 },
        { punto: 'm1', texto: 'Manguera', resultado: 'NO_APLICA', nota: 'Está prestada' },
      ],
    },
  ])

  await press('Deshacer el cambio')
  await waitFor(() => expect(respuestas()).toHaveLength(5))
  expect(revisiones()).toEqual([])
  // What is broken stays broken.
  expect(fallas()).toMatchObject([{ que: 'Frenos: No sostiene', fuera: true }])
})

test('who looked last and what was found is shown at each point; what is known to be broken isn’t told twice', async () => {
  plant()
  putRecords(KEYS.revisiones, [
    {
      ...{ id: 'revision-1', sujeto: 'autobomba 1', nombre: 'Autobomba 1', cuando: '2026-11-03T08:10' },
      ...{ por: 'Luis Mora', listas: ['lista-1'], bien: ['h1'], faltaron: 1, lecturas: [] },
      hallado: [{ punto: 'p1', texto: 'Frenos', resultado: 'FALLA', unidad: '', nota: 'Ruido' }],
    },
  ])
  putRecords(KEYS.fallas, [
    {
      ...{
        id: 'falla-1',
        item: 'v1',
        nombre: 'Autobomba 1',
        vehiculo: true,
        que: 'Frenos: Ruido',
        fuera: true,
      },
      ...{ punto: 'p1', cuando: '2026-11-03T08:05', por: 'Luis Mora' },
    },
  ])
  putRecords(KEYS.respuestas, [
    {
      ...{
        id: 'rsp-autobomba 1-h1-otro',
        sujeto: 'autobomba 1',
        punto: 'h1',
        equipo: 'otro',
        resultado: 'FALLA',
      },
      ...{ nota: 'Mango roto', falla: '', cuando: `${HOY}T07:00`, por: 'Rosa' },
    },
  ])
  await openScreen(THERE, 'user-5')
  await sees('Última revisión: 3 de noviembre de 2026, 08:10, Luis Mora. 1 bien · 1 falla · 1 sin mirar.')
  await sees('La última vez: Falla: Ruido')
  await sees('Falla anotada el 3 de noviembre de 2026: Frenos: Ruido')
  // What another phone saw counts here too, and stays beside what this one sees.
  await sees('Rosa, 07:00: Falla: Mango roto')
  await stands('1 de 5 · 1 falla')
  await press('Bien: Hacha')
  await waitFor(() => expect(respuestas()).toHaveLength(2))
  await stands('1 de 5 · 1 falla')
  await press('Falla: Frenos')
  await waitFor(() => expect(respuestas()).toHaveLength(3))
  expect(fallas()).toHaveLength(1)
  await press('Terminar')
  await press('Guardar así', await dialog('Terminar la revisión'))
  await said('Revisión guardada')
  expect(revisiones()).toHaveLength(2)
})

test('a list is written with its limits; an edit is another version, and the earlier one stays', async () => {
  putRecords(KEYS.inventario, THINGS)
  await openScreen(`${PATH}?item=v1`, 'user-5')
  await press('Agregar una lista')
  const box = await dialog('Lista de revisión nueva')
  await press('Poner los puntos usuales de un vehículo', box)
  await saveForm('Lista guardada: Revisión de Autobomba 1')
  expect(records<Lista>(KEYS.listas)).toMatchObject([{ lugar: 'Autobomba 1', quitada: false }])
  expect(records<Lista>(KEYS.listas)[0]?.puntos).toContainEqual(
    expect.objectContaining({ texto: 'Kilometraje', numero: true, lectura: 'KM' }),
  )
  await sees('de 90 a 120 psi')
  await press('Editar la lista «Revisión de Autobomba 1»')
  await fill('Nombre de la lista', 'Cada mañana', await dialog('Editar Revisión de Autobomba 1'))
  await saveForm('Lista guardada: Cada mañana')
  const versiones = records<Lista>(KEYS.listas)
  expect(versiones.map(({ nombre }) => nombre).sort()).toEqual(['Cada mañana', 'Revisión de Autobomba 1'])
  expect(new Set(versiones.map(({ lista }) => lista)).size).toBe(1)
  await press('Editar la lista «Cada mañana»')
  await press('Quitar esta lista', await dialog('Editar Cada mañana'))
  await said('Lista quitada: Cada mañana')
  await stands('0 de 2')
})

test('a phone that died and lost its own name goes on where the same person was', async () => {
  plant()
  putRecords(KEYS.respuestas, [
    {
      ...{ id: 'rsp-autobomba 1-p1-antes', sujeto: 'autobomba 1', punto: 'p1', equipo: 'antes' },
      ...{ resultado: 'FALLA', nota: 'Ruido', falla: 'falla-1', cuando: `${HOY}T07:00`, por: 'Guardalmacén' },
    },
  ])
  putRecords(KEYS.fallas, [
    {
      ...{
        id: 'falla-1',
        item: 'v1',
        nombre: 'Autobomba 1',
        vehiculo: true,
        que: 'Frenos: Ruido',
        fuera: true,
      },
      ...{ punto: 'p1', cuando: `${HOY}T07:00`, por: 'Guardalmacén' },
    },
  ])
  await openScreen(THERE, 'user-5')
  await stands('1 de 5 · 1 falla')
  await fill('Qué pasa: Frenos', 'No sostiene')
  await waitFor(() => expect(fallas()).toMatchObject([{ id: 'falla-1', que: 'Frenos: No sostiene' }]))
  expect(respuestas()).toMatchObject([{ punto: 'p1', nota: 'No sostiene' }])
  await press('Bien: Frenos')
  await waitFor(() => expect(fallas()).toEqual([]))
  await stands('1 de 5')
})

test('kilometres that a look read make a plan by kilometres due', async () => {
  putRecords(KEYS.inventario, THINGS)
  putRecords(KEYS.planes, [
    {
      ...{ id: 'plan-1', nombre: 'Aceite', categoria: 'VEHICULO', palabra: '', item: '', regla: 'CADA' },
      ...{ cada: 5000, unidad: 'KM', desde: '2026-01-01' },
    },
  ])
  putRecords(KEYS.hechos, [
    { id: 'hecho-1', item: 'v1', plan: 'plan-1', dia: addDays(HOY, -100), trabajo: 'Aceite', km: 10_000 },
  ])
  putRecords(KEYS.revisiones, [
    {
      ...{
        id: 'revision-1',
        sujeto: 'autobomba 1',
        nombre: 'Autobomba 1',
        cuando: `${addDays(HOY, -2)}T08:10`,
      },
      ...{ por: '', listas: [], bien: [], hallado: [], faltaron: 0 },
      lecturas: [{ item: 'v1', unidad: 'KM', va: 15_200 }],
    },
  ])
  await openScreen('/admin/inventario?ver=v1', 'user-5')
  const due = within(await screen.findByRole('region', { name: 'Lo que le toca' }))
  await due.findByText('Vencido')
  await due.findByText(/va en 15/)
})

test('who may only look reviews nothing', async () => {
  plant()
  localStorage.setItem(
    KEYS.permisos,
    JSON.stringify({ data: { BODEGA: { 'inventario:edit': false } }, timestamp: Date.now() }),
  )
  await openScreen(THERE, 'user-5')
  await sees('Las revisiones las hace quien puede editar el inventario')
})
