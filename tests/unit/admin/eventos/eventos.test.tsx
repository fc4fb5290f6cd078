import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { newAsistencia } from '@/entities/eventos/asistencia'
import { sampleEventos } from '@/entities/eventos/seed'
import { withLock } from '@/shared/storage/entry/lock'
import { theCentral } from '@/sync/talk'
import { KEYS } from '../../../keys'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import {
  closed,
  dialog,
  exported,
  field,
  fill,
  go,
  gone,
  press,
  putRecords,
  reads,
  records,
  remove,
  rowOf,
  rowsOf,
  said,
  saveForm,
  sees,
  verbs,
} from '../../panel'

const PATH = '/admin/eventos'
const DRILL = 'Simulacro de Incendio Forestal'
const TRAINING = 'Capacitación en Rescate Vehicular'
const TITLE = '<b>Reunión</b> de directiva 🚒'
const CHIEF = 'Crnl. Marco Antonio Villacís Paredes'
const TREASURER = 'Ing. Carmen Lucía Tenesaca Quizhpe'

const ofChief = () => records(KEYS.asistencias).find(({ nombre }) => nombre === CHIEF)
const present = async (name: string) =>
  fireEvent.click(within(await dialog(/^Asistencia/)).getByRole('checkbox', { name }))
const count = async (text: string) => sees(text, await dialog(/^Asistencia/))

test('an event is created, filtered, edited, published, deleted and brought back', async () => {
  const { search } = await openScreen(PATH, 'user-2')
  expect(await verbs(DRILL)).toEqual(
    expect.arrayContaining(['Ver', 'Asistencia', 'Editar', 'Despublicar', 'Eliminar']),
  )

  await press('Nuevo Evento')
  await fill('Fecha', '')
  await press('Guardar')
  await said('Los campos título y fecha son obligatorios.')
  for (const [label, value] of [
    ['Título', TITLE],
    ['Fecha', '2024-09-01'],
    ['Categoría', 'REUNION'],
    ['Autor', 'X'.repeat(300)],
    ['Resumen', '=1+1 Presupuesto del año'],
    ['Contenido', '<script>alert(1)</script>'],
  ] as const)
    await fill(label, value)
  await saveForm('Evento creado')
  await sees('Borrador', await rowOf(TITLE))
  expect(screen.getAllByRole('row')[1]?.textContent).toContain(TITLE)
  expect(records(KEYS.eventos).find(({ titulo }) => titulo === TITLE)).toMatchObject({
    id: expect.stringMatching(/^evento-\d+/),
    fecha: '2024-09-01',
    categoria: 'REUNION',
    resumen: '=1+1 Presupuesto del año',
    cuerpo: '<script>alert(1)</script>',
    autor: 'X'.repeat(300),
    galeria: [],
    publicado: false,
    destacado: false,
  })

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'PRESUPUESTO del ano' } })
  await gone(DRILL)
  await rowOf(TITLE)
  await waitFor(() => expect(search()).toEqual({ buscar: 'PRESUPUESTO del ano' }))
  fireEvent.change(screen.getByLabelText('Filtrar por estado'), { target: { value: 'publicado' } })
  await sees('Ningún evento coincide con el filtro')
  await press('Limpiar')
  await rowOf(DRILL)

  await press(`Publicar ${TITLE}`)
  await said('Evento publicado')
  await sees('Publicado', await rowOf(TITLE))
  await press(`Despublicar ${TITLE}`)
  await said('Evento despublicado')
  await sees('Borrador', await rowOf(TITLE))

  await press(`Editar ${TITLE}`)
  await fill('Categoría', 'EVENTO_ESPECIAL')
  await saveForm('Evento actualizado')
  await sees('Evento especial', await rowOf(TITLE))
  await press(`Ver ${TITLE}`)
  await sees('<script>alert(1)</script>', await dialog(TITLE))
  await press('Editar')
  await reads('Título', TITLE)
  await press('Cancelar')
  await closed()

  await press(`Eliminar ${TITLE}`)
  await press('Cancelar', await dialog('Eliminar'))
  await closed()
  expect(rowsOf(TITLE)).toHaveLength(1)
  await remove(TITLE, `¿Está seguro de eliminar el evento «${TITLE}»?`)
  await gone(TITLE)
  await sees('Evento eliminado')
  await press('Deshacer')
  await rowOf(TITLE)
})

