import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../open-screen'

/** What a screen reader adds to the name. */
const descriptionOf = (element: HTMLElement) => {
  const about = element.getAttribute('aria-describedby')
  return about ? document.getElementById(about)?.textContent : element.getAttribute('title')
}

test('the bar’s «Reportes» are the community’s, and a «Nuevo reporte» is one of accountability', async () => {
  await openScreen('/admin', 'user-1')
  const bar = screen.getByRole('navigation', { name: 'Accesos rápidos' })
  expect(descriptionOf(within(bar).getByRole('link', { name: 'Reportes' }))).toBe('Reportes Comunitarios')
  const link = await screen.findByRole('link', { name: 'Nuevo reporte' })
  expect(descriptionOf(link)).toBe('De rendición de cuentas')
})

test('each of the two screens says which reports it has', async () => {
  await openScreen('/admin/rendicion', 'user-1')
  screen.getByText(/^Informes de la brigada a la ciudadanía\. .* Reportes Comunitarios\.$/)
  const button = screen.getByRole('button', { name: 'Nuevo Reporte' })
  expect(descriptionOf(button)).toBe('De rendición de cuentas')
  fireEvent.click(button)
  const form = await screen.findByRole('dialog', { name: 'Nuevo Reporte' })
  within(form).getByText('Un informe de la brigada a la ciudadanía: publicado, se lee en Transparencia.')
})
