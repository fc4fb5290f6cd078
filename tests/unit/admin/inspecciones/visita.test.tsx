import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import type { Local } from '@/entities/inspecciones/local'
import { PLANTILLA_BASE, puntosDe } from '@/entities/inspecciones/visita/plantilla'
import { leerRespuestas } from '@/entities/inspecciones/visita/respuestas'
import type { Visita } from '@/entities/inspecciones/visita/visita'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { button, closed, dialog, fill, press, putRecords, records, said, sees } from '../../panel'

const PATH = '/admin/inspecciones/visita'
const THERE = `${PATH}?local=local-1`
const INSPECTOR = 'user-6'
const TODAY = () => toDay(new Date())

const LOCALES: Partial<Local>[] = [
  {
    id: 'local-1',
    nombre: 'Bazar Luz',
    clase: 'COMERCIO',
    riesgo: 'ORDINARIO',
    area: 200,
    ruc: '1790011674001',
  },
  { id: 'local-2', nombre: 'Bodega Luz', clase: 'COMERCIO', riesgo: 'LEVE', ruc: '1790011674001' },
  { id: 'local-3', nombre: 'Taller', clase: 'INDUSTRIA' },
]
const PUNTOS = puntosDe(PLANTILLA_BASE, 'COMERCIO')
const textOf = (id: string) => PUNTOS.find((one) => one.id === id)?.texto ?? expect.fail(id)

const running = () => records<Visita>(KEYS.visitasAbiertas)
const over = () => records<Visita>(KEYS.visitas)
const answers = (visita: Visita | undefined) => leerRespuestas(visita?.respuestas ?? '')
const says = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))

async function open(path = THERE, user = INSPECTOR) {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  putRecords(KEYS.locales, LOCALES)
  return openScreen(path, user)
}

const other = (of: Partial<Visita>): Partial<Visita> => ({
  ...{ id: `visita-1-${TODAY()}-otro`, local: 'local-1', dia: TODAY(), equipo: 'otro', por: 'Ana' },
  ...{ plantilla: 'base-1', respuestas: '' },
  ...of,
})

test('a shop is visited tap by tap, what fails is said before the end, and the next visit asks only that', async () => {
  await open()
  await sees('Todavía no se ha visitado')
  await press('Empezar la visita')
  await says(`0 de ${PUNTOS.length}`)
  await sees('Hace falta 1 extintor de 2A')
  await fill('Quién atiende', 'Rosa <b>Vera</b>')
  await fill('Área (m²)', 'mucha')
  await sees('Ingrese un número de 0 o más.')
  await fill('Área (m²)', '600')
  await sees('Hacen falta 3 extintores de 2A')
  await fill(`${textOf('ex1')}, en extintores`, '2')
  await sees('No cumple: hacen falta 3')
  await fill(`${textOf('ex3')}, en m`, '1,5')
  await press(`No cumple: ${textOf('sa2')}`)
  await press(`No aplica: ${textOf('ga2')}`)
  await press(`Cumple: ${textOf('ex2')}`)
  await press(`Cumple: ${textOf('ex2')}`)
  await press(`Cumple: ${textOf('ex7')}`)
  await fill(`Nota de ${textOf('sa2')}`, 'Con cadena')
  await says(`5 de ${PUNTOS.length} · 2 faltas`)
  await waitFor(() =>
    expect(running()).toMatchObject([
      {
        ...{ local: 'local-1', dia: TODAY(), con: 'Rosa <b>Vera</b>', area: 600, por: 'Inspector' },
        detalles: [{ punto: 'sa2', nota: 'Con cadena' }],
      },
    ]),
  )
  expect([...answers(running()[0])]).toEqual([
    ['ex1', 2],
    ['ex3', 1.5],
    ['sa2', 'N'],
    ['ga2', 'A'],
    ['ex7', 'S'],
  ])
  expect(over()).toEqual([])

  await press('Terminar')
  const end = await dialog('Terminar la visita de Bazar Luz')
  await sees('No cumple: 2 faltas.', end)
  expect((await button('Terminar', end)).disabled).toBe(true)
  await press(`Los ${PUNTOS.length - 5} cumplen`, end)
  await waitFor(async () => expect((await button('Terminar', end)).disabled).toBe(false))
  await press('Terminar', end)
  await said('Visita terminada')
  await closed()
  await sees('No cumple, el')
  expect(running()).toEqual([])
  expect(over()).toMatchObject([{ resultado: 'NO_CUMPLE', fallas: 'ex1 sa2', pide: 3 }])
  await sees(`${textOf('sa2')}: Con cadena`)

  await press('Ver otra vez las 2 faltas')
  await says('0 de 2')
  await sees('Reinspección: solo lo que faltaba')
  await fill(`${textOf('ex1')}, en extintores`, '3')
  await press(`Cumple: ${textOf('sa2')}`)
  await says('2 de 2')
  await press('Terminar')
  await sees('Aprobado: 2 puntos sin faltas.')
  await press('Terminar', await dialog('Terminar la visita de Bazar Luz'))
  await said('Visita terminada')
  await sees('Aprobado, el')
  expect(over().map(({ resultado }) => resultado)).toEqual(expect.arrayContaining(['NO_CUMPLE', 'APROBADO']))
  expect(new Set(over().map(({ id }) => id)).size).toBe(2)
})

