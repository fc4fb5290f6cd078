import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { button, exported, putRecords, records, said } from '../../panel'
import { pdfTexts } from '../../pdf-texts'

const CALL = {
  ...newRegistro('2026-03-31'),
  id: 'srv-1',
  horaInicio: '23:50',
  llegada: '00:01',
  descripcion: 'Incendio en el cerro',
  direccion: 'Cerro Azul',
  sector: 'La Merced',
}

test('a call is printed with the brigade’s head and lines to sign', async () => {
  putRecords(KEYS.servicios, [CALL])
  await openScreen('/admin/servicios?ver=srv-1', 'user-6')
  await button('Imprimir')
  expect(screen.queryByRole('button', { name: 'Exportar PDF' })).toBeNull()
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  const sheet = screen.getByText(/^Impreso el/).closest('section') ?? expect.fail('no sheet')
  within(sheet).getByRole('heading', { name: 'Parte de servicio sin número' })
  const factOf = (name: string) =>
    within(sheet).getByRole('rowheader', { name }).closest('tr')?.querySelector('td')?.textContent
  expect(factOf('Llegada')).toBe('00:01')
  expect(factOf('Salida')).toBe('')
  expect(factOf('Sector')).toBe('La Merced')
  for (const text of ['Elaborado por', 'A cargo del servicio', 'Jefatura', 'Sello'])
    expect(sheet.textContent).toContain(text)
  await act(async () => window.dispatchEvent(new Event('afterprint')))
})

test('a parte that was handed to the printer is not said to be printed: paper may have run out', async () => {
  putRecords(KEYS.servicios, [CALL])
  await openScreen('/admin/servicios?ver=srv-1', 'user-6')
  await button('Imprimir')
  const before = records(KEYS.servicios)
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  await act(async () => window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText(/impres[oa]/i)).toBeNull()
  expect(records(KEYS.servicios)).toEqual(before)
})

test('who may export has it as a PDF, named by day and hour', async () => {
  putRecords(KEYS.servicios, [CALL])
  await openScreen('/admin/servicios?ver=srv-1', 'user-1')
  const file = await exported('Exportar PDF')
  expect(file.name).toBe('parte-2026-03-31-2350.pdf')
  expect(file.text).toMatch(/^%PDF-/)
  await said('Exportación iniciada')
})

test('the file is the printed sheet: the same parts in the same order, and the same words', async () => {
  putRecords(KEYS.servicios, [{ ...CALL, atendidos: 4, reporte: 'Con viento', observaciones: 'Sin novedad' }])
  await openScreen('/admin/servicios?ver=srv-1', 'user-1')
  const shown = await pdfTexts(new Blob([(await exported('Exportar PDF')).text]))
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  const sheet = screen.getByText(/^Impreso el/).closest('section') ?? expect.fail('no sheet')
  const printed = [...sheet.querySelectorAll('h1, h2, th, td, strong, [data-written], p:not(:has(*))')]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
  expect(printed).toContain('Observaciones')
  expect(shown.filter((text) => printed.includes(text))).toEqual(printed)
  await act(async () => window.dispatchEvent(new Event('afterprint')))
})
