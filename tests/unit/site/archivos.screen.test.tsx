import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sampleRendiciones } from '@/entities/rendicion/seed'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import { putRecords, sees } from '../panel'

const URL_OF = '/api/fotos/0123456789'

/** A published report as a visitor of a central has it. */
async function openReport(): Promise<HTMLElement> {
  const [report] = sampleRendiciones()
  const archivo = { nombre: 'Anexo 1.xlsx', tipo: 'application/vnd.ms-excel', bytes: 1_300_000, url: URL_OF }
  const hostile = [
    { ...archivo, nombre: 'a', url: 'javascript:alert(1)' },
    { ...archivo, nombre: 'b', url: 'https://otro.example/x.pdf' },
    { ...archivo, nombre: 'c', url: '/api/fotos/../usuarios' },
  ]
  putRecords(KEYS.rendicion, [{ ...report, id: 'rc-1', publicado: true, archivos: [...hostile, archivo] }])
  await openScreen('/transparencia/rc-1', 'user-1')
  return screen.findByRole('region', { name: 'Archivos para descargar' })
}

test('a published report lists its files with their size, each behind a link that downloads it', async () => {
  const region = await openReport()
  expect(within(region).getAllByRole('listitem')).toHaveLength(1)
  await sees('Anexo 1.xlsx', region)
  await sees('1,2 MB', region)
  const link = within(region).getByRole('link', { name: 'Descargar Anexo 1.xlsx' })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([URL_OF, 'Anexo 1.xlsx'])
})

test('without a network the page says that the file isn’t here, and a try that failed says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const region = await openReport()
  fireEvent.click(within(region).getByRole('link', { name: 'Descargar Anexo 1.xlsx' }))
  await sees('No se pudo descargar', region)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  onTestFinished(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() =>
    expect(within(region).getByRole('status').textContent).toContain('este equipo no lo tiene'),
  )
})

test('a report that is read without a network says at once what isn’t on this device', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await sees('No está en este equipo: se descarga cuando haya internet.', await openReport())
})

test('a report without files has no such part', async () => {
  await openScreen(`/transparencia/${sampleRendiciones()[0]?.id}`, 'user-1')
  expect(screen.queryByText('Archivos para descargar')).toBeNull()
})
