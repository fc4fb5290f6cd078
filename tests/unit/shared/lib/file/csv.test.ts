import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { type CsvColumn, csvBlob, toCsv } from '@/shared/lib/file/csv'
import { readCsv } from '@/shared/lib/file/table/csv-read'
import { decodeText } from '@/shared/lib/file/table/decode'

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

test('for an Excel of these parts: semicolons, and a comma before the cents', () => {
  expect(toCsv(columns, [{ text: 'uno; dos, 1.5', amount: 1234.5 }], 'puntoYComa')).toBe(
    '\uFEFFTexto;"Valor, USD"\r\n"uno; dos, 1.5";1234,50\r\n',
  )
})

test('a CSV without records has the headers', () => {
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

test('another library reads back the written texts, apart from the guard', () => {
  const rows = [
    { text: 'Manguera de 1½", 15 m', amount: 210.4 },
    { text: 'línea 1\nlínea 2; y más', amount: 0 },
  ]
  const { data } = Papa.parse(toCsv(columns, rows), { header: true, skipEmptyLines: true })
  expect(data).toEqual(rows.map(({ text, amount }) => ({ Texto: text, 'Valor, USD': amount.toFixed(2) })))
})

test('reading a written CSV returns any text unchanged', () => {
  const marks = fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\t', '\r', '\n', ' ', 'ñ', '5', 'a')
  fc.assert(
    fc.property(fc.array(fc.string({ unit: marks }), { minLength: 1, maxLength: 5 }), (texts) => {
      const csv = toCsv(
        columns,
        texts.map((text) => ({ text: `${text}.`, amount: 1 })),
      )
      const [, ...rows] = readCsv(csv).rows
      expect(rows).toEqual(texts.map((text) => [`${text}.`, '1.00']))
    }),
    { numRuns: 500 },
  )
})

test('semicolons in most cells are not mistaken for the delimiter', () => {
  const row = { text: 'uno; dos', amount: 1 }
  expect(readCsv(toCsv(columns, [row, row, row])).rows[3]).toEqual(['uno; dos', '1.00'])
})

test.each([
  ['semicolons', 'a;b\r\n"1;2";1.234,56\r\nx;2,5\r\n'],
  ['tabs', 'a\tb\n1;2\t1.234,56\nx\t2,5\n'],
  ['a mark that Excel announces', 'sep=;\r\na;b\r\n"1;2";1.234,56\r\nx;2,5'],
])('reads %s', (_, text) => {
  expect(readCsv(text).rows.slice(text.startsWith('sep') ? 1 : 0, text.startsWith('sep') ? 4 : 3)).toEqual([
    ['a', 'b'],
    ['1;2', '1.234,56'],
    ['x', '2,5'],
  ])
})

test('the file is UTF-8 text with the BOM in front', async () => {
  const blob = csvBlob(columns, [{ text: 'ñ', amount: 1 }])
  expect(blob.type).toBe('text/csv;charset=utf-8')
  expect([...new Uint8Array(await blob.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
})

test('reads quoted cells as another library does', () => {
  const marks = fc.constantFrom('"', ',', '\n', '\r\n', 'ñ', '5', ' ')
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string({ unit: marks }), { minLength: 1 }), { minLength: 1 }),
      (table) => {
        const text = table.map((cells) => cells.map(quoted).join(',')).join('\n')
        expect(readCsv(text).rows).toEqual(Papa.parse(text, { delimiter: ',', newline: '\n' }).data)
      },
    ),
  )
})

test.each([
  ['that never closes', 'a,b\n1,"x\n2,y\n', 2],
  ['that closes inside a later cell', 'a,b\n1,x\n"2,y\n3,"z"\n', 3],
  ['with something behind it', 'a,b\n1,"x"y\n', 2],
])('a quote %s is reported with its line', (_, text, line) => {
  expect(() => readCsv(text)).toThrow(expect.objectContaining({ line }))
})

test('a cell that swallowed lines by chance is reported; a note with a line break is not', () => {
  const swallowed = 'a,b,c\n1,"Manguera 2,x\n2,Tubo,y\n3,Tubo 4",z\n'
  expect(readCsv(swallowed).warnings.map(({ line, sentence }) => [line, sentence])).toEqual([
    [2, 'Línea 2: una celda abarca 3 líneas del archivo. Si no debe ser así, revise sus comillas (").'],
  ])
  expect(readCsv('a,b,c\n1,"Lavar, secar\ny guardar",z\n').warnings).toEqual([])
})

test('a table may have the most rows and columns, and not one more', () => {
  const rows = (count: number) => readCsv('a,b\n'.repeat(count)).rows
  expect(rows(20_000)).toHaveLength(20_000)
  expect(() => rows(20_001)).toThrow('La celda A20001 está demasiado lejos')
  expect(readCsv(`a${','.repeat(500)}`).rows[0]).toHaveLength(200)
  expect(() => readCsv(`${','.repeat(200)}a`)).toThrow('La celda GS1 está demasiado lejos')
})

test('blank lines behind the last cell are not read, however many', () => {
  for (const blank of ['\n', '\r\n', ',,\n'])
    expect(readCsv(`a,b\n1,\n${blank.repeat(1_000_000)}`).rows).toEqual([
      ['a', 'b'],
      ['1', ''],
    ])
  expect(readCsv('\n'.repeat(5_000_000)).rows).toEqual([['']])
})

test('blank lines before a cell are counted, and the first one too many refuses the file', () => {
  const far = 'La celda A20001 está demasiado lejos: se leen hasta 20.000 filas y 200 columnas.'
  const lines = (blank: number) => `a,b\n${'\n'.repeat(blank)}1,2\n`
  expect(readCsv(lines(19_998)).rows).toHaveLength(20_000)
  expect(() => readCsv(lines(19_999))).toThrow(far)
  // A quote that never closes would be told, had the reader come to it.
  expect(() => readCsv(`a,b\n${'\n'.repeat(5_000_000)}"1`)).toThrow(far)
})

test('reads UTF-8, UTF-16 in both orders and the Windows code page', () => {
  expect(decodeText(bytes(0xfe, 0xff, 0x00, 0xf1))).toBe('ñ')
  expect(decodeText(new TextEncoder().encode('Camión'))).toBe('Camión')
  expect(decodeText(bytes(0xff, 0xfe, 0xf1, 0x00))).toBe('ñ')
  expect(decodeText(bytes(0x43, 0xf3))).toBe('Có')
})