test('two inspectors of one day keep both records, and what they saw differently is asked once', async () => {
  putRecords(KEYS.visitasAbiertas, [other({ respuestas: 'ex2:N sa2:S' })])
  await open()
  await press('Empezar la visita')
  await sees('También lo visitó Ana este día')
  await says(`2 de ${PUNTOS.length} · 1 falta`)
  await press(`Cumple: ${textOf('ex2')}`)
  await says(`1 de ${PUNTOS.length} · 1 por elegir`)
  await press('Terminar')
  await sees('Elija primero en 1 punto que se vio distinto.')
  await press('Seguir')
  await press('No cumple (Ana)')
  await says(`2 de ${PUNTOS.length} · 1 falta`)
  await waitFor(() => expect(running()).toHaveLength(2))
  const mine = running().find(({ equipo }) => equipo !== 'otro')
  expect(mine).toMatchObject({ acordado: 'ex2' })
  expect(running().find(({ equipo }) => equipo === 'otro')).toEqual(other({ respuestas: 'ex2:N sa2:S' }))
  await press('Terminar')
  await press(`Los ${PUNTOS.length - 2} cumplen`)
  const end = await dialog('Terminar la visita de Bazar Luz')
  await waitFor(async () => expect((await button('Terminar', end)).disabled).toBe(false))
  await press('Terminar', end)
  await said('Visita terminada')
  expect(over()).toMatchObject([{ fallas: 'ex2', juntas: [other({}).id] }])
  expect(running()).toHaveLength(1)
})

test('who was there goes along to the owner’s next premises, a closed shop is noted, and a visit can be corrected', async () => {
  await open()
  await press('Empezar la visita')
  await fill('Quién atiende', 'Rosa Vera')
  await waitFor(() => expect(running()).toMatchObject([{ con: 'Rosa Vera' }]))
  fireEvent.click(screen.getByRole('link', { name: 'Bodega Luz' }))
  await sees('Visita: Bodega Luz')
  await press('Empezar la visita')
  await waitFor(() => expect(running()).toHaveLength(2))
  expect(running().find(({ local }) => local === 'local-2')).toMatchObject({ con: 'Rosa Vera' })
  await press('Terminar')
  await press('Estaba cerrado')
  await said('Visita terminada')
  await sees('Pendiente · Estaba cerrado')
  await press('Corregir')
  await says(`0 de ${puntosDe(PLANTILLA_BASE, 'COMERCIO').length}`)
  fireEvent.click(screen.getByRole('link', { name: 'Otro local' }))
  const list = await screen.findByRole('list', { name: 'Visitas sin terminar' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  fireEvent.click(screen.getByRole('link', { name: 'Seguir la visita de Bodega Luz' }))
  await press(`Cumple: ${textOf('ex2')}`)
  await waitFor(() => expect([...answers(over()[0])]).toEqual([['ex2', 'S']]))
})

test('a premises that is gone says so, and its line leads to its visits', async () => {
  await open(`${PATH}?local=local-9`)
  await sees('Ese local ya no está en la lista')
  fireEvent.click(screen.getByRole('link', { name: 'Ver los locales' }))
  await press('Ver Taller')
  fireEvent.click(await screen.findByRole('link', { name: 'Visitar' }))
  await sees('Visita: Taller')
})
