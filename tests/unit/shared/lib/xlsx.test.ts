import fc from 'fast-check'
import readXlsxFile from 'read-excel-file/universal'
import { describe, expect, test } from 'vitest'
import { type Cell, CellFault } from '@/shared/lib/file/cells'
import { readXlsx } from '@/shared/lib/file/table/xlsx-read'
import { rowsXml, type XlsxCell, xlsx } from '../../../xlsx'

const read = async (bytes: Buffer) => (await readXlsx(new Uint8Array(bytes)))[0]?.rows ?? []
const firstRow = async (...[rows, options]: Parameters<typeof xlsx>) => (await read(xlsx(rows, options)))[0]
const xml = (text: string): XlsxCell => ({ xml: text })
const row = (...cells: XlsxCell[]) => rowsXml([cells])
const days = (cells: Cell[] | undefined) =>
  cells?.map((cell) => (cell instanceof Date ? cell.toISOString() : cell))

test('reads any texts and numbers as another library does', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /^[^\p{Cc}\uFFFE\uFFFF]+$/u.test(text)),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
    fc.constant(null),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { maxLength: 6 }), { minLength: 1, maxLength: 6 }),
      async (table) => {
        const bytes = new Uint8Array(xlsx(rowsXml(table)))
        const [theirs] = await readXlsxFile(bytes.buffer)
        const filled = (rows: readonly (readonly unknown[])[]) =>
          rows.flatMap((cells, line) =>
            cells.flatMap((value, column) => {
              const cell = typeof value === 'string' ? value.trim() : value
              return cell === null || cell === '' ? [] : [[line, column, cell]]
            }),
          )
        expect(filled((await readXlsx(bytes))[0]?.rows ?? [])).toEqual(filled(theirs?.data ?? []))
      },
    ),
    { numRuns: 100 },
  )
})

describe('cells', () => {
  test('days are recognized by their format, built-in or custom, in both calendars', async () => {
    const number = (style: number, value: number) => xml(`<c s="${style}"><v>${value}</v></c>`)
    const formats = ['dd/mm/yyyy', '#,##0.00 "días"', '[Red]0.00', '_-* #,##0.00\\ _m_-', 'General']
    const cells = row(
      number(1, 45_292),
      number(2, 5),
      number(3, 5),
      number(4, 5),
      number(5, 5),
      number(6, 45_292.5),
    )
    const expected = ['2024-01-01T00:00:00.000Z', 5, 5, 5, 5, '2024-01-01T12:00:00.000Z']
    expect(days(await firstRow(cells, { formats }))).toEqual(expected)
    const early = row(number(1, 1), number(1, 59), number(1, 61), number(1, 9_999_999), number(1, -4))
    expect(days(await firstRow(early, { formats }))).toEqual([
      '1900-01-01T00:00:00.000Z',
      '1900-02-28T00:00:00.000Z',
      '1900-03-01T00:00:00.000Z',
      9_999_999,
      -4,
    ])
    expect(days(await firstRow(row(number(1, 43_830)), { formats, from1904: true }))).toEqual([
      '2024-01-01T00:00:00.000Z',
    ])
  })

  test('reads shared and inline texts with escapes, booleans, and days as text', async () => {
    const cells = row(
      xml('<c t="s"><v>0</v></c>'),
      xml('<c t="inlineStr"><is><r><t>uno </t></r><r><t xml:space="preserve">&amp; dos</t></r></is></c>'),
      xml('<c t="str"><f>A1</f><v>&lt;_x005F_x0041_&gt;&#10;&#xF1;</v></c>'),
      xml('<c t="b"><v>1</v></c>'),
      xml('<c t="d"><v>2024-05-06T00:00:00Z</v></c>'),
      xml('<c t="str"><f>A1</f><v></v></c>'),
    )
    const strings = ['<r><t>ca</t></r><r><t>sco</t></r><rPh sb="0" eb="1"><t>KASCO</t></rPh>']
    expect(days(await firstRow(cells, { strings }))).toEqual([
      'casco',
      'uno & dos',
      '<_x0041_>\nñ',
      true,
      '2024-05-06T00:00:00.000Z',
    ])
  })

  test('errors, formulas without a value and the hidden rest of a combined cell are faults', async () => {
    const bytes = xlsx(
      rowsXml([
        ['a', 'b', xml('<c t="e"><v>#N/A</v></c>'), xml('<c><f>1+1</f></c>')],
        ['c', null, 1, null],
      ]),
      { after: '<mergeCells count="1"><mergeCell ref="B1:B2"/></mergeCells>' },
    )
    const [first, second] = await read(bytes)
    expect(first?.slice(2)).toEqual([
      new CellFault('tiene un error de Excel (#N/A).', '#N/A'),
      expect.any(CellFault),
    ])
    expect(second?.[1]).toEqual(
      new CellFault('está en una celda combinada con B1: sepárelas y escriba cada valor.', '', {
        row: 0,
        column: 1,
        cell: 'b',
      }),
    )
  })

  test('reads names with a prefix, comments, raw text and cells without an address', async () => {
    const text =
      '<x:row><!-- <c> --><x:c><x:v>1</x:v></x:c><x:c t="inlineStr"><x:is><x:t><![CDATA[<ñ>]]></x:t></x:is></x:c></x:row>'
    expect(await read(xlsx(text))).toEqual([[1, '<ñ>']])
  })
})

test('a file that is no Excel file is refused', async () => {
  const good = xlsx(row('a'))
  for (const bytes of [Buffer.from('PK'), good.subarray(0, 300), good.subarray(100)])
    await expect(read(bytes)).rejects.toThrow()
  await expect(read(xlsx('<row r="1"><c r="A1"><v>1'))).rejects.toThrow()
  await expect(read(xlsx('<!DOCTYPE x [<!ENTITY a "b">]>'))).rejects.toThrow()
})
