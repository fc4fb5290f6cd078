import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Despacho } from '@/entities/despacho/despacho'
import { despachosList } from '@/entities/despacho/module'
import { registrosList } from '@/entities/registro-servicios/module'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { onReportOpened } from '@/entities/reportes/opened'
import { reportesRepository } from '@/entities/reportes/queries'
import type { Reporte } from '@/entities/reportes/reporte'
import { reportesList } from '@/entities/reportes/reportes-list'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import { field, reads } from '../../panel'
import { signIn } from '../../sign-in'

const call = (values: Partial<Despacho> = {}): Despacho => ({
  id: 'despacho-12345678',
  instante: new Date().toISOString(),
  tipo: 'INCENDIO',
  direccion: 'Calle Sucre 5',
  detalle: '',
  prueba: false,
  estado: 'EN_CURSO',
  terminado: '',
  motivo: '',
  por: 'Ana',
  aQuienes: 'Todo el personal',
  convocados: 3,
  respuestas: [],
  reporte: '',
  ...values,
})

async function withCalls(...list: Despacho[]): Promise<void> {
  await signIn('user-1')
  await replaceWhole(despachosList, () => list)
}

const words = () => screen.getByRole('main').textContent ?? ''

test('without a central the panel has no despacho, and its address says so', async () => {
  await openScreen('/admin', 'user-1')
  expect(screen.queryByRole('link', { name: 'Despacho' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Despachar' })).toBeNull()
})

test('without a central the screen’s address says so, and speaks of none', async () => {
  await openScreen('/admin/despacho', 'user-1')
  await screen.findByText(/^Llamar necesita la central de su brigada\. Este sitio se sirve sin central/)
  expect(words()).not.toContain('modo de muestra')
  expect(screen.queryByRole('button', { name: 'Despachar' })).toBeNull()
})

test('a sample central calls nobody: the screen says what is missing and offers no call', async () => {
  markCentral('muestra')
  await openScreen('/admin/despacho', 'user-1')
  await screen.findByText('Todavía no se puede llamar a nadie')
  expect(screen.queryByRole('button', { name: 'Despachar' })).toBeNull()
  expect(words()).not.toContain('Haga una prueba este mes')
})

test('who can’t claim the sample central is told who does, and isn’t sent to a page that is closed to them', async () => {
  markCentral('muestra')
  await openScreen('/admin/despacho', 'user-6')
  await screen.findByText(/desde que la jefatura la haga de su brigada/)
  expect(screen.queryByRole('link', { name: 'Personal' })).toBeNull()
})

test('on a brigade’s central a running call stands first on the panel, and leads to who comes', async () => {
  markCentral('suya')
  await withCalls(call())
  await openScreen('/admin', 'user-2')
  await screen.findByText('Salida en curso: Combate de Incendios, Calle Sucre 5')
  const link = screen.getByRole('link', { name: 'Ver quién viene' })
  expect(link.getAttribute('href')).toBe('/admin/despacho/despacho-12345678')
  // Before what waits, and before the first steps.
  expect(words().indexOf('Salida en curso')).toBeLessThan(words().indexOf('Le toca'))
  expect(screen.getByRole('link', { name: 'Despachar' }).getAttribute('href')).toContain('nuevo')
})

test('a finished call says who came, and one long ago asks for a test', async () => {
  markCentral('suya')
  const respondio = '2026-01-02T03:06:00.000Z'
  await withCalls(
    call({
      instante: '2026-01-02T03:04:00.000Z',
      estado: 'CERRADO',
      terminado: '2026-01-02T04:04:00.000Z',
      respuestas: [
        {
          persona: 'a',
          nombre: 'Luis Mora',
          respuesta: 'ESTACION',
          minutos: 5,
          instante: respondio,
          por: '',
        },
        {
          persona: 'b',
          nombre: 'Eva Paz',
          respuesta: 'NO_PUEDO',
          minutos: null,
          instante: respondio,
          por: 'Ana',
        },
      ],
    }),
  )
  await openScreen('/admin/despacho?ver=despacho-12345678', 'user-1')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Luis Mora: viene a la estación, en 5 min')
  expect(dialog.textContent).toMatch(/Eva Paz: no puede \(\d\d:\d\d, por Ana\)/)
  await screen.findByText('Haga una prueba este mes')
})

test('an answer and a call without their hour, as a copy may bring them, show no figures that are none', async () => {
  markCentral('suya')
  const said = { persona: 'a', respuesta: 'ESTACION', minutos: null, instante: '', por: '' } as const
  await withCalls(
    call({
      instante: '',
      estado: 'CERRADO',
      respuestas: [
        { ...said, nombre: 'Luis Mora' },
        { ...said, persona: 'b', nombre: 'Eva Paz', por: 'Ana' },
      ],
    }),
  )
  await openScreen('/admin/despacho?ver=despacho-12345678', 'user-1')
  const answers = within(await screen.findByRole('dialog')).getAllByRole('listitem')
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    'Luis Mora: viene a la estación',
    'Eva Paz: viene a la estación (por Ana)',
  ])
  expect(document.body.textContent).not.toContain('NaN')
})

test('the sheet of telephones is for the wall: nobody signs it, and it has no room for a seal', async () => {
  markCentral('suya')
  await openScreen('/admin/despacho', 'user-1')
  await screen.findByRole('button', { name: 'Imprimir teléfonos' })
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  const sheet = screen.getByText(/^Impreso el/).closest('section') ?? expect.fail('no sheet')
  within(sheet).getByRole('heading', { name: 'Teléfonos del personal' })
  expect(within(sheet).getAllByRole('row').length).toBeGreaterThan(2)
  expect(within(sheet).getAllByRole('row').at(-1)?.textContent).not.toBe('')
  expect(sheet.textContent).not.toContain('Sello')
  await act(async () => window.dispatchEvent(new Event('afterprint')))
})

test('a report says that a crew is called to it and leads to who comes, in its row and its view', async () => {
  markCentral('suya')
  await signIn('user-1')
  const [report] = await reportesRepository.all()
  const id = report?.id ?? expect.fail('no report')
  await withCalls(call({ reporte: id }), call({ id: 'despacho-22345678', direccion: 'Otra', reporte: '' }))
  await openScreen('/admin/reportes', 'user-1')
  const called = await screen.findAllByText(/^Salida llamada a las \d\d:\d\d$/)
  expect(called.map((one) => one.closest('tr')?.textContent?.includes(report?.titulo ?? ''))).toEqual([true])
  cleanup()
  await openScreen(`/admin/reportes?ver=${id}`, 'user-1')
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/^Salida llamada a las \d\d:\d\d$/)
  expect(within(dialog).getByRole('link', { name: 'Ver quién viene' }).getAttribute('href')).toBe(
    '/admin/despacho/despacho-12345678',
  )
})