test('attendance: marked with the time, noted, counted, exported, and kept when its event goes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-08-03T23:50:00-05:00') })
  const opened = await openScreen(PATH, 'user-1')
  await press(`Ver ${DRILL}`)
  await press('Tomar asistencia')
  await count('0 de 3 presentes')
  await present(CHIEF)
  await count('Entrada 23:50')
  await count('1 de 3 presentes')
  await waitFor(() =>
    expect(ofChief()).toMatchObject({ asistio: true, horaEntrada: '2024-08-04T04:50:00.000Z' }),
  )
  await present(CHIEF)
  await count('0 de 3 presentes')
  await waitFor(() => expect(ofChief()).toMatchObject({ asistio: false, horaEntrada: '' }))
  await present(CHIEF)
  await count('1 de 3 presentes')

  const list = await dialog(/^Asistencia/)
  fireEvent.change(within(list).getByRole('searchbox'), { target: { value: 'tenesaca' } })
  await waitFor(() => expect(within(list).queryByRole('checkbox', { name: CHIEF })).toBeNull())
  await press(`Anotar hora y observaciones de ${TREASURER}`, list)
  const note = await field(`Observaciones de ${TREASURER}`, list)
  const type = (value: string) => fireEvent.change(note, { target: { value } })
  // Another write holds the list while the note is being typed.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  void withLock(KEYS.asistencias, () => held)
  type('=Avisó')
  type('=Avisó, "enferm')
  letGo()
  await waitFor(() => expect(JSON.stringify(records(KEYS.asistencias))).toContain('=Avisó'))
  type('=Avisó, "enferma"')
  expect(note.value).toBe('=Avisó, "enferma"')
  fireEvent.keyDown(note, { key: 'Escape' })
  await closed()
  await sees('1 de 3 esperados', await rowOf(DRILL))
  await sees('1/2 registrados', await rowOf(DRILL))
  await sees('33,3 % 1 de 3 esperados · 1 de 2 registros')
  await sees('0/0', await rowOf(TRAINING))

  await press(`Asistencia ${TRAINING}`)
  await present(TREASURER)
  await count('1 de 3 presentes')
  // The box is ticked weeks after the event: its minute says nothing of when she came.
  await count('Sin hora de entrada')
  fireEvent.keyDown(await dialog(/^Asistencia/), { key: 'Escape' })
  await closed()

  await go(opened, `${PATH}?tab=asistencias`)
  await rowOf(CHIEF)
  const panel = screen.getByRole('tabpanel')
  for (const text of [
    'Total Registros 3',
    'Confirmados 2',
    'Promedio de Asistencia 75,0',
    'De los esperados 33,3 % 2 de 6',
  ])
    await sees(text, panel)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Evento',
    'Personal',
    'Cargo',
    'Asistió',
    'Hora Entrada',
    'Observaciones',
  ])
  const csv = await exported('Exportar CSV')
  await said('Datos exportados')
  expect(csv.name).toBe('asistencias-2024-08-03.csv')
  expect(csv.text.split('\r\n')).toEqual([
    'Evento,Fecha,Personal,Cargo,Asistió,Hora Entrada,Observaciones',
    `${DRILL},2024-08-03,${CHIEF},Primer Jefe,Sí,2024-08-03 23:50,`,
    `${DRILL},2024-08-03,${TREASURER},Tesorera,No,,"'=Avisó, ""enferma"""`,
    `${TRAINING},2024-05-11,${TREASURER},Tesorera,Sí,,`,
    '',
  ])

  await go(opened, PATH)
  await remove(
    DRILL,
    `¿Está seguro de eliminar el evento «${DRILL}»? Sus 2 registros de asistencia se conservan y aparecerán como «Evento no encontrado».`,
  )
  await gone(DRILL)
  await go(opened, `${PATH}?tab=asistencias`)
  await rowOf('Evento no encontrado')
  expect(rowsOf('Evento no encontrado')).toHaveLength(2)
  await go(opened, `${PATH}?asistencia=evento-1722693600002`)
  await sees('Evento no encontrado', await screen.findByRole('dialog'))
})

test('the time of entry is corrected, and belongs to the day of the event', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-08-10T09:00:00-05:00') })
  await openScreen(PATH, 'user-1')
  await press(`Asistencia ${DRILL}`)
  await present(CHIEF)
  await count('Sin hora de entrada')
  await press(`Anotar hora y observaciones de ${CHIEF}`)
  await fill(`Hora de entrada de ${CHIEF}`, '18:05')
  await count('Entrada 18:05')
  await waitFor(() => expect(ofChief()).toMatchObject({ horaEntrada: '2024-08-03T23:05:00.000Z' }))
})

test('an inspector takes attendance but neither publishes, deletes nor exports', async () => {
  const opened = await openScreen(PATH, 'user-6')
  expect(screen.queryByRole('button', { name: 'Exportar CSV' })).toBeNull()
  const shown = await verbs(DRILL)
  for (const verb of ['Despublicar', 'Eliminar']) expect(shown).not.toContain(verb)
  await press('Nuevo Evento')
  await fill('Título', 'Visita a una escuela')
  expect(screen.queryByLabelText('Publicar inmediatamente')).toBeNull()
  await saveForm('Evento creado')
  await sees('Borrador', await rowOf('Visita a una escuela'))
  await press('Asistencia Visita a una escuela')
  await present(CHIEF)
  await count('1 de 3 presentes')
  await go(opened, `${PATH}?tab=asistencias`)
  await rowOf('Visita a una escuela')
  expect(screen.queryByRole('button', { name: 'Exportar CSV' })).toBeNull()
})

test('a treasurer sees nothing of the events', async () => {
  await openScreen(PATH, 'user-4')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acceso restringido')
})

test('what people said from their phones is read in the event, and counts as nobody’s attendance', async () => {
  const [event = expect.fail(), ...others] = sampleEventos()
  putRecords(KEYS.eventos, [event, ...others])
  putRecords(
    KEYS.asistencias,
    [true, true, false].map((va, n) => ({
      ...newAsistencia(event.id, { id: `p${n}`, nombres: `Persona ${n}`, cargo: '' }),
      ...{ id: `ast-${n}`, va },
    })),
  )
  await openScreen(`${PATH}?ver=${event.id}`, 'user-2')
  const box = await dialog(event.titulo)
  await sees('Dijeron desde su teléfono2 que van y 1 que no', box)
  await sees('AsistenciaSin registros', box)
})

test('at a brigade’s own central the form says that phones show what is announced, also where the page was served before', async () => {
  markCentral('muestra')
  vi.stubGlobal('fetch', async (url: string) => {
    if (url !== '/api/salud') throw new TypeError('no network')
    return Response.json({ modo: 'suya' })
  })
  await openScreen(PATH, 'user-2')
  await theCentral().mode()
  await press('Nuevo Evento')
  await sees('Quien tiene acceso en su teléfono lo ve ahí y dice si va.', await dialog('Nuevo Evento'))
})
