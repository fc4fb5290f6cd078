import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { type Gasto, gastoForm, gastoFrom } from '@/entities/presupuesto/partida'
import { gastosCsv, ingresosCsv } from '@/entities/presupuesto/presupuesto-csv'
import { presupuestoPdf } from '@/entities/presupuesto/presupuesto-pdf'
import { presupuestoXlsx } from '@/entities/presupuesto/presupuesto-xlsx'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'
import { formatUsd } from '@/shared/lib/moneda'

const INSTITUTION = 'Cuerpo de Bomberos Voluntarios de Villa Esperanza'
const DAY = '21 de noviembre de 2024'
const odd: Gasto = {
  id: 'gas-9',
  ...gastoFrom({ ...gastoForm(), partida: '01.01', denominacion: '=1+1', codificado: 0.3, devengado: 0.2 }),
}

const parse = async (blob: Blob) =>
  Papa.parse<Record<string, string>>((await blob.text()).replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  })

/** What the page shows, from the text operators of an uncompressed PDF in the Windows code page. */
async function pdfTexts(blob: Blob): Promise<string[]> {
  const source = new TextDecoder('windows-1252').decode(await blob.arrayBuffer())
  return [...source.matchAll(/\(((?:\\.|[^\\)])*)\)\s*Tj/g)].map(([, text = '']) =>
    text.replace(/\\(.)/g, '$1').replaceAll('\u00a0', ' '),
  )
}

test('the CSV files have the columns of the spec and amounts with 2 decimals', async () => {
  const ingresos = await parse(ingresosCsv(sampleIngresos()))
  expect(ingresos.meta.fields).toEqual([
    'Partida',
    'Denominación',
    'Codificado',
    'Devengado',
    'Recaudado',
    'Saldo por Devengar',
  ])
  expect(ingresos.data[0]).toEqual({
    Partida: '13.01.12',
    Denominación: 'Permisos, Licencias y Patentes',
    Codificado: '62000.00',
    Devengado: '57840.50',
    Recaudado: '57840.50',
    'Saldo por Devengar': '4159.50',
  })
  const gastos = await parse(gastosCsv([...sampleGastos(), odd]))
  expect(gastos.meta.fields).toEqual([
    'Partida',
    'Denominación',
    'Codificado',
    'Comprometido',
    'Devengado',
    'Pagado',
    'Saldo por Comprometer',
    'Saldo por Devengar',
  ])
  expect(gastos.data).toHaveLength(13)
  expect(gastos.data[12]).toMatchObject({
    Denominación: "'=1+1",
    Codificado: '0.30',
    'Saldo por Devengar': '0.10',
  })
})

test('the Excel file has numbers as numbers and codes as text', async () => {
  const blob = await presupuestoXlsx(sampleIngresos(), [...sampleGastos(), odd], INSTITUTION, DAY)
  const sheets = await readXlsxFile(blob)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Ingresos', 'Gastos', 'Resumen'])
  const [ingresos = [], gastos = [], resumen = []] = sheets.map(({ data }) => data)
  expect(ingresos).toHaveLength(10)
  expect(ingresos[1]).toEqual(['13.01.12', 'Permisos, Licencias y Patentes', 62000, 57840.5, 57840.5, 4159.5])
  expect(ingresos[9]?.slice(2)).toEqual([480000, 442941.44, 414307.37, 37058.56])
  expect(gastos).toHaveLength(15)
  expect(gastos[13]).toEqual(['01.01', '=1+1', 0.3, 0, 0.2, 0, 0.3, 0.1])
  expect(resumen[0]?.[0]).toBe(INSTITUTION)
  expect(resumen.map(([label]) => label)).toContain('Saldo disponible')
  expect(resumen.find(([label]) => label === 'Saldo disponible')?.[1]).toBe(4706.17)
})

test('the PDF shows the institution, the date, each line, the totals and the page numbers', async () => {
  const [ingresos, gastos] = [sampleIngresos(), sampleGastos()]
  const texts = await pdfTexts(presupuestoPdf(ingresos, gastos, INSTITUTION, DAY))
  expect(texts).toEqual(expect.arrayContaining([INSTITUTION, 'Cédula presupuestaria']))
  expect(texts.join('\n')).toContain(DAY)
  for (const line of [...ingresos, ...gastos]) {
    const at = texts.indexOf(line.partida)
    expect(texts.slice(at, at + 3)).toEqual([line.partida, line.denominacion, formatUsd(line.codificado)])
  }
  const totalAt = texts.indexOf('TOTAL GASTOS')
  expect(texts.slice(totalAt, totalAt + 5)).toEqual([
    'TOTAL GASTOS',
    ...[480000, 442794.05, 425939.66, 409601.2].map(formatUsd),
  ])
  expect(texts.filter((text) => text === 'TOTAL GASTOS')).toHaveLength(1)
  expect(texts.filter((text) => text.startsWith('Página'))).toEqual(['Página 1 de 2', 'Página 2 de 2'])
  expect(texts).toEqual(expect.arrayContaining(['Elaborado por: Tesorería', 'Autorizado por: Jefatura']))
})

test('characters that XML or a PDF’s fonts lack don’t harm the text around them', async () => {
  const denominacion = '=1+1 <b>&amp; \u0007\ud83d _x0041_ 👩‍🚒 «ñ»'
  const lines = [{ ...odd, denominacion }]
  const sheets = await readXlsxFile(await presupuestoXlsx([], lines, INSTITUTION, DAY))
  expect(sheets[1]?.data[1]?.[1]).toBe(denominacion)
  const texts = await pdfTexts(presupuestoPdf([], lines, `${INSTITUTION} 🚒`, DAY))
  expect(texts).toEqual(expect.arrayContaining([`${INSTITUTION} ?`, '=1+1 <b>&amp;  _x0041_ ? «ñ»', '$0,30']))
})

test('a long PDF numbers every page and still shows each line once', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...odd, partida: `53.08.02.${index + 100}` }))
  const texts = await pdfTexts(presupuestoPdf([], many, INSTITUTION, DAY))
  for (const { partida } of many) expect(texts.filter((text) => text === partida)).toHaveLength(1)
  const pages = texts.filter((text) => text.startsWith('Página'))
  expect(pages.length).toBeGreaterThan(5)
  expect(pages.at(-1)).toBe(`Página ${pages.length} de ${pages.length}`)
})

test('an empty budget still gives its three files', async () => {
  expect((await pdfTexts(presupuestoPdf([], [], INSTITUTION, DAY))).join()).toContain('Página 1 de 1')
  const sheets = await readXlsxFile(await presupuestoXlsx([], [], INSTITUTION, DAY))
  expect(sheets[0]?.data).toHaveLength(2)
  expect((await parse(gastosCsv([]))).data).toEqual([])
})