test('a call that is over says so in the report that it was made from, and no longer in its row', async () => {
  markCentral('suya')
  await signIn('user-1')
  const [report, other] = await reportesRepository.all()
  const terminado = new Date().toISOString()
  await withCalls(
    call({ reporte: report?.id ?? '', estado: 'CERRADO', terminado }),
    call({ id: 'despacho-22345678', reporte: other?.id ?? '' }),
  )
  await openScreen('/admin/reportes', 'user-1')
  const [running] = await screen.findAllByText(/^Salida llamada/)
  expect(running?.closest('tr')?.textContent).toContain(other?.titulo)
  expect(screen.getAllByText(/^Salida llamada/)).toHaveLength(1)
  cleanup()
  await openScreen(`/admin/reportes?ver=${report?.id}`, 'user-1')
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/^Salida llamada a las \d\d:\d\d y cerrada$/)
  within(dialog).getByRole('link', { name: 'Ver cómo fue' })
})

test('a call that is written in the log leads to its parte, and offers no second one', async () => {
  markCentral('suya')
  const ended = call({ estado: 'CERRADO', terminado: new Date().toISOString() })
  await withCalls(ended)
  const answer = { despacho: ended, convocados: [], ahora: ended.terminado }
  vi.stubGlobal('fetch', async () => Response.json(answer))
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
  await openScreen(`/admin/despacho/${ended.id}`, 'user-1')
  await screen.findByRole('link', { name: 'Anotarla en la bitácora' })
  cleanup()
  await replaceWhole(registrosList, () => [
    {
      ...newRegistro('2026-03-30'),
      id: 'srv-9',
      descripcion: 'Humo',
      estado: 'EN_CURSO',
      despacho: ended.id,
    },
  ])
  await openScreen(`/admin/despacho/${ended.id}`, 'user-1')
  await screen.findByText(/^Su parte sigue en curso/)
  expect(screen.getByRole('link', { name: 'Ver el parte' }).getAttribute('href')).toContain('srv-9')
  expect(screen.queryByRole('link', { name: 'Anotarla en la bitácora' })).toBeNull()
})

