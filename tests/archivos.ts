import { Buffer } from 'node:buffer'
import { rowsXml, xlsx, zip } from './xlsx'

const MB = 1024 * 1024

export const pdf = (text = 'Informe'): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Title (${text}) >>\nendobj\ntrailer << >>\n%%EOF\n`)

export const libro = (): Buffer =>
  xlsx(
    rowsXml([
      ['Partida', 'Monto'],
      ['53.08.02', 20.5],
    ]),
  )

export const ods = (): Buffer =>
  zip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    { name: 'content.xml', content: '<office:document-content/>' },
  ])

/** A small Excel file that unpacks to 200 MB. */
export const bomba = (): Buffer => xlsx({ first: rowsXml([['Partida']]), last: ' '.repeat(MB), times: 200 })

const CONTENT_TYPES = { name: '[Content_Types].xml', content: '<Types/>' }
const WORKBOOK = { name: 'xl/workbook.xml', content: '<workbook/>' }

/** A zip whose directory names its one packed part two thousand times. */
export function overlapping(): Buffer {
  const one = zip([{ name: 'a', content: { before: ' ', text: ' '.repeat(MB), times: 40, after: ' ' } }])
  const [begin, length] = [one.readUInt32LE(one.length - 6), one.readUInt32LE(one.length - 10)]
  const times = 2000
  const end = Buffer.from(one.subarray(-22))
  for (const at of [8, 10]) end.writeUInt16LE(times, at)
  end.writeUInt32LE(length * times, 12)
  const entry = one.subarray(begin, begin + length)
  const entries = Array.from({ length: times }, (_, index) => {
    const copy = Buffer.from(entry)
    copy[copy.length - 1] = index % 256
    return copy
  })
  return Buffer.concat([one.subarray(0, begin), ...entries, end])
}

/** What may not be attached, by the name that it is given. */
export const NOT_FILES: readonly (readonly [why: string, nombre: string, bytes: Buffer])[] = [
  ['a renamed executable', 'factura.pdf', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
  ['an executable called a table', 'factura.csv', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
  ['a drawing with a script', 'plano.csv', Buffer.from('<svg onload="alert(1)"><script/></svg>')],
  ['a page called PDF', 'acta.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page called a table', 'acta.csv', Buffer.from('\uFEFF \n<html><script>alert(1)</script>')],
  ['a text that begins almost as a PDF', 'acta.pdf', Buffer.from('%!PS-Adobe-3.0\n')],
  ['a table called PDF', 'cedula.pdf', Buffer.from('Partida;Monto\r\n53.08.02;20,50\r\n')],
  ['a zip called Excel', 'libro.xlsx', zip([{ name: 'hola.txt', content: 'hola' }])],
  [
    'an Excel file with macros',
    'libro.xlsx',
    zip([CONTENT_TYPES, WORKBOOK, { name: 'xl/vbaProject.bin', content: 'macro' }]),
  ],
  [
    'an Excel file with macros in other capitals',
    'libro.xlsx',
    zip([CONTENT_TYPES, WORKBOOK, { name: 'xl/VBAPROJECT.Bin', content: 'macro' }]),
  ],
  [
    'an Excel file with macros under another name',
    'libro.xlsx',
    zip([
      {
        name: '[Content_Types].xml',
        content: '<Override ContentType="application/vnd.ms-office.vbaProject"/>',
      },
      WORKBOOK,
      { name: 'xl/media/foto.png', content: 'macro' },
    ]),
  ],
  [
    'an Excel file whose macros are spelled with references',
    'libro.xlsx',
    zip([
      { name: '[Content_Types].xml', content: '<Override ContentType="application/x.macr&#111;Enabled"/>' },
      WORKBOOK,
    ]),
  ],
  [
    'an Excel file that names its macros in UTF-16',
    'libro.xlsx',
    zip([
      {
        name: '[Content_Types].xml',
        content: [...'<Override ContentType="application/x.macroEnabled"/>'].join('\0'),
      },
      WORKBOOK,
    ]),
  ],
  [
    'an Excel file of thousands of parts',
    'libro.xlsx',
    zip([
      CONTENT_TYPES,
      WORKBOOK,
      ...Array.from({ length: 5000 }, (_, n) => ({ name: `p${n}`, content: 'x' })),
    ]),
  ],
  [
    'an Excel file with macros of 1992',
    'libro.xlsx',
    zip([CONTENT_TYPES, WORKBOOK, { name: 'xl/macrosheets/sheet1.xml', content: '<x/>' }]),
  ],
  [
    'an OpenDocument table with macros',
    'libro.ods',
    zip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
      { name: 'content.xml', content: '<office:document-content/>' },
      { name: 'Basic/Standard/Module1.xml', content: 'macro' },
    ]),
  ],
  [
    'a table that unpacks to more than it says',
    'libro.xlsx',
    zip([CONTENT_TYPES, WORKBOOK, { name: 'xl/a.xml', content: ' '.repeat(MB), claims: 10 }]),
  ],
  [
    'a table that unpacks to less than it says',
    'libro.xlsx',
    zip([CONTENT_TYPES, WORKBOOK, { name: 'xl/a.xml', content: ' ', claims: MB }]),
  ],
  ['a zip of many names over the same bytes', 'libro.xlsx', overlapping()],
  ['a cut Excel file', 'libro.xlsx', libro().subarray(0, 300)],
  ['a zip bomb', 'libro.xlsx', bomba()],
]
