import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { followChanges } from '@/app/keep/live-data'
import { newMiembro } from '@/entities/personal/miembro'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { closed, dialog, exported, fill, press, putRecords, rowOf, sees } from '../../panel'
import { pdfTexts } from '../../pdf-texts'

const YEAR = toDay(new Date()).slice(0, 4)
const ANA = { ...newMiembro(0, '2020-01-01'), id: 'ana', nombres: 'Ana Ruiz', cargo: 'Bombera' }

const service = (id: string, fecha: string, tiempoTotal: number) => ({
  ...newRegistro(fecha),
  ...{ id, descripcion: `Salida ${id}`, direccion: 'Casa de Rosa Lema', horaInicio: '10:00', tiempoTotal },
  personalAsignado: ['Ana Ruiz'],
  funciones: [{ nombre: 'Ana Ruiz', funcion: 'AL_MANDO' }],
})

const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }))

async function open(user: string) {
  putRecords(KEYS.personal, [ANA])
  putRecords(KEYS.servicios, [service('uno', `${YEAR}-01-01`, 90), service('dos', '2019-05-05', 45)])
  const opened = await openScreen('/admin/personal', user)
  await press('Ver Ana Ruiz')
  return opened
}

const paper = async () => {
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  return screen.getByText(/^Impreso el/).closest('section') ?? expect.fail('no sheet')
}

test('Talento Humano certifies somebody’s hours without seeing the log: days, kinds and times, and no word of a call', async () => {
  await open('user-3')
  await follow('Certificado de horas')
  await sees('1 h 30 min')
  const form = await dialog('Certificado de horas')
  await sees('(al mando, 90 min)', form)
  expect(form.textContent).not.toMatch(/Rosa Lema|Salida/)
  await sees('Su rol no ve los eventos: aquí no hay asistencias.', form)
  await fill('Cédula', '0912345675', form)
  await fill('Número del certificado', '12-2026', form)

  const sheet = await paper()
  within(sheet).getByRole('heading', { name: 'Certificado de horas N.º 12-2026' })
  for (const text of ['0912345675', '1 h 30 min', 'Al mando', '90 min', 'Jefatura']) await sees(text, sheet)
  expect(
    within(sheet)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fecha', 'Tipo', 'Función', 'Tiempo'])
  expect(sheet.textContent).not.toMatch(/Rosa Lema|Salida/)
  await act(async () => window.dispatchEvent(new Event('afterprint')))

  const { text } = await exported('Exportar PDF', form)
  const written = (await pdfTexts(new Blob([text]))).join(' ')
  expect(written).toContain('Certificado de horas N.º 12-2026')
  expect(written).toContain('0912345675')
  expect(written).not.toMatch(/Rosa Lema|Salida/)
  expect(JSON.stringify({ ...localStorage }), 'the number of an identity card is kept nowhere').not.toContain(
    '0912345675',
  )
})

test('who only looks at the staff has no certificate; who closed it is at everybody’s hours', async () => {
  const { app } = await open('user-3')
  followChanges(app.queryClient, app.overlays)
  await follow('Certificado de horas')
  await press('Cerrar', await dialog('Certificado de horas'))
  await screen.findByRole('heading', { level: 1, name: 'Horas del personal' })
  await screen.findByRole('button', { name: 'Certificado de horas de Ana Ruiz' })
  localStorage.setItem(
    KEYS.permisos,
    JSON.stringify({ data: { TALENTO_HUMANO: { 'personal:edit': false } }, timestamp: Date.now() + 1000 }),
  )
  fireEvent(window, new StorageEvent('storage', { key: KEYS.permisos }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Certificado de horas/ })).toBeNull())
})

test('the list of the staff is printed with room to sign, without those who left', async () => {
  putRecords(KEYS.personal, [ANA, { ...ANA, id: 'luis', nombres: 'Luis Paz', activo: false }])
  await openScreen('/admin/personal', 'user-3')
  await rowOf('Luis Paz')
  const sheet = await paper()
  within(sheet).getByRole('heading', { name: 'Nómina del personal' })
  await sees('1 persona activa', sheet)
  expect(sheet.textContent).not.toMatch(/\d de \d/)
  expect(
    within(sheet)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
      .slice(0, 2),
  ).toEqual([
    ['Nº', 'Nombre', 'Cargo', 'Área', 'Firma'],
    ['1', 'Ana Ruiz', 'Bombera', '', ''],
  ])
  await act(async () => window.dispatchEvent(new Event('afterprint')))
  await closed()
})
