import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import type { Local } from '@/entities/inspecciones/local'
import type { Acta } from '@/entities/inspecciones/visita/acta'
import { PLANTILLA_BASE, puntosDe } from '@/entities/inspecciones/visita/plantilla'
import type { Prorroga } from '@/entities/inspecciones/visita/prorroga'
import { terminar } from '@/entities/inspecciones/visita/queries'
import { leerRespuestas } from '@/entities/inspecciones/visita/respuestas'
import { venceDe } from '@/entities/inspecciones/visita/termino'
import type { Visita } from '@/entities/inspecciones/visita/visita'
import { addDays } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { feriadosDe } from '@/shared/lib/ley/feriados'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  button,
  check,
  closed,
  dialog,
  fill,
  go,
  labels,
  press,
  putRecords,
  records,
  said,
  saveForm,
  sees,
} from '../../panel'

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
  await closed()
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
  await closed()
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
  await closed()
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

const seen = (of: Partial<Visita> = {}): Partial<Visita> =>
  other({
    ...{
      id: 'visita-1',
      equipo: 'otro',
      respuestas: 'ex1:1 sa2:N',
      resultado: 'NO_CUMPLE',
      fallas: 'ex1 sa2',
    },
    ...{ pide: 3, con: 'Rosa Vera', comoQue: 'dueña', fin: `${TODAY()}T10:00` },
    ...of,
  })

test('what fails is handed over as a numbered act with its term, somebody asks for more time, and the next notice leaves that out', async () => {
  putRecords(KEYS.visitas, [seen({ detalles: [{ punto: 'sa2', nota: 'Con cadena' }] })])
  await open()
  await press('Hacer el acta')
  await fill('Días hábiles de término', '0')
  await press('Hacer el acta', await dialog('Acta de Bazar Luz'))
  await sees('Escriba cuántos días hábiles, 1 o más.')
  await fill('Días hábiles de término', '8')
  await sees('sin contar fines de semana ni feriados.')
  await press('Hacer el acta', await dialog('Acta de Bazar Luz'))
  const paper = await dialog('Acta de inspección y primera notificación')
  const [made] = records<Acta>(KEYS.actasInspeccion)
  expect(made).toMatchObject({
    ...{
      paso: 'PRIMERA',
      puntos: 'ex1 sa2',
      dias: 8,
      recibe: 'Rosa Vera',
      comoQue: 'dueña',
      por: 'Inspector',
    },
    ...{ plantilla: 'base-1', pide: 3, notas: [{ punto: 'sa2', nota: 'Con cadena' }] },
  })
  expect(made?.numero).toMatch(/^A-\d{4}-0001-[0-9A-F]{4}$/)
  expect(made?.vence).toBe(venceDe(TODAY(), 8, feriadosDe([], [])))
  await sees(`N.º ${made?.numero}`, paper)
  await sees('Con cadena', paper)

  await press('Anotar prórroga', paper)
  await dialog(`Prórroga del acta ${made?.numero}`)
  await press('Guardar')
  await said('Escriba quién la pide y hasta qué día.')
  await sees('Elija al menos un punto.')
  await fill('Quién la pide', 'Rosa Vera')
  await check(textOf('sa2'))
  await fill('Hasta', made?.vence ?? '')
  await press('Guardar')
  await sees('El día va después del plazo del acta.')
  await fill('Hasta', addDays(made?.vence ?? '', 20))
  await saveForm('Prórroga anotada')
  await sees('Rosa Vera pide hasta el')
  await sees('sin decidir')
  await press('Decidir la prórroga')
  await check('Aprobada')
  await saveForm('Prórroga anotada')
  await sees('aprobada por Inspector')
  expect(records<Prorroga>(KEYS.prorrogas)).toMatchObject([{ puntos: 'sa2', decision: 'APROBADA' }])

  await press('Hacer: Segunda notificación')
  const early = await dialog('Acta de Bazar Luz')
  await sees('El plazo anterior no ha terminado', early)
  await fill('Qué se entrega', 'PRIMERA')
  expect(within(early).queryByText('El plazo anterior no ha terminado')).toBeNull()
  await fill('Qué se entrega', 'SEGUNDA')
  await press('Hacer el acta', early)
  await dialog('Segunda notificación')
  expect(records<Acta>(KEYS.actasInspeccion).find(({ paso }) => paso === 'SEGUNDA')).toMatchObject({
    ...{ puntos: 'ex1', dias: 3 },
    numero: made?.numero.replace('-0001-', '-0002-'),
  })
})

