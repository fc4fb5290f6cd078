import { constants, deflateRawSync } from 'node:zlib'

/** A text repeated between two others; its compressed form is repeated too instead of being computed. */
type Repeated = { before: string; text: string; times: number; after: string }
/** One file of a zip; `claims` is a size in bytes that its directory names instead of the true one. */
type Part = { name: string; content: string | Repeated; claims?: number }

function pack(content: string | Repeated): { packed: Buffer; size: number } {
  if (typeof content === 'string')
    return { packed: deflateRawSync(content), size: Buffer.byteLength(content) }
  const { before, text, times, after } = content
  const open = { finishFlush: constants.Z_FULL_FLUSH }
  const middle = deflateRawSync(text, open)
  return {
    packed: Buffer.concat([
      deflateRawSync(before, open),
      ...Array<Buffer>(times).fill(middle),
      deflateRawSync(after),
    ]),
    size: before.length + text.length * times + after.length,
  }
}

/** The simplest zip: every file is deflated, and no size is written in the 64-bit form. */
export function zip(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claims } of parts) {
    const { packed, size } = pack(content)
    const path = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claims ?? size, 18)
    common.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, path, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, path]))
    bodies.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listed, end])
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A cell with a text, a number or whatever XML is given for it. */
export type XlsxCell = string | number | null | { xml: string }

const letterOf = (column: number) => String.fromCharCode(65 + column)

function cellXml(cell: XlsxCell, address: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  if (typeof cell === 'string')
    return `<c r="${address}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
  return cell.xml.replace('<c', `<c r="${address}"`)
}

export const rowsXml = (rows: readonly XlsxCell[][]): string =>
  rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, `${letterOf(column)}${index + 1}`)).join('')}</row>`,
    )
    .join('')

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const related = (kind: string, id: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATED}/${kind}" Target="${target}"/>`

type Options = {
  /** What follows the rows: combined cells. */
  after?: string
  /** Texts that cells with t="s" refer to. */
  strings?: readonly string[]
  /** A format such as `dd/mm/yyyy` for each style from 1 on. */
  formats?: readonly string[]
  from1904?: boolean
  /** The sheet's size that the zip's directory claims. */
  claims?: number
}

/** An Excel file with one sheet from the XML of its rows, the last of which may be repeated. */
export function xlsx(
  rows: string | { first: string; last: string; times: number },
  options: Options = {},
): Buffer {
  const { after = '', strings = [], formats = [], from1904 = false, claims } = options
  const begin = `${HEAD}<worksheet xmlns="${NAMESPACE}"><sheetData>`
  const end = `</sheetData>${after}</worksheet>`
  const sheet =
    typeof rows === 'string'
      ? begin + rows + end
      : { before: begin + rows.first, text: rows.last, times: rows.times, after: end }
  return zip([
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${related('officeDocument', 'rId1', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATED}"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets><sheet name="Hoja1" sheetId="7" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${related('worksheet', 'rId1', 'worksheets/sheet1.xml')}${related('styles', 'rId2', '/xl/styles.xml')}${related('sharedStrings', 'rId3', 'sharedStrings.xml')}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `${HEAD}<styleSheet xmlns="${NAMESPACE}"><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escapeXml(code)}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `${HEAD}<sst xmlns="${NAMESPACE}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet, ...(claims !== undefined && { claims }) },
  ])
}

type BookSheet = { name: string; state?: 'hidden'; rows: readonly XlsxCell[][] }

/** An Excel file with several sheets; its style 1 shows days. */
export const workbook = (sheets: readonly BookSheet[]): Buffer =>
  zip([
    {
      name: '_rels/.rels',
      content: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${related('officeDocument', 'rId1', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATED}"><sheets>${sheets.map(({ name, state = 'visible' }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, at) => related('worksheet', `rId${at + 1}`, `worksheets/sheet${at + 1}.xml`)).join('')}${related('styles', 'estilos', 'styles.xml')}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `${HEAD}<styleSheet xmlns="${NAMESPACE}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    },
    ...sheets.map(({ rows }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: `${HEAD}<worksheet xmlns="${NAMESPACE}"><sheetData>${rowsXml(rows)}</sheetData></worksheet>`,
    })),
  ])
