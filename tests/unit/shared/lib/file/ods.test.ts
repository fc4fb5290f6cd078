import { expect, test } from 'vitest'
import { type Cell, CellFault } from '@/shared/lib/file/cells'
import { readOds } from '@/shared/lib/file/table/ods-read'
import { openZip } from '@/shared/lib/file/table/zip-read'
import { zip } from '../../../../xlsx'

const NAMES =
  'xmlns:office="o" xmlns:table="t" xmlns:style="s" xmlns:text="x" xmlns:calcext="c" xmlns:dc="http://purl.org/dc/elements/1.1/"'
const document = (sheets: string) =>
  `<?xml version="1.0"?><office:document-content ${NAMES}><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`
const sheet = (rows: string, name = 'Hoja1') => `<table:table table:name="${name}">${rows}</table:table>`
const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`
const text = (content: string, more = '') =>
  `<table:table-cell office:value-type="string"${more}><text:p>${content}</text:p></table:table-cell>`

const file = (content: Parameters<typeof zip>[0][0]['content']) =>
  openZip(new Uint8Array(zip([{ name: 'content.xml', content }])))
const read = async (rows: string) => (await readOds(file(document(sheet(rows)))))[0]?.rows ?? []
const days = (cells: readonly Cell[] = []) =>
  cells.map((cell) => (cell instanceof Date ? cell.toISOString() : cell))

test('reads texts, numbers, days and yes or no; spaces, several paragraphs, and no comments', async () => {
  const value = (kind: string, more: string) =>
    `<table:table-cell office:value-type="${kind}" ${more}><text:p>otra cosa</text:p></table:table-cell>`
  const [cells] = await read(
    row(
      text('dos<text:s text:c="2"/>palabras &amp; <text:span>ñ</text:span>') +
        '<table:table-cell office:value-type="string"><office:annotation><dc:date>1</dc:date><text:p>nota</text:p></office:annotation><text:p>una</text:p><text:p>dos</text:p></table:table-cell>' +
        value('currency', 'office:value="1234.56"') +
        value('date', 'office:date-value="2026-10-31"') +
        value('boolean', 'office:boolean-value="true"') +
        value('percentage', 'office:value="0.5"'),
    ),
  )
  expect(days(cells)).toEqual([
    'dos  palabras & ñ',
    'una\ndos',
    1234.56,
    '2026-10-31T00:00:00.000Z',
    true,
    0.5,
  ])
})

test('reads each sheet with its name, and says which one is hidden', async () => {
  const styles =
    '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>'
  const second = sheet(row(text('segunda')), 'GASTOS" table:style-name="ta2')
  expect(await readOds(file(document(styles + sheet(row(text('primera'))) + second)))).toEqual([
    { name: 'Hoja1', hidden: false, rows: [['primera']] },
    { name: 'GASTOS', hidden: true, rows: [['segunda']] },
  ])
})

test('a sheet that is too large leaves the others', async () => {
  const far = row(`<table:table-cell table:number-columns-repeated="300"/>${text('x')}`)
  const [good, bad] = await readOds(file(document(sheet(row(text('bien'))) + sheet(far, 'lejos'))))
  expect(good?.rows).toEqual([['bien']])
  expect(bad?.fault?.message).toContain('está demasiado lejos')
})

test('repeated cells and rows stand in their places, and blank ones at the end take none', async () => {
  const rows =
    row(text('a', ' table:number-columns-repeated="2"')) +
    row('<table:table-cell/>', ' table:number-rows-repeated="2"') +
    row(
      `<table:table-cell table:number-columns-repeated="2"/>${text('b')}`,
      ' table:number-rows-repeated="2"',
    ) +
    row('<table:table-cell table:number-columns-repeated="16384"/>', ' table:number-rows-repeated="1048571"')
  expect(await read(rows)).toEqual([['a', 'a'], [], [], [null, null, 'b'], [null, null, 'b']])
})

test('the rest of a combined cell, errors and formulas without a result are faults', async () => {
  const [first, second] = await read(
    row(
      text('a', ' table:number-rows-spanned="2" table:number-columns-spanned="2"') +
        '<table:covered-table-cell/>' +
        text('#N/A', ' calcext:value-type="error"') +
        '<table:table-cell table:formula="of:=1+1"/>',
    ) + row(`<table:covered-table-cell table:number-columns-repeated="2"/>${text('b')}`),
  )
  const covered = new CellFault('está en una celda combinada con A1: sepárelas y escriba cada valor.', '', {
    row: 0,
    column: 0,
    cell: 'a',
  })
  expect(first?.slice(0, 2)).toEqual(['a', covered])
  expect(first?.slice(2)).toEqual([expect.any(CellFault), expect.any(CellFault)])
  expect(second).toEqual([covered, covered, 'b'])
})

test('a file that unpacks without end, or says that it goes on without end, is refused', async () => {
  const bomb = file({
    before: `<office:document-content ${NAMES}><table:table table:name="a">`,
    text: ' '.repeat(1024 * 1024),
    times: 60,
    after: '</table:table></office:document-content>',
  })
  await expect(readOds(bomb)).rejects.toThrow('demasiado grande por dentro')
  const far = 'está demasiado lejos: se leen hasta 20.000 filas y 200 columnas'
  await expect(read(row(text('x'), ' table:number-rows-repeated="1048576"'))).rejects.toThrow(far)
  await expect(read(row(text('x', ' table:number-columns-repeated="16384"')))).rejects.toThrow(far)
  await expect(
    read(row('<table:table-cell/>', ' table:number-rows-repeated="1000000"') + row(text('x'))),
  ).rejects.toThrow(far)
  await expect(read(row(text('x', ' table:number-columns-repeated="-1"')))).rejects.toThrow()
})

test('what is no such document is refused', async () => {
  for (const content of [
    '',
    'hola',
    document(''),
    document(sheet(row(text('a')))).slice(0, -40),
    '<!DOCTYPE x [<!ENTITY a "b">]>',
    `<a>${'<b>'.repeat(10)}</a>`,
  ])
    await expect(readOds(file(content)), content).rejects.toThrow()
})

test('a day with its hour is what the sheet shows, whatever zone the machine is in', async () => {
  const cell =
    '<table:table-cell office:value-type="date" office:date-value="2026-10-31T20:30:00"></table:table-cell>'
  const [cells] = await read(row(cell))
  expect(days(cells)).toEqual(['2026-10-31T20:30:00.000Z'])
})
