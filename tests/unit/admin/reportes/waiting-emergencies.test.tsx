import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reportesRepository } from '@/entities/reportes/queries'
import { newReporte } from '@/entities/reportes/reporte'
import { openScreen } from '../../open-screen'

const HOUR_MS = 3_600_000

async function report(titulo: string, categoria: 'Emergencia' | 'Otro', hours: number): Promise<void> {
  const moment = new Date(Date.now() - hours * HOUR_MS).toISOString()
  const autor = { nombre: 'Rosa', email: 'rosa@correo.example' }
  await reportesRepository.create(
    newReporte({ titulo, descripcion: titulo, categoria, autor, imagenes: [] }, moment),
  )
}

const rows = () => screen.getAllByRole('row').slice(1)
const titles = () =>
  rows().map((row) => within(row).getByRole('button', { name: /^Ver / }).getAttribute('aria-label'))

async function sortBy(column: string, first: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: column }))
  await waitFor(() => expect(titles()[0]).toBe(first))
}

test('an emergency that waits stands on top with its age, until somebody attends it or sorts the list', async () => {
  await report('Humo en la loma', 'Emergencia', 3)
  await report('Banca rota', 'Otro', 1)
  await openScreen('/admin/reportes', 'user-1')
  await waitFor(() => expect(titles().slice(0, 2)).toEqual(['Ver Humo en la loma', 'Ver Banca rota']))
  expect(rows()[0]?.textContent).toContain('Emergencia en espera, hace 3 h')
  expect(rows()[0]?.textContent).not.toContain('Media')
  expect(rows()[1]?.textContent).not.toContain('en espera')

  await sortBy('Título', 'Ver Árbol inclinado sobre la vía a La Esperanza')
  await sortBy('Título', 'Ver Humo en la loma')
  // Among equals too, the newest is first.
  await sortBy('Prioridad', 'Ver Banca rota')
  // An emergency whose priority nobody set is no middle one.
  await sortBy('Prioridad', 'Ver Humo en la loma')
  await waitFor(() => expect(titles()[1]).toBe('Ver Hidrante sin presión en el mercado'))
  await sortBy('Prioridad', 'Ver Humo en la loma')

  fireEvent.change(screen.getByLabelText('Estado de Humo en la loma'), { target: { value: 'EN_PROCESO' } })
  await waitFor(() => expect(titles()[0]).toBe('Ver Banca rota'))
  expect(screen.queryByText(/^Emergencia en espera/)).toBeNull()
})
