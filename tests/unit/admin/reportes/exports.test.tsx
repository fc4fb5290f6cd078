import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reportesRepository } from '@/entities/reportes/queries'
import { newReporte } from '@/entities/reportes/reporte'
import { openScreen } from '../../open-screen'
import { exported, said } from '../../panel'

const PHONE = '0991112223'

test('the filtered reports go to a file and on paper, without how to reach their authors', async () => {
  await reportesRepository.create(
    newReporte(
      {
        ...{ titulo: 'Humo en la loma', descripcion: 'Se ve desde el puente', categoria: 'Emergencia' },
        ...{ autor: { nombre: 'Rosa', email: 'rosa@correo.example', telefono: PHONE }, imagenes: [] },
      },
      '2026-11-20T15:00:00.000Z',
    ),
  )
  await openScreen('/admin/reportes?buscar=loma', 'user-1')
  const { name, text } = await exported('Exportar CSV')
  await said('Datos exportados')
  expect(name).toMatch(/^reportes-\d{4}-\d\d-\d\d\.csv$/)
  expect(text.trimEnd().split('\r\n')).toHaveLength(2)
  // Nobody judged how urgent it is, so the file doesn't either.
  expect(text).toContain(',2026-11-20 10:00,Humo en la loma,Se ve desde el puente,Emergencia,,Pendiente,')
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  const sheet = screen.getByText(/^Impreso el/).closest('section') ?? expect.fail('no sheet')
  expect(sheet.textContent).toMatch(/1 de \d+ reportes · «loma»/)
  expect(sheet.textContent).toContain('Humo en la loma')
  for (const taken of [text, sheet.textContent]) expect(taken).not.toContain(PHONE)
})
