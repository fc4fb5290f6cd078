import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { entries } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { database } from '@/shared/storage/entry/database'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  button,
  check,
  closed,
  dialog,
  field,
  fill,
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

const PATH = '/admin/rendicion'
const SAMPLE = 'Rendición de Cuentas 2023'
const OTHER = 'Informe de Gestión'

const reports = () => records(KEYS.rendicion)

test('a report is edited, deleted after a question, brought back and gone for good', async () => {
  await openScreen(PATH, 'user-1')
  const picture = '/img/hero-1.svg'
  putRecords(
    KEYS.rendicion,
    reports().map((report) => ({ ...report, imagenes: [picture], extra: 'se queda' })),
  )
  cleanup()
  await openScreen(PATH, 'user-1')
  await press(`Editar ${SAMPLE}`)
  await fill('Tags', 'agua')
  await check('Publicar inmediatamente')
  await saveForm('Reporte actualizado')
  await sees('Borrador', await rowOf(SAMPLE))
  await sees('agua', await rowOf(SAMPLE))
  expect((await rowOf(SAMPLE)).textContent).not.toContain('rendicion')
  expect(reports().find(({ titulo }) => titulo === SAMPLE)).toMatchObject({
    imagenes: [picture],
    extra: 'se queda',
    tags: ['agua'],
  })

  await remove(SAMPLE, `¿Está seguro de eliminar el reporte «${SAMPLE}»?`)
  await gone(SAMPLE)
  await sees('Reporte eliminado')
  await press('Deshacer')
  await rowOf(SAMPLE)
  await press(`Publicar ${SAMPLE}`)
  await said('Reporte publicado')
  await button(`Despublicar ${SAMPLE}`)
  await press(`Eliminar ${SAMPLE}`)
  const asked = await dialog('Eliminar')
  await sees('Dejará de verse en la página de transparencia.', asked)
  await press('Cancelar', asked)
  await closed()
  expect(rowsOf(SAMPLE)).toHaveLength(1)
})

test('filters live in the address', async () => {
  const { search } = await openScreen(PATH, 'user-1')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'GESTION primer' } })
  await gone(SAMPLE)
  await rowOf(OTHER)
  fireEvent.change(screen.getByLabelText('Filtrar por estado'), { target: { value: 'borrador' } })
  await sees('Ningún informe coincide con el filtro')
  await waitFor(() => expect(search()).toEqual({ buscar: 'GESTION primer', estado: 'borrador' }))
  await press('Limpiar')
  await rowOf(SAMPLE)
})

test("'Generar Automático' opens the month's report and keeps an unfinished one", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T22:00:00-05:00') })
  await openScreen(PATH, 'user-4')
  await press('Nuevo Reporte')
  await fill('Título', 'A medio escribir')
  await fill('Contenido', 'Todavía falta')
  await waitFor(async () => expect(JSON.stringify(await entries(database()))).toContain('Todavía falta'))
  cleanup()

  await openScreen(PATH, 'user-4')
  await press('Generar Automático')
  await waitFor(async () => expect((await field('Título')).value).toContain('noviembre de 2026'))
  // A generated text opens in its preview: nobody wrote it, so it is read before it is edited.
  await screen.findByRole('heading', { name: 'Servicios de noviembre de 2026' })
  await sees('La bitácora no registra servicios')
  await sees(
    'Cuenta también los datos de ejemplo de Personal, Inventario, Ingresos, Gastos y Bitácora de servicios, que no son de la brigada.',
  )
  await sees('El mes no ha terminado: son cifras hasta el 30 de noviembre de 2026.')
  // Another month has its own text; this one comes back as it was left.
  await fill('Título', 'Informe de noviembre de 2026')
  await fill('Mes del informe', '2026-10')
  await waitFor(async () => expect((await field('Título')).value).toContain('octubre de 2026'))
  await screen.findByRole('heading', { name: 'Servicios de octubre de 2026' })
  await fill('Mes del informe', '2026-11')
  for (const [label, value] of [
    ['Título', 'Informe de noviembre de 2026'],
    ['Fecha', '2026-11-30'],
    ['Autor', 'Tesorería'],
    ['Tags', 'rendicion, cuentas, transparencia, mensual'],
  ] as const)
    await reads(label, value)
  expect((await field('Destacado')).checked).toBe(true)
  expect((await field('Publicar inmediatamente')).checked).toBe(false)
  const body = (await field('Contenido')).value
  for (const text of [
    '**3** integrantes activos de un total de **3** registrados.',
    '| Comando | 2 |\n| Administración | 1 |',
    '**258** unidades con un valor estimado de **$809.236,25**.',
    '- Saldo disponible: **$4.706,17**',
  ])
    expect(body).toContain(text)
  await saveForm('Reporte creado')
  await sees('Borrador', await rowOf('noviembre de 2026'))
  await sees('Este Mes 1')

  await press('Nuevo Reporte')
  await sees('Se recuperó lo que estaba escribiendo.')
  await reads('Título', 'A medio escribir')
  await press('Cancelar')
  await press('Descartar cambios')
  await closed()
})

test('no month before the log’s first record is offered, and the running one says that it isn’t over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T22:00:00-05:00') })
  const data = [
    { id: 'srv-1', fecha: '2026-10-20', tipo: 'RESCATE', descripcion: 'Pozo', direccion: 'Sucre' },
  ]
  localStorage.setItem(KEYS.servicios, JSON.stringify({ data, timestamp: Date.now() }))
  await openScreen(PATH, 'user-4')
  await press('Generar Automático')
  const months = (await screen.findByLabelText<HTMLSelectElement>('Mes del informe')).options
  expect([...months].map(({ text }) => text)).toEqual([
    'noviembre de 2026, que no ha terminado',
    'octubre de 2026',
  ])
})

test('each role has its own buttons', async () => {
  await openScreen(PATH, 'user-4')
  expect(await verbs(SAMPLE)).toEqual(expect.arrayContaining(['Ver', 'Editar', 'Despublicar']))
  expect(await verbs(SAMPLE)).not.toContain('Eliminar')
  cleanup()

  await openScreen(PATH, 'user-6')
  expect(await verbs(SAMPLE)).not.toContain('Despublicar')
  await press('Nuevo Reporte')
  await fill('Título', 'Inspección de gasolineras')
  await fill('Contenido', 'Todas en regla.')
  expect(screen.queryByLabelText('Publicar inmediatamente')).toBeNull()
  await saveForm('Reporte creado')
  await sees('Borrador', await rowOf('Inspección de gasolineras'))
  cleanup()

  await openScreen(PATH, 'user-2')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acceso restringido')
  expect(screen.queryByRole('button', { name: 'Nuevo Reporte' })).toBeNull()
})
