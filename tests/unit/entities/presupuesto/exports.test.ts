import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import type { Fechas } from '@/entities/presupuesto/corte'
import { type Gasto, gastoForm, gastoFrom } from '@/entities/presupuesto/partida'
import { gastosCsv, ingresosCsv } from '@/entities/presupuesto/presupuesto-csv'
import { presupuestoPdf } from '@/entities/presupuesto/presupuesto-pdf'
import { presupuestoXlsx } from '@/entities/presupuesto/presupuesto-xlsx'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'
import { openZip } from '@/shared/lib/file/table/zip-read'
import { formatUsd } from '@/shared/lib/moneda'
import { pdfTexts } from '../../pdf-texts'

const INSTITUTION = 'Cuerpo de Bomberos Voluntarios de Villa Esperanza'
const MEMBRETE = { nombreInstitucion: INSTITUTION, direccion: 'Calle del Puerto' }
const DAY: Fechas = { hecho: '2024-11-24', ingresos: '2024-10-31', gastos: '2024-10-31', todo: '2024-10-31' }
const CUT = 'al 31 de octubre de 2024'
/** A PNG of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const odd: Gasto = {
  id: 'gas-9',
  ...gastoFrom({ ...gastoForm(), partida: '01.01', denominacion: '=1+1', codificado: 0.3, devengado: 0.2 }),
}

const parse = async (blob: Blob) =>
  Papa.parse<Record<string, string>>((await blob.text()).replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  })

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
  expect(ingresos).toHaveLength(13)
  expect(ingresos[4]).toEqual(['13.01.12', 'Permisos, Licencias y Patentes', 62000, 57840.5, 57840.5, 4159.5])
  expect(ingresos[12]?.slice(2)).toEqual([480000, 442941.44, 414307.37, 37058.56])
  expect(gastos).toHaveLength(18)
  expect(gastos[16]).toEqual(['01.01', '=1+1', 0.3, 0, 0.2, 0, 0.3, 0.1])
  expect(resumen[0]?.[0]).toBe(INSTITUTION)
  expect(resumen.map(([label]) => label)).toContain('Saldo disponible')
  expect(resumen.find(([label]) => label === 'Saldo disponible')?.[1]).toBe(4706.17)
})

const PARTS = ['workbook', 'styles', 'worksheets/sheet1', 'worksheets/sheet2', 'worksheets/sheet3']

/** The parts of a written Excel file by their names. */
async function partsOf(blob: Blob): Promise<Map<string, string>> {
  const { text } = openZip(new Uint8Array(await blob.arrayBuffer()))
  const parts = new Map<string, string>()
  for (const name of PARTS) {
    const path = `xl/${name}.xml`
    let xml = ''
    for await (const piece of text(path) ?? []) xml += piece
    parts.set(path, xml)
  }
  return parts
}

type Calculated = { value: number; formula: string | undefined }

/** Every number of a sheet by its address, with its formula where it has one. */
const numbersOf = (xml: string) =>
  new Map(
    [...xml.matchAll(/<c r="([A-Z]+\d+)"(?![^>]*t=)[^>]*>(?:<f>([^<]*)<\/f>)?<v>([^<]*)<\/v>/g)].map(
      ([, address = '', formula, value]): [string, Calculated] => [
        address,
        { value: Number(value), formula },
      ],
    ),
  )

/** Works a formula of this file out anew: sums of a range, references, and a quotient that guards against 0. */
function calculate(
  formula: string,
  sheet: string,
  book: ReadonlyMap<string, Map<string, Calculated>>,
): number {
  const at = (name: string, address: string): number => {
    const cell = book.get(name)?.get(address) ?? expect.fail(`${name}!${address}`)
    return cell.formula === undefined ? cell.value : calculate(cell.formula, name, book)
  }
  const [, column = '', first, last] = /^SUM\(([A-Z]+)(\d+):[A-Z]+(\d+)\)$/.exec(formula) ?? []
  if (column) {
    const rows = Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) => Number(first) + n)
    return rows.reduce((total, row) => total + at(sheet, `${column}${row}`), 0)
  }
  const script = formula
    .replace(/^IF\((.*)=0,0,(.*)\)$/, '$1===0?0:$2')
    .replace(/(?:([A-Za-z]+)!)?([A-Z]\d+)/g, (_, name, address) => `(${at(name ?? sheet, address)})`)
  return Number(new Function(`return ${script}`)())
}

