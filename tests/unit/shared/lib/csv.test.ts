import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { type CsvColumn, csvBlob, toCsv } from '@/shared/lib/csv'
import { decodeText, readCsv } from '@/shared/lib/csv-read'

type Row = { text: string; amount: number }
const columns: CsvColumn<Row>[] = [
  { header: 'Texto', value: ({ text }) => text },
  { header: 'Valor, USD', value: ({ amount }) => amount, decimals: 2 },
]
const bytes = (...codes: number[]) => new Uint8Array(codes)

test('RFC 4180 with CRLF, comma, quotes doubled and a BOM', () => {
  expect(toCsv(columns, [{ text: 'dijo "sí", y\r\nse fue', amount: 1234.5 }])).toBe(
    '\uFEFFTexto,"Valor, USD"\r\n"dijo ""sí"", y\r\nse fue",1234.50\r\n',
  )
})

test('no records still give the headers', () => {
  expect(toCsv(columns, [])).toBe('\uFEFFTexto,"Valor, USD"\r\n')
})

test('amounts have 2 decimals and a point, numbers are never guarded', () => {
  const cells = [-5, 0, 0.1 + 0.2, 1.005, 1e6].map((amount) => toCsv(columns, [{ text: '', amount }]))
  expect(cells.map((csv) => csv.split('\r\n')[1])).toEqual([
    ',-5.00',
    ',0.00',
    ',0.30',
    ',1.01',
    ',1000000.00',
  ])
})

test.each([
  ['=1+1', "'=1+1"],
  ['+593 4 XXX-XXXX', "'+593 4 XXX-XXXX"],
  ['-2', "'-2"],
  ['@x', "'@x"],
  ['\tx', `"'\tx"`],
  ['uno; dos', '"uno; dos"'],
  ['\rx', `"'\rx"`],
  ['=HYPERLINK("http://x.example")', `"'=HYPERLINK(""http://x.example"")"`],
  ["'=1", "''=1"],
  ["O'Higgins", "O'Higgins"],
  ["'hola'", "'hola'"],
  ['a=1', 'a=1'],
])('the text %j is written %j', (text, written) => {
  expect(toCsv(columns, [{ text, amount: 1 }]).slice(1)).toBe(`Texto,"Valor, USD"\r\n${written},1.00\r\n`)
})

test('a second library reads back what was written, guard aside', () => {
  const rows = [
    { text: 'Manguera de 1½", 15 m', amount: 210.4 },
    { text: 'línea 1\nlínea 2; y más', amount: 0 },
  ]
  const { data } = Papa.parse(toCsv(columns, rows), { header: true, skipEmptyLines: true })
  expect(data).toEqual(rows.map(({ text, amount }) => ({ Texto: text, 'Valor, USD': amount.toFixed(2) })))
})

test('whatever the text, reading gives it back', async () => {
  const marks = fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\t', '\r', '\n', ' ', 'ñ', '5', 'a')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: marks }), { minLength: 1, maxLength: 5 }), async (texts) => {
      const csv = toCsv(
        columns,
        texts.map((text) => ({ text: `${text}.`, amount: 1 })),
      )
      const [, ...rows] = await readCsv(csv)
      expect(rows.slice(0, -1)).toEqual(texts.map((text) => [`${text}.`, '1.00']))
    }),
    { numRuns: 500 },
  )
})

test('semicolons in most cells are not taken for the delimiter', async () => {
  const row = { text: 'uno; dos', amount: 1 }
  expect((await readCsv(toCsv(columns, [row, row, row])))[3]).toEqual(['uno; dos', '1.00'])
})

test.each([
  ['semicolons', 'a;b\r\n"1;2";1.234,56\r\nx;2,5\r\n'],
  ['tabs', 'a\tb\n1;2\t1.234,56\nx\t2,5\n'],
  ['a mark that Excel announces', 'sep=;\r\na;b\r\n"1;2";1.234,56\r\nx;2,5'],
])('reads %s', async (_, text) => {
  expect((await readCsv(text)).slice(text.startsWith('sep') ? 1 : 0, text.startsWith('sep') ? 4 : 3)).toEqual(
    [
      ['a', 'b'],
      ['1;2', '1.234,56'],
      ['x', '2,5'],
    ],
  )
})

test('the file is UTF-8 text with the BOM in front', async () => {
  const blob = csvBlob(columns, [{ text: 'ñ', amount: 1 }])
  expect(blob.type).toBe('text/csv;charset=utf-8')
  expect([...new Uint8Array(await blob.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
})

test('reads UTF-8, the UTF-16 of Excel and the Windows code page', () => {
  expect(decodeText(new TextEncoder().encode('Camión'))).toBe('Camión')
  expect(decodeText(bytes(0xff, 0xfe, 0xf1, 0x00))).toBe('ñ')
  expect(decodeText(bytes(0x43, 0xf3))).toBe('Có')
})
