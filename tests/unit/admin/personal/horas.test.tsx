import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { newMiembro } from '@/entities/personal/miembro'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { dialog, exported, press, putRecords, rowOf, sees } from '../../panel'
import { pdfTexts } from '../../pdf-texts'

const PATH = '/admin/personal/horas?periodo=2026-03'

const service = (id: string, fecha: string, tiempoTotal: number, personalAsignado: string[]) => ({
  ...newRegistro(fecha),
  ...{ id, descripcion: `Salida ${id}`, direccion: 'Centro', horaInicio: '10:00' },
  ...{ tiempoTotal, personalAsignado },
})

function fill(): void {
  putRecords(KEYS.personal, [
    { ...newMiembro(0, '2020-01-01'), id: 'ana', nombres: 'Ana Ruiz', cargo: 'Bombera' },
    { ...newMiembro(1, '2020-01-01'), id: 'luis', nombres: 'Luis Paz' },
  ])
  putRecords(KEYS.servicios, [
    {
      ...service('uno', '2026-03-02', 90, ['Ana Ruiz', 'Vecino Juan']),
      funciones: [
        { nombre: 'Ana Ruiz', funcion: 'CONDUCTOR' },
        { nombre: 'Ana Ruiz', funcion: 'AL_MANDO' },
        { nombre: 'Vecino Juan', funcion: 'PARAMEDICO' },
      ],
    },
    service('dos', '2026-03-03', 45, ['Ana Ruiz']),
    service('tres', '2026-02-03', 600, ['Ana Ruiz']),
  ])
  putRecords(KEYS.turnos, [
    {
      id: 't',
      nombre: 'Noche',
      fecha: '2026-03-31',
      inicio: '20:00',
      fin: '08:00',
      personas: 0,
      funciones: [],
    },
  ])
  putRecords(KEYS.puestos, [
    {
      id: 'p',
      turnoId: 't',
      personalId: 'ana',
      nombre: 'Ana',
      cumplido: true,
      confirmo: 'user-1',
      cedidoA: '',
    },
    { id: 'q', turnoId: 't', personalId: 'luis', nombre: 'Luis', cumplido: false, confirmo: '', cedidoA: '' },
  ])
  putRecords(KEYS.eventos, [{ id: 'e', titulo: 'Minga', fecha: '2026-03-07', categoria: 'CAPACITACION' }])
  putRecords(KEYS.asistencias, [
    { id: 'a', eventoId: 'e', personalId: 'ana', nombre: 'Ana', asistio: true },
    { id: 'b', eventoId: 'e', personalId: 'luis', nombre: 'Luis', asistio: false },
  ])
}

/** The figures of a person's row as at a desk, without their name and the row's buttons. */
const cells = async (name: string) => {
  const row = await rowOf(name)
  return within(row)
    .getAllByRole('cell')
    .map((cell) => (cell.querySelector('div') ?? cell).textContent)
    .filter((text) => text && text !== name)
}

test('each person has their hours of the period, of services, shifts and events apart, and the CSV by month', async () => {
  fill()
  await openScreen(PATH, 'user-1')
  expect(await cells('Ana Ruiz')).toEqual(['2 h 15 minen 2 servicios', '4 hde 4 h previstas', '1'])
  expect(await cells('Vecino Juan')).toEqual(['1 h 30 minen 1 servicio', '0 hde 0 h previstas', '0'])
  expect(await cells('Luis Paz')).toEqual(['0 hen 0 servicios', '0 hde 4 h previstas', '0'])
  await sees('Quien no está en Personal figura con el nombre que se escribió')
  const { name, text } = await exported('Exportar CSV')
  expect(name).toMatch(/^horas-/)
  expect(text.trim().split('\r\n')).toEqual([
    'Persona,Mes,Servicios,Servicios Sin Tiempo,Horas en Servicios,Horas de Guardia,Horas de Guardia Previstas,Asistencias a Eventos',
    'Ana Ruiz,2026-03,2,0,2.25,4.00,4.00,1',
    'Luis Paz,2026-03,0,0,0.00,0.00,4.00,0',
    'Vecino Juan,2026-03,1,0,1.50,0.00,0.00,0',
  ])
})

