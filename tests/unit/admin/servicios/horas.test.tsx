import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newMiembro } from '@/entities/personal/miembro'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { dialog, exported, press, putRecords, sees } from '../../panel'
import { pdfTexts } from '../../pdf-texts'

const PATH = '/admin/servicios?tab=estadisticas&periodo=2026-03'

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

const region = () => screen.findByRole('region', { name: 'Horas por persona' })

const cells = async (name: string) => {
  const header = await within(await region()).findByRole('rowheader', { name })
  return [...(header.closest('tr')?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
}

test('each person has their hours of the period, of services, shifts and events apart, and the CSV by month', async () => {
  fill()
  await openScreen(PATH, 'user-1')
  expect(await cells('Ana Ruiz')).toEqual(['2 h 15 minen 2 servicios', '4 h', '1', ''])
  expect(await cells('Vecino Juan')).toEqual(['1 h 30 minen 1 servicio', '0 h', '0', ''])
  expect(within(await region()).queryByRole('rowheader', { name: 'Luis Paz' })).toBeNull()
  await sees('Quien no está en Personal figura con el nombre que se escribió', await region())
  const { name, text } = await exported('Exportar horas en CSV', await region())
  expect(name).toMatch(/^horas-/)
  expect(text.trim().split('\r\n')).toEqual([
    'Persona,Mes,Servicios,Servicios Sin Tiempo,Horas en Servicios,Horas de Guardia,Asistencias a Eventos',
    'Ana Ruiz,2026-03,2,0,2.25,4.00,1',
    'Vecino Juan,2026-03,1,0,1.50,0.00,0',
  ])
})

test('a person’s certificate names the partes and is printed with lines to sign; it is of members alone', async () => {
  fill()
  const { search } = await openScreen(PATH, 'user-1')
  await region()
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
  await openScreen(
    '/admin/servicios?tab=estadisticas&periodo=fechas&desde=2026-03-01&certificado=ana',
    'user-1',
  )
  expect((await cells('Ana Ruiz'))[0]).toContain('en 2 servicios')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Certificado/ })).toBeNull()
})

test('who doesn’t see people has no hours here, and who doesn’t see events no attendance; both are told', async () => {
  fill()
  await openScreen(PATH, 'user-6')
  await sees('Su rol no ve al personal: aquí no hay horas por persona.', await region())
  expect(within(await region()).queryByRole('table')).toBeNull()
  expect((await region()).textContent).not.toContain('Ana Ruiz')
})

test('a role without events has the rest', async () => {
  fill()
  localStorage.setItem(
    KEYS.permisos,
    JSON.stringify({
      data: { ADMIN_OPERATIVO: { 'eventos:view': false } },
      timestamp: Date.now(),
    }),
  )
  await openScreen(PATH, 'user-2')
  await sees('Su rol no ve los eventos: aquí no hay asistencias.', await region())
  expect(await cells('Ana Ruiz')).toEqual(['2 h 15 minen 2 servicios', '4 h', ''])
})