test('each sum of the Excel file is a formula beside the number that it gives', async () => {
  const parts = await partsOf(
    await presupuestoXlsx(sampleIngresos(), [...sampleGastos(), odd], INSTITUTION, DAY),
  )
  const names = ['Ingresos', 'Gastos', 'Resumen']
  const book = new Map(
    names.map((name, n) => [name, numbersOf(parts.get(`xl/worksheets/sheet${n + 1}.xml`) ?? '')]),
  )
  const formulas = names.map((name) => [...(book.get(name)?.values() ?? [])].filter(({ formula }) => formula))
  expect(formulas.map((all) => all.length)).toEqual([4, 6, 14])
  names.forEach((name, n) => {
    for (const { formula = '', value } of formulas[n] ?? [])
      expect(calculate(formula, name, book), `${name}: ${formula}`).toBeCloseTo(value, 6)
  })
})

test('on paper each sheet has its institution and date, is one page wide and repeats its heads, in one font', async () => {
  const blob = await presupuestoXlsx(sampleIngresos(), sampleGastos(), INSTITUTION, DAY)
  for (const { data } of await readXlsxFile(blob)) {
    expect(data[0]?.[0]).toBe(INSTITUTION)
    expect(data[1]?.[0]).toContain(CUT)
  }
  const parts = await partsOf(blob)
  const book = parts.get('xl/workbook.xml') ?? ''
  for (const defined of [
    'name="_xlnm.Print_Area" localSheetId="0">Ingresos!$A$1:$F$13<',
    'name="_xlnm.Print_Area" localSheetId="1">Gastos!$A$1:$H$17<',
    'name="_xlnm.Print_Area" localSheetId="2">Resumen!$A$1:$B$17<',
    'name="_xlnm.Print_Titles" localSheetId="0">Ingresos!$4:$4<',
    'name="_xlnm.Print_Titles" localSheetId="1">Gastos!$4:$4<',
  ])
    expect(book).toContain(defined)
  expect(book.indexOf('<definedNames>')).toBeGreaterThan(book.indexOf('</sheets>'))
  for (const n of [1, 2, 3]) {
    const sheet = parts.get(`xl/worksheets/sheet${n}.xml`) ?? ''
    expect(sheet).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/)
    expect(sheet).toMatch(/<pageSetup[^>]*fitToWidth="1" fitToHeight="0"/)
  }
  const fonts = [...(parts.get('xl/styles.xml') ?? '').matchAll(/<name val="([^"]*)"/g)].map(
    ([, font]) => font,
  )
  expect(new Set(fonts)).toEqual(new Set(['Arial']))
})

test('the PDF shows the institution, the date, each line, the totals and the page numbers', async () => {
  const [ingresos, gastos] = [sampleIngresos(), sampleGastos()]
  const texts = await pdfTexts(presupuestoPdf(ingresos, gastos, MEMBRETE, DAY))
  expect(texts).toEqual(expect.arrayContaining([INSTITUTION, 'Cédula presupuestaria']))
  expect(texts).toContain('Al 31 de octubre de 2024. Valores en dólares.')
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
  expect(sheets[1]?.data[4]?.[1]).toBe(denominacion)
  const texts = await pdfTexts(
    presupuestoPdf([], lines, { ...MEMBRETE, nombreInstitucion: `${INSTITUTION} 🚒` }, DAY),
  )
  expect(texts).toEqual(expect.arrayContaining([`${INSTITUTION} ?`, '=1+1 <b>&amp;  _x0041_ ? «ñ»', '$0,30']))
})

test('a name that every object has is a text like any other in the Excel file', async () => {
  const names = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__']
  const lines = names.map((name) => ({ ...odd, partida: name, denominacion: name }))
  const [, gastos] = await readXlsxFile(await presupuestoXlsx([], lines, names[0] ?? '', DAY))
  expect(gastos?.data.slice(4, -1).map(([partida, denominacion]) => [partida, denominacion])).toEqual(
    names.map((name) => [name, name]),
  )
  expect(gastos?.data[0]?.[0]).toBe('constructor')
})

const titlesOf = async (fechas: Fechas) => {
  const sheets = await readXlsxFile(
    await presupuestoXlsx(sampleIngresos(), sampleGastos(), INSTITUTION, fechas),
  )
  return sheets.map(({ data }) => String(data[1]?.[0]).replace('. Valores en dólares.', ''))
}
const headsOf = async (fechas: Fechas) =>
  (await pdfTexts(presupuestoPdf(sampleIngresos(), sampleGastos(), MEMBRETE, fechas))).filter((text) =>
    /^(Al|Elaborada|Ingresos|Gastos)\b/.test(text),
  )

