import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { congeladosRepository } from '@/entities/presupuesto/cortes/congelados'
import { corteCsv } from '@/entities/presupuesto/cortes/corte-csv'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'
import { sha256 } from '@/shared/lib/file/sha256'
import { openScreen } from '../../open-screen'
import { exported, sees } from '../../panel'
import { signIn } from '../../sign-in'

const PATH = '/transparencia/presupuesto'
const LINES = { ingresos: sampleIngresos(), gastos: sampleGastos() }

async function cut(
  ejercicio: number,
  fecha: string,
  publicado = '2026-11-02T10:00:00.000Z',
): Promise<string> {
  await signIn('user-1')
  const texto = corteCsv(LINES, { ejercicio, fecha })
  const made = { ejercicio, fecha, hecho: '2026-11-01T10:00:00.000Z', autor: 'Ana', nota: '', texto }
  await congeladosRepository.create({ ...made, sha256: await sha256(texto), publicado })
  return texto
}

test('where nothing is published the page says so; a cut that is not published shows nowhere', async () => {
  await cut(2026, '2026-10-31', '')
  await openScreen(PATH, 'user-4')
  await screen.findByText('La brigada todavía no publica su presupuesto.')
  expect(screen.queryByText(/Cosas que duran/)).toBeNull()
})

test('the newest published cut is told in plain words, group by group, beside the year before', async () => {
  await cut(2025, '2025-10-31')
  await cut(2026, '2026-09-30')
  const texto = await cut(2026, '2026-10-31')
  await openScreen(PATH, 'user-4')
  await sees('Hasta el 31 de octubre de 2026 recibió $414.307,37 y gastó $425.939,66: 89 de cada 100')
  const group = (name: string) => {
    const head = screen.getByRole('heading', { level: 3, name })
    return within(head.closest('li') ?? expect.fail())
  }
  expect(group('Cosas que duran').getByText(/^Gastado/, { selector: 'p' }).textContent).toBe(
    'Gastado $76.480,00 de $84.000,00 previstos. En 2025, al 31 de octubre de 2025: $76.480,00 de $84.000,00.',
  )
  expect(group('Lo que quedó de antes').getByText(/^Recibido/, { selector: 'p' }).textContent).toContain(
    '$25.000,00 de $25.000,00',
  )
  group('El día a día').getByRole('row', { name: /53\.02\.55 Combustibles/, hidden: true })
  const file = await exported('Descargar CSV')
  expect(file.name).toBe('presupuesto-corte-2026-10-31.csv')
  expect(`\uFEFF${file.text.replace(/^\uFEFF/, '')}`).toBe(texto)
  await sees(await sha256(texto))
})

test('the address says another year', async () => {
  await cut(2025, '2025-10-31')
  await cut(2026, '2026-10-31')
  await openScreen(`${PATH}?ejercicio=2025`, 'user-4')
  await sees('Hasta el 31 de octubre de 2025')
  expect(screen.getByRole('link', { name: '2025' }).getAttribute('aria-current')).toBe('page')
  expect(screen.queryByText(/En 2024/)).toBeNull()
})
