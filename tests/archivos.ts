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
    zip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'xl/workbook.xml', content: '<workbook/>' },
      { name: 'xl/vbaProject.bin', content: 'macro' },
    ]),
  ],
  ['a cut Excel file', 'libro.xlsx', libro().subarray(0, 300)],
  ['a zip bomb', 'libro.xlsx', bomba()],
]
