import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { misReportesRepository } from '@/entities/reportes/mis-reportes/seguimientos'
import { formatMoment } from '@/shared/lib/fecha'
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