test('without a day that somebody said, the files say when they were made and claim no cut', async () => {
  const fechas = { hecho: '2024-11-24' }
  expect(await titlesOf(fechas)).toEqual([
    'Cédula de ingresos elaborada el 24 de noviembre de 2024',
    'Cédula de gastos elaborada el 24 de noviembre de 2024',
    'Resumen presupuestario elaborado el 24 de noviembre de 2024',
  ])
  expect(await headsOf(fechas)).toEqual([
    'Elaborada el 24 de noviembre de 2024. Valores en dólares.',
    'Ingresos',
    'Gastos',
  ])
})

test('where only one side has its day, only that side says it', async () => {
  const fechas = { hecho: '2024-11-24', gastos: '2024-10-31' }
  expect(await titlesOf(fechas)).toEqual([
    'Cédula de ingresos elaborada el 24 de noviembre de 2024',
    'Cédula de gastos al 31 de octubre de 2024',
    'Resumen presupuestario elaborado el 24 de noviembre de 2024',
  ])
  expect(await headsOf(fechas)).toEqual([
    'Elaborada el 24 de noviembre de 2024. Valores en dólares.',
    'Ingresos',
    'Gastos al 31 de octubre de 2024',
  ])
})

test('a long PDF numbers every page and still shows each line once', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...odd, partida: `53.08.02.${index + 100}` }))
  const texts = await pdfTexts(presupuestoPdf([], many, MEMBRETE, DAY))
  for (const { partida } of many) expect(texts.filter((text) => text === partida)).toHaveLength(1)
  const pages = texts.filter((text) => text.startsWith('Página'))
  expect(pages.length).toBeGreaterThan(5)
  expect(pages.at(-1)).toBe(`Página ${pages.length} de ${pages.length}`)
  for (const head of [INSTITUTION, 'Calle del Puerto'])
    expect(texts.filter((text) => text === head)).toHaveLength(pages.length)
})

test('the PDF has the brigade’s emblem on each page, and a long name fits beside it', async () => {
  const emblema = Uint8Array.from(atob(DOT), (letter) => letter.charCodeAt(0))
  const nombreInstitucion = `${INSTITUTION} ${'y de sus parroquias '.repeat(12)}`.trim()
  const blob = presupuestoPdf(
    sampleIngresos(),
    sampleGastos(),
    { ...MEMBRETE, nombreInstitucion, emblema },
    DAY,
  )
  expect(await pdfTexts(blob)).toContain(nombreInstitucion)
  const source = new TextDecoder('windows-1252').decode(await blob.arrayBuffer())
  expect(source.match(/\/I0 Do/g)).toHaveLength(source.match(/\/Type \/Page\b/g)?.length ?? 0)
})

test('no row of the PDF is cut between two pages, and each page has the heads', async () => {
  const many = Array.from({ length: 60 }, (_, row) => ({
    ...odd,
    partida: `53.08.02.${row + 100}`,
    denominacion: Array.from({ length: 30 }, (_, word) => `palabra${row}x${word}`).join(' '),
  }))
  const texts = await pdfTexts(presupuestoPdf([], many, MEMBRETE, DAY))
  // A page begins with the heads of its table.
  const pageOf = new Map<string, Set<number>>()
  let page = 0
  for (const text of texts) {
    if (text === 'Denominación') page += 1
    for (const [, row = ''] of text.matchAll(/palabra(\d+)x/g))
      pageOf.set(row, (pageOf.get(row) ?? new Set()).add(page))
  }
  expect(page).toBeGreaterThan(5)
  expect(pageOf.size).toBe(60)
  expect([...pageOf].filter(([, pages]) => pages.size > 1)).toEqual([])
})

test('a side without lines says so in each file', async () => {
  const pdf = (await pdfTexts(presupuestoPdf([], sampleGastos(), MEMBRETE, DAY))).join()
  expect(pdf).toContain('No hay partidas de ingresos.')
  expect(pdf).not.toContain('No hay partidas de gastos.')
  const sheets = await readXlsxFile(await presupuestoXlsx(sampleIngresos(), [], INSTITUTION, DAY))
  const notes = sheets.map(({ data }) => data[2]?.[0] ?? null)
  expect(notes).toEqual([null, 'No hay partidas de gastos.', null])
  expect(sheets[1]?.data).toHaveLength(5)
  expect((await parse(gastosCsv([]))).data).toEqual([])
})
