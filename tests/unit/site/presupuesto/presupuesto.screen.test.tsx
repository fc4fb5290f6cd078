import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { congeladosRepository } from '@/entities/presupuesto/cortes/congelados'
import { corteCsv } from '@/entities/presupuesto/cortes/corte-csv'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'
import { sha256 } from '@/shared/lib/file/sha256'
import { formatUsd } from '@/shared/lib/moneda'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { exported, sees } from '../../panel'
import { signIn } from '../../sign-in'

const PATH = '/transparencia/presupuesto'
const LINES = { ingresos: sampleIngresos(), gastos: sampleGastos() }

async function cut(
  ejercicio: number,
  fecha: string,
  publicado = '2026-11-02T10:00:00.000Z',
  lines = LINES,
): Promise<string> {
  await signIn('user-1')
  const texto = corteCsv(lines, { ejercicio, fecha })
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
  expect(file.name).toBe('presupuesto-2026-corte-2026-10-31.csv')
  expect(`\uFEFF${file.text.replace(/^\uFEFF/, '')}`).toBe(texto)
  await sees(await sha256(texto))
})

test('an earlier published cut keeps its page, its file and its hash', async () => {
  const texto = await cut(2026, '2026-09-30', undefined, HALF)
  await cut(2026, '2026-10-31')
  await openScreen(PATH, 'user-4')
  fireEvent.click(await screen.findByRole('link', { name: /^2026, al 30 de septiembre de 2026/ }))
  await sees('Hasta el 30 de septiembre de 2026 recibió $240.000,00')
  await screen.findByRole('link', { name: 'Hay cifras más nuevas, al 31 de octubre de 2026' })
  const file = await exported('Descargar CSV')
  expect(file.name).toBe('presupuesto-2026-corte-2026-09-30.csv')
  expect(`\uFEFF${file.text.replace(/^\uFEFF/, '')}`).toBe(texto)
  await sees(await sha256(texto))
  cleanup()
  await openScreen(`${PATH}?corte=otro`, 'user-4')
  await sees('Ese corte no está publicado.')
})

test('the address says another year', async () => {
  await cut(2025, '2025-10-31')
  await cut(2026, '2026-10-31')
  await openScreen(`${PATH}?ejercicio=2025`, 'user-4')
  await sees('Hasta el 31 de octubre de 2025')
  expect(screen.getByRole('link', { name: '2025' }).getAttribute('aria-current')).toBe('page')
  expect(screen.queryByText(/En 2024/)).toBeNull()
})

/** The sample's lines with half of everything spent and collected. */
const HALF = {
  ingresos: LINES.ingresos.map((line) => ({ ...line, recaudado: line.codificado / 2 })),
  gastos: LINES.gastos.slice(1).map((line) => ({ ...line, devengado: line.codificado / 2 })),
}

test('the year goes month by month as its published cuts say, the newest of each month', async () => {
  await cut(2026, '2026-09-15')
  await cut(2026, '2026-09-30', undefined, HALF)
  await openScreen(PATH, 'user-4')
  await sees('Hasta el 30 de septiembre de 2026')
  expect(screen.queryByRole('heading', { name: '¿Cómo va el año?' })).toBeNull()
  cleanup()
  await cut(2026, '2026-10-31')
  await cut(2026, '2026-08-31', '')
  await cut(2025, '2025-10-31')
  await openScreen(PATH, 'user-4')
  const table = await screen.findByRole('table', { name: '¿Cómo va el año?' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Hasta elRecibidoGastado',
    expect.stringMatching(/^30 de septiembre de 2026\$240\.000,00\$/),
    '31 de octubre de 2026$414.307,37$425.939,66',
  ])
})

test('each line stands beside the same one of the year before', async () => {
  await cut(2025, '2025-10-31', undefined, HALF)
  await cut(2026, '2026-10-31')
  await openScreen(PATH, 'user-4')
  await sees('Hasta el 31 de octubre de 2026')
  const row = screen.getByRole('row', { name: /53\.02\.55 Combustibles/, hidden: true })
  const half = HALF.gastos.find(({ partida }) => partida === '53.02.55')
  expect(row.textContent).toContain(formatUsd(half?.devengado ?? 0))
  const [first] = LINES.gastos
  const fresh = screen.getByRole('row', { name: new RegExp(`^${first?.partida} `), hidden: true })
  expect(fresh.textContent).toContain('No estaba')
})

test.each([
  [{ habitantes: '10000', habitantesAnio: '2022', habitantesFuente: 'INEC, censo' }, true],
  [{ habitantes: '10000', habitantesAnio: '2022' }, false],
  [{ habitantes: '0', habitantesAnio: '2022', habitantesFuente: 'INEC' }, false],
  [{}, false],
])('per inhabitant only with number, year and source: %j', async (sitio, told) => {
  await cut(2026, '2026-10-31')
  localStorage.setItem(
    KEYS.sitio,
    JSON.stringify({ data: { ejemplo: false, ...sitio }, timestamp: Date.now() }),
  )
  await openScreen(PATH, 'user-4')
  await sees('Hasta el 31 de octubre de 2026')
  if (!told) return expect(screen.getByRole('main').textContent).not.toContain('$42,59')
  await sees('89 de cada 100 dólares previstos, $42,59 por habitante.')
  await sees('Por habitante: dividido para 10.000 habitantes, según INEC, censo, 2022.')
  await sees('Gastado $76.480,00 de $84.000,00 previstos, $7,65 por habitante.')
})

test('the same lines are JSON, with what each field is and the licence', async () => {
  const texto = await cut(2026, '2026-10-31')
  await openScreen(PATH, 'user-4')
  const file = await exported('Descargar JSON')
  expect(file.name).toBe('presupuesto-2026-corte-2026-10-31.json')
  const { filas, diccionario, licencia, sha256_csv } = JSON.parse(file.text)
  expect(sha256_csv).toBe(await sha256(texto))
  expect(licencia.nombre).toContain('CC BY 4.0')
  expect(Object.keys(diccionario)).toEqual(Object.keys(filas[0]))
  expect(filas).toHaveLength(LINES.ingresos.length + LINES.gastos.length)
  const fuel = filas.find(({ partida }: { partida: string }) => partida === '53.02.55')
  const line = LINES.gastos.find(({ partida }) => partida === '53.02.55')
  expect(fuel).toMatchObject({ lado: 'Gasto', al: '2026-10-31', devengado: line?.devengado, recaudado: null })
})

test('beside each item stands its programme, where the budget has more than one', async () => {
  const [one, ...rest] = LINES.gastos
  if (!one) expect.fail()
  const part = (programa: string, id: string) => ({ ...one, id, programa })
  await cut(2026, '2026-10-31', undefined, {
    ...LINES,
    gastos: [part('01 Administración', 'a'), part('02 Emergencias', 'b'), ...rest],
  })
  await openScreen(PATH, 'user-4')
  const rows = await screen.findAllByRole('row', {
    name: new RegExp(`^${one.partida}.* · 0[12] (Administración|Emergencias)`),
    hidden: true,
  })
  expect(rows).toHaveLength(2)
  cleanup()
  await cut(2026, '2026-11-20', undefined, { ...LINES, gastos: [part('01 Administración', 'a'), ...rest] })
  await openScreen(PATH, 'user-4')
  await sees('Hasta el 20 de noviembre de 2026')
  expect(screen.queryByText(/01 Administración/)).toBeNull()
})