test('an emergency that a crew is called to isn’t «en espera», on the panel and in its row; its state follows the call', async () => {
  vi.stubGlobal('isSecureContext', true)
  markCentral('suya')
  await signIn('user-1')
  const emergency = (reports: Reporte[]): Reporte[] =>
    reports.map((one, n) => (n === 0 ? { ...one, categoria: 'Emergencia', estado: 'PENDIENTE' } : one))
  const list = emergency(await reportesRepository.all())
  const [report] = list
  await replaceWhole(reportesList, () => list)
  await openScreen('/admin/reportes', 'user-1')
  await screen.findByText(/^Emergencia en espera/)
  cleanup()
  await withCalls(call({ reporte: report?.id ?? '' }))
  await openScreen('/admin/reportes', 'user-1')
  await screen.findByText(/^Salida llamada/)
  expect(words()).not.toContain('Emergencia en espera')
  const state = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: `Estado de ${report?.titulo}`,
  })
  expect(state.value).toBe('EN_PROCESO')
  cleanup()
  await openScreen('/admin', 'user-1')
  await screen.findByText(/^Salida en curso/)
  expect(words()).not.toContain('Emergencia en espera')
})

test('a role without the log of calls neither sees the page nor a running call', async () => {
  markCentral('suya')
  await withCalls(call())
  await openScreen('/admin', 'user-5')
  expect(words()).not.toContain('Combate de Incendios')
  expect(screen.queryByRole('link', { name: 'Despachar' })).toBeNull()
})

test('a call that begins at a report takes over its words and its place, and no kind of emergency, also where the list of reports was never open', async () => {
  markCentral('suya')
  await signIn('user-1')
  const [report] = await reportesRepository.all()
  await openScreen(`/admin/despacho?nuevo=true&reporte=${report?.id}`, 'user-1')
  expect((await field('Qué se sabe')).value).toContain(report?.titulo)
  expect((await field('Qué se sabe')).value).toContain(report?.descripcion)
  expect((await field('Dirección')).value).toBe(report?.ubicacion ?? '')
  expect((await field('Tipo')).value).toBe('')
})

const houseOnFire = async () => {
  await reportesRepository.all()
  await reportesRepository.create({
    ...{ titulo: 'Se quema una casa', descripcion: 'Hay una señora adentro.', categoria: 'Emergencia' },
    ...{ prioridad: 'MEDIA', estado: 'PENDIENTE', respuesta: '', administrador: '', imagenes: [] },
    ...{ fechaCreacion: new Date().toISOString(), fechaActualizacion: new Date().toISOString() },
    ...{ ubicacion: 'Sucre y Olmedo', autor: { nombre: 'Vecina', email: 'v@x.ec' } },
  })
  return (await reportesRepository.all()).find(({ titulo }) => titulo === 'Se quema una casa')
}

test('a call that begins at no report is offered the emergency that waits, and takes over its words and place', async () => {
  markCentral('suya')
  await signIn('user-1')
  const report = await houseOnFire()
  const opened: string[] = []
  onTestFinished(onReportOpened((id) => id && opened.push(id)))
  await openScreen('/admin/despacho?nuevo=true', 'user-1')
  const form = await screen.findByRole('dialog', { name: 'Despachar' })
  await within(form).findByText(/^¿Es (la emergencia que espera|una de las emergencias que esperan)\?$/)
  fireEvent.click(within(form).getByRole('link', { name: 'Sí, Se quema una casa, Sucre y Olmedo' }))
  await reads('Dirección', 'Sucre y Olmedo')
  expect((await field('Qué se sabe')).value).toContain('Hay una señora adentro.')
  expect(screen.queryByText(/^¿Es (la|una de las) emergencia/)).toBeNull()
  // Its notice no longer lies over the form.
  expect([...new Set(opened)]).toEqual([report?.id])
})

test('«Despachar» is the first act of an emergency, which has no middle priority that nobody chose', async () => {
  markCentral('suya')
  await signIn('user-1')
  const report = await houseOnFire()
  await openScreen(`/admin/reportes?ver=${report?.id}`, 'user-1')
  const dialog = await screen.findByRole('dialog')
  const all = dialog.textContent ?? ''
  expect(within(dialog).getByRole('link', { name: 'Despachar' }).dataset.variant).toBe('emergency')
  expect(all.indexOf('Despachar')).toBeLessThan(all.indexOf('Código'))
  expect(all).not.toContain('Media')
  const row = screen.getByRole('button', { name: 'Ver Se quema una casa', hidden: true }).closest('tr')
  expect(row?.textContent).not.toContain('Media')
})