test('a person’s certificate names the partes and is printed with lines to sign; it is of members alone', async () => {
  fill()
  const { search } = await openScreen(PATH, 'user-1')
  await rowOf('Vecino Juan')
  expect(screen.queryByRole('button', { name: 'Certificado de horas de Vecino Juan' })).toBeNull()
  await press('Certificado de horas de Ana Ruiz')
  const opened = await dialog('Certificado de horas')
  for (const text of [
    'Marzo de 2026: Ana Ruiz',
    '2 servicios',
    '2 h 15 min',
    'Salida uno · Centro (al mando y conductor, 90 min)',
    'Salida dos · Centro (45 min)',
  ])
    await sees(text, opened)
  expect(opened.textContent).not.toContain('Salida tres')
  expect(search()).toMatchObject({ certificado: 'ana' })
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  const sheet = screen.getByText(/^Impreso el/).closest('section') ?? expect.fail('no sheet')
  within(sheet).getByRole('heading', { name: 'Certificado de horas' })
  for (const text of [
    'Ana Ruiz, Bombera. Marzo de 2026',
    'Salida uno · Centro',
    'Función',
    'Al mando y conductor',
    '90 min',
    'Elaborado por',
    'Jefatura',
  ])
    await sees(text, sheet)
  await act(async () => window.dispatchEvent(new Event('afterprint')))
  await press('Cerrar', opened)
  await waitFor(() => expect(search()).not.toHaveProperty('certificado'))
})

test('a run whose time nobody took says so in words where the certificate is read', async () => {
  fill()
  const { tiempoTotal: _, ...untimed } = service('cuatro', '2026-03-04', 0, ['Ana Ruiz'])
  putRecords(KEYS.servicios, [{ ...untimed, funciones: [{ nombre: 'Ana Ruiz', funcion: 'AL_MANDO' }] }])
  await openScreen(`${PATH}&certificado=ana`, 'user-1')
  await sees('Salida cuatro · Centro (al mando, sin tiempo anotado)', await dialog('Certificado de horas'))
})

test('who may export has the certificate as a PDF with what the person was on each run, and its name names nobody', async () => {
  fill()
  await openScreen(`${PATH}&certificado=ana`, 'user-1')
  const { name, text } = await exported('Exportar PDF', await dialog('Certificado de horas'))
  expect(name).toBe('certificado-de-horas-2026-03-01-2026-03-31.pdf')
  const shown = await pdfTexts(new Blob([text]))
  for (const words of ['Certificado de horas', 'Ana Ruiz, Bombera. Marzo de 2026', 'Al mando y', 'Jefatura'])
    expect(shown.join(' ')).toContain(words)
})

test('a certificate is of two days: with an open end there is none', async () => {
  fill()
  await openScreen('/admin/personal/horas?periodo=fechas&desde=2026-03-01&certificado=ana', 'user-1')
  expect((await cells('Ana Ruiz'))[0]).toContain('en 2 servicios')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Certificado/ })).toBeNull()
})

test('without the log and without events the rest stands, and both are told; the certificate has no words of a call', async () => {
  fill()
  await openScreen(`${PATH}&certificado=ana`, 'user-3')
  const opened = await dialog('Certificado de horas')
  await sees('2 h 15 min', opened)
  await sees('Su rol no ve los eventos: aquí no hay asistencias.', opened)
  expect(opened.textContent).not.toMatch(/Salida|Centro/)
})

test('who only looks at the staff sees the hours and gives no certificate', async () => {
  fill()
  localStorage.setItem(
    KEYS.permisos,
    JSON.stringify({ data: { TALENTO_HUMANO: { 'personal:edit': false } }, timestamp: Date.now() }),
  )
  await openScreen(`${PATH}&certificado=ana`, 'user-3')
  expect(await cells('Ana Ruiz')).toEqual(['4 hde 4 h previstas'])
  await sees('Su rol no ve los servicios: aquí no están sus horas.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Certificado/ })).toBeNull()
})

test('a brigade that keeps no shifts has no hours of them', async () => {
  fill()
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: [] } as never)
  await openScreen(PATH, 'user-1')
  expect(await cells('Ana Ruiz')).toEqual(['2 h 15 minen 2 servicios', '1'])
  expect(document.body.textContent).not.toMatch(/Las guardias todavía/)
})

test.each([
  ['/admin/guardias', 'user-3', '/admin/personal/horas'],
  ['/admin/servicios?tab=estadisticas&periodo=2026-03', 'user-1', '/admin/personal/horas?periodo=2026-03'],
  ['/admin/personal', 'user-3', '/admin/personal/horas'],
])('%s leads there', async (path, user, to) => {
  fill()
  await openScreen(path, user)
  const link = await screen.findByRole('link', { name: 'Horas de cada persona' })
  expect(link.getAttribute('href')).toBe(to)
})

test('who doesn’t see the staff has neither the page nor a way to it', async () => {
  fill()
  await openScreen('/admin/servicios?tab=estadisticas&periodo=2026-03', 'user-6')
  await sees('Servicios por tipo')
  expect(screen.queryByRole('link', { name: 'Horas de cada persona' })).toBeNull()
})

test('an old link to the hours of a month leads to them', async () => {
  fill()
  const { search } = await openScreen('/admin/guardias?tab=horas&mes=2026-03', 'user-3')
  await screen.findByRole('heading', { level: 1, name: 'Horas del personal' })
  expect(search()).toMatchObject({ periodo: '2026-03' })
})