test('a visit that a clock ahead dated says so, keeps the premises from a permit, and counts once it has its day', async () => {
  const ahead = addDays(TODAY(), 400)
  putRecords(KEYS.visitas, [
    {
      ...{ id: 'visita-ahead', local: 'local-1', dia: ahead, equipo: 'otro', plantilla: 'base-1' },
      ...{ respuestas: '', fin: `${ahead}T10:05`, resultado: 'NO_CUMPLE', fallas: PUNTOS[0]?.id },
    },
    {
      ...{ id: 'visita-true', local: 'local-1', dia: addDays(TODAY(), -30), equipo: 'otro' },
      ...{ plantilla: 'base-1', respuestas: '', fin: '2026-01-02T10:05', resultado: 'APROBADO', fallas: '' },
    },
  ])
  const opened = await open('/admin/inspecciones?ver=local-1')
  await sees('una visita dice un día que aún no llega', await dialog('Bazar Luz'))
  await go(opened, THERE)
  await sees('Aprobado, el')
  await sees('Ese día todavía no llega: no cuenta hasta que se escriba el día en que se hizo.')
  await press('Poner su día')
  await fill('Día en que se hizo', addDays(TODAY(), 1), await dialog('Poner el día de la visita'))
  await press('Guardar')
  await sees('Escriba el día en que se hizo, hasta hoy.')
  await fill('Día en que se hizo', TODAY())
  await press('Guardar')
  await closed()
  await sees('No cumple, el')
  expect(over().find(({ id }) => id === 'visita-ahead')).toMatchObject({
    ...{ dia: TODAY(), fin: `${TODAY()}T10:05`, resultado: 'NO_CUMPLE' },
  })
  expect(screen.queryByText(/todavía no llega/)).toBeNull()
})

test('a visit that a clock ahead began has the day on which it ends', async () => {
  putRecords(KEYS.visitasAbiertas, [
    {
      ...{ id: 'visita-ahead', local: 'local-3', dia: addDays(TODAY(), 400), equipo: 'otro' },
      ...{ plantilla: 'base-1', respuestas: '' },
    },
  ])
  await open(PATH)
  await sees('Sin una central, locales, visitas y permisos pasan a otro equipo solo dentro de una copia')
  await terminar.mutationFn?.({ id: 'visita-ahead', resultado: 'APROBADO', fallas: '' }, {} as never)
  expect(over()).toMatchObject([{ id: 'visita-ahead', dia: TODAY() }])
})

test('what was approved has its report, and a signed paper isn’t made twice', async () => {
  putRecords(KEYS.visitas, [seen({ resultado: 'APROBADO', fallas: '', respuestas: '' })])
  await open()
  await press('Hacer el informe favorable')
  expect(labels()).not.toContain('Días hábiles de término')
  await press('Hacer el acta', await dialog('Acta de Bazar Luz'))
  await sees('Cumple lo que se inspeccionó.', await dialog('Informe favorable'))
  await press('Cerrar')
  await closed()
  expect(screen.queryByRole('button', { name: 'Hacer el informe favorable' })).toBeNull()
  expect(records<Acta>(KEYS.actasInspeccion)).toMatchObject([{ paso: 'FAVORABLE', puntos: '', vence: '' }])
})

test('a premises that is gone says so, and its line leads to its visits', async () => {
  await open(`${PATH}?local=local-9`)
  await sees('Ese local ya no está en la lista')
  fireEvent.click(screen.getByRole('link', { name: 'Ver los locales' }))
  await press('Ver Taller')
  fireEvent.click(await screen.findByRole('link', { name: 'Visitar' }))
  await sees('Visita: Taller')
})
