import { fireEvent, screen, waitFor } from '@testing-library/react'
import { set } from 'idb-keyval'
import { expect, test } from 'vitest'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { misReportesRepository } from '@/entities/reportes/mis-reportes/repository'
import { formatMoment } from '@/shared/lib/fecha'
import { database } from '@/shared/storage/entry/database'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'
import { signIn } from '../sign-in'

const fill = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function fileReport() {
  const opened = await openScreen('/reportar', 'user-1')
  fill({
    Título: 'Poste caído',
    Descripción: 'En la curva',
    Categoría: 'Otro',
    'Nombre completo': 'Ana',
    'Correo electrónico': 'ana@correo.example',
  })
  press('Enviar Reporte')
  await screen.findByRole('heading', { name: 'Reporte guardado' })
  return opened
}

test('the page says that a report is kept and what is missing, and later that it went; no toast says it again', async () => {
  const { app } = await fileReport()
  const said = screen.getByRole('heading', { name: 'Reporte guardado' }).closest('[role=alert]')
  expect(said?.textContent).toContain('Falta enviarlo a la estación.')

  press('Código QR')
  fireEvent.click(await screen.findByRole('button', { name: 'Sí, ya lo envié' }))
  const sent = await screen.findByText(/^Tu reporte ha sido enviado correctamente. Te contactaremos pronto\./)
  const [record] = await misReportesRepository.all()
  expect(sent.textContent).toContain(`Compartido el ${formatMoment(record?.compartido ?? '')}.`)
  expect(app.overlays.told.get()).toEqual([])
  expect(screen.getByRole('main').textContent).not.toMatch(/Falta enviarlo|Elija cómo/)
})

test('where a report goes by itself nobody is asked to choose a way: the ways by hand are folded', async () => {
  markCentral()
  await fileReport()
  const other = screen.getByRole('button', { name: 'Sin esperar la señal: otro medio' })
  expect(other.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
  expect(screen.getByRole('main').textContent).not.toContain('Elija cómo')
  fireEvent.click(other)
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeDefined()
})

test('a sent message leaves its word with the hour beside an empty form, and no toast', async () => {
  await signIn('user-1')
  await configuracionRepository.update({ email: 'a@nabon.ec' })
  const { app } = await openScreen('/contacto', 'user-1')
  fill({
    'Nombre completo': 'Ana Loor',
    'Correo electrónico': 'ana@correo.example',
    Asunto: 'Charla en la escuela',
    Mensaje: '¿Pueden visitarnos?',
  })
  fireEvent.click(screen.getByRole('link', { name: 'Escribir desde mi correo' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Sí, ya lo envié' }))
  const title = await screen.findByText('Mensaje enviado exitosamente')
  const word = title.closest('[role=alert]')
  expect(word?.textContent).toMatch(
    /Nos comunicaremos contigo a la brevedad posible\. Enviado el .*\d{2}:\d{2}\./,
  )
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Mensaje/).value).toBe(''))
  expect(app.overlays.told.get()).toEqual([])
})

test('«Mis reportes» leads to the request for a permit that this phone made, and says nothing where it made none', async () => {
  const opened = await openScreen('/reportar/mis-reportes', 'user-1')
  await screen.findByText('Todavía no hay reportes en este teléfono')
  expect(screen.queryByRole('link', { name: 'Sus pedidos' })).toBeNull()
  await set('peticion:uno', { id: 'uno', escrita: '2026-01-02T10:00:00.000Z', escrito: {} }, database())
  await opened.app.queryClient.invalidateQueries()
  const link = await screen.findByRole('link', { name: 'Sus pedidos' })
  expect(link.getAttribute('href')).toBe('/permisos/pedir')
})

test.each([null, 'suya', 'muestra'] as const)(
  'beside %s, who asks for a permit reads where the answer comes and whether they may inspect by themselves',
  async (state) => {
    if (state) markCentral(state)
    await signIn('user-1')
    await configuracionRepository.update({ modulos: ['inspecciones'] })
    await openScreen('/permisos/pedir', 'user-1')
    await screen.findByRole('button', { name: 'Enviar el pedido' })
    const words = screen.queryByText(
      /^La inspección la hace la brigada en su local: esta página no envía fotografías/,
    )
    expect(words === null).toBe(state !== null)
    // Nobody reads it while a central is tried out.
    expect(screen.queryByText(/dice aquí mismo/) !== null).toBe(state === 'suya')
    expect(screen.queryByText(/ninguna estación lee lo que se pide aquí/) !== null).toBe(state === 'muestra')
    expect(screen.queryByText(/lo leen solo quienes inspeccionan/) !== null).toBe(state === 'suya')
    expect(screen.queryByText(/^Usted lo envía por su WhatsApp o su correo/) === null).toBe(state !== null)
    expect(screen.queryByLabelText('Riesgo del local') !== null).toBe(state !== null)
  },
)
