import { Buffer } from 'node:buffer'
import { deflateRawSync, deflateSync } from 'node:zlib'
import { writeCopiaFile as writeCopy } from '@/entities/copias/copia-file'
import { crc32 } from '@/entities/reportes/packet/packet'
import { writePacketFile as writePacket } from '@/entities/reportes/packet/packet-file'
import { sendAnswer, sendReporte } from '@/entities/reportes/packet/send'
import type { Reporte } from '@/entities/reportes/reporte'
import { sampleReportes } from '@/entities/reportes/seed'
import { canonical } from '@/shared/lib/canonical'
import { sha256 } from '@/shared/lib/file/sha256'
import { KEYS } from './keys'
import { rowsXml, type XlsxCell, xlsx, zip } from './xlsx'

/** `name` says what it is; `file` is what a person sees in a folder. */
export type HostileFile = { name: string; file: string; bytes: Buffer }

const MB = 1024 * 1024

const HEADER = ['Partida', 'Denominación', 'Codificado', 'Nombre', 'Categoría', 'Cantidad', 'Valor Estimado']
/** Both an inventory and a cédula: each importer takes its own columns. */
const LINES = [
  ['53.08.02', 'Botas', '1234.56', 'Señal «Ñandú»; ámbar, 1½ m', 'EPP', '4', '25.50'],
  ['53.08.13', 'Llantas', '100', 'Llanta', 'Vehículo', '2', '50'],
]
/** The first item's name. Windows-1252 has a dash for the ½; Node 20 can't decode it, Chromium can. */
export const NOMBRE = /^Señal «Ñandú»; ámbar, 1. m$/

const quoted = (cell: string) => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const csv = (lines: readonly string[][], separator = ',') =>
  lines.map((line) => line.map(quoted).join(separator)).join('\r\n')

const marked = (mark: number[], bytes: Buffer) => Buffer.concat([Buffer.from(mark), bytes])

const ENCODINGS: Record<string, (text: string) => Buffer> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with its mark': (text) => marked([0xef, 0xbb, 0xbf], Buffer.from(text)),
  'UTF-16 LE with its mark': (text) => marked([0xff, 0xfe], Buffer.from(text, 'utf16le')),
  'UTF-16 BE with its mark': (text) => marked([0xfe, 0xff], Buffer.from(text, 'utf16le').swap16()),
  'UTF-16 LE without its mark': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16 BE without its mark': (text) => Buffer.from(text, 'utf16le').swap16(),
  'windows-1252': (text) => Buffer.from(text.replaceAll('½', '\x96'), 'latin1'),
  'ISO-8859-1': (text) => Buffer.from(text, 'latin1'),
}
const SEPARATORS = { commas: ',', semicolons: ';', tabs: '\t' }

const csvFiles = (): HostileFile[] =>
  Object.entries(ENCODINGS).flatMap(([encoding, encode]) =>
    Object.entries(SEPARATORS).map(([marks, separator]) => ({
      name: `CSV in ${encoding} with ${marks}`,
      file: 'tabla.csv',
      bytes: encode(csv([HEADER, ...LINES], separator)),
    })),
  )

const badCsv: Record<string, () => string | Buffer> = {
  'CSV with a quote that never closes': () =>
    `${csv([HEADER, ...LINES])}\r\n53.08.99,"Guantes,1,Guante,EPP,1,1\r\n53.08.98,Cascos,1,Casco,EPP,1,1\r\n`,
  'CSV with a quote that closes inside another cell': () =>
    `${csv([HEADER, ...LINES])}\r\n53.08.99,"Guantes,1,Guante,EPP,1,1\r\n53.08.98,"Cascos",1,Casco,EPP,1,1\r\n`,
  "CSV with Excel's errors": () =>
    csv([HEADER, ['53.08.02', 'Botas', '#REF!', 'Bota', 'EPP', '#¡DIV/0!', '#N/D']]),
  'CSV of 21,000 lines': () => csv([HEADER, ...Array<string[]>(21_000).fill(LINES[1] as string[])]),
  'CSV of 300 columns': () => csv([HEADER, [...(LINES[1] as string[]), ...Array<string>(300).fill('x')]]),
  'CSV of five million blank lines': () => `${csv([HEADER])}${'\n'.repeat(5 * MB)}53.08.02`,
  'CSV of five million commas': () => `${csv([HEADER])}\n${','.repeat(5 * MB)}53.08.02`,
  'CSV of 11 MB': () => csv([HEADER, ...LINES]).padEnd(11 * MB, '\n'),
  'CSV with zeros among its letters': () => csv([HEADER, ...LINES]).replaceAll('a', 'a\0'),
  'CSV without a line': () => csv([HEADER]),
  'empty file': () => '',
}

const SHEET: XlsxCell[][] = [HEADER, ...LINES]
/** The sheet with some cells of its second line replaced. */
const changed = (cells: Record<number, XlsxCell>) =>
  rowsXml([HEADER, (LINES[0] as string[]).map((cell, column) => cells[column] ?? cell), LINES[1] as string[]])
const error = (code: string) => ({ xml: `<c t="e"><f>A1</f><v>${code}</v></c>` })
/** In Codificado, Cantidad and Valor Estimado. */
const inAmounts = (codificado: XlsxCell, cantidad: XlsxCell, valor: XlsxCell) =>
  xlsx(changed({ 2: codificado, 5: cantidad, 6: valor }))

const formula = (value: string) => ({ xml: `<c><f>SUM(1,2)</f>${value}</c>` })
const BOMB_LINE = '<row r="9"><c r="A9"><v>1</v></c></row>'
const bomb = (text: string, claims?: number) =>
  xlsx(
    { first: rowsXml(SHEET), last: text.repeat(Math.ceil(MB / text.length)), times: 200 },
    claims ? { claims } : {},
  )

const excelFiles: Record<string, () => Buffer> = {
  'Excel file': () => xlsx(rowsXml(SHEET)),
  'Excel file with shared texts': () =>
    xlsx(changed({ 3: { xml: '<c t="s"><v>0</v></c>' } }), {
      strings: ['<r><t>Señal «Ñandú»; </t></r><r><t>ámbar, 1½ m</t></r><rPh><t>no</t></rPh>'],
    }),
  'Excel file with calculated formulas': () =>
    inAmounts(formula('<v>3</v>'), formula('<v>3</v>'), formula('<v>3</v>')),
  'Excel file with a style in its farthest cell': () =>
    xlsx(`${rowsXml(SHEET)}<row r="1048576"><c r="XFD1048576" s="1"/></row>`),
  'Excel file with a combined title': () =>
    xlsx(rowsXml([['Todo lo de la bodega', null, null], ...SHEET]), {
      after: '<mergeCells><mergeCell ref="A1:G1"/></mergeCells>',
    }),
}

const badExcel: Record<string, () => Buffer> = {
  'Excel file with errors': () => inAmounts(error('#REF!'), error('#DIV/0!'), error('#N/A')),
  'Excel file with formulas that nobody calculated': () =>
    inAmounts(formula(''), formula('<v></v>'), { xml: '<c t="str"><f>A1</f></c>' }),
  'Excel file with combined amounts': () =>
    xlsx(
      rowsXml([
        HEADER,
        LINES[0] as string[],
        ['53.08.13', 'Llantas', null, 'Llanta', 'Vehículo', null, null],
      ]),
      {
        after:
          '<mergeCells><mergeCell ref="C2:C3"/><mergeCell ref="F2:F3"/><mergeCell ref="G2:G3"/></mergeCells>',
      },
    ),
  'Excel file with one cell at XFD1048576': () =>
    xlsx('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  'Excel file with a cell past the last line': () =>
    xlsx(`${rowsXml(SHEET)}<row r="20001"><c r="A20001"><v>1</v></c></row>`),
  'Excel file of 200 MB of rows': () => bomb(BOMB_LINE),
  'Excel file of 200 MB that says 1 kB': () => bomb(BOMB_LINE, 1024),
  'Excel file of 200 MB of spaces': () => bomb(' '),
  'Excel file that combines the whole sheet often': () =>
    xlsx(rowsXml(SHEET), {
      after: `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(100_000)}</mergeCells>`,
    }),
  'Excel file without sheets': () => zip([{ name: 'hola.txt', content: 'hola' }]),
  'cut Excel file': () => xlsx(rowsXml(SHEET)).subarray(0, 700),
}

const [report] = sampleReportes() as [Reporte]
const SITE = 'https://bomberos.example'

async function packet(change?: (content: Record<string, unknown>) => void): Promise<string> {
  const written = await writePacket('ciudadano', [{ ...report, imagenes: [] }], new Map())
  if (written.kind !== 'ok') throw new Error(written.sentence)
  if (!change) return written.text
  const { suma: _, ...content } = JSON.parse(written.text) as Record<string, unknown>
  change(content)
  return JSON.stringify({ suma: await sha256(canonical(content)), ...content })
}

const base36 = (length: number) => length.toString(36).padStart(4, '0')

/** A packet for a link with a correct checksum around any bytes. */
function sealed(kind: 'c' | 'a', bytes: Buffer): string {
  const body = bytes.toString('base64url')
  const framed = `1${kind}${base36(body.length)}${body}`
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(framed))
  return framed + sum.toString('base64url')
}
const link = (kind: 'c' | 'a', bytes: Buffer) =>
  `${SITE}/${kind === 'a' ? 'reportar/mis-reportes#acuse' : 'admin/reportes?importar=1#p'}=${sealed(kind, bytes)}`
const spaces = () => deflateRawSync(Buffer.alloc(40 * MB, ' '), { level: 9 })

const packets: Record<string, () => string | Promise<string>> = {
  'packet of reports': () => packet(),
  'link with a report': () => sendReporte(SITE, report).message,
  "link with the station's answer": () => sendAnswer(SITE, report).message,
  'packet of ten million values': async () =>
    (await packet()).replace('"reportes":', `"nada":[${'0,'.repeat(10_000_000)}0],"reportes":`),
  'packet of 100,000 levels': async () =>
    (await packet()).replace('"reportes":', `"nada":${'['.repeat(1e5)}${']'.repeat(1e5)},"reportes":`),
  'packet of a newer app': () => packet((content) => Object.assign(content, { version: 9 })),
  'packet with triage': () =>
    packet(({ reportes }) => Object.assign((reportes as object[])[0] as object, { estado: 'CERRADO' })),
  'cut packet': async () => (await packet()).slice(0, -20),
  'packet of 61 MB': async () => (await packet()).padEnd(61 * MB, ' '),
  'link with a report of 40 MB': () => link('c', spaces()),
  'link with an answer of 40 MB': () => link('a', spaces()),
}

const MOMENTO = '2024-06-01T10:00:00.000Z'
const copyOf = async (modulos: Record<string, unknown>) =>
  Buffer.from(
    await (
      await writeCopy({ momento: MOMENTO, modulos, fotos: [], foto: async () => undefined })
    ).arrayBuffer(),
  )
/** A copy with any table and the correct checksum. */
async function copyAround(table: string): Promise<Buffer> {
  const bytes = Buffer.from(table)
  return Buffer.concat([
    Buffer.from(`bomberos-respaldo 1 ${bytes.length} ${await sha256(new Blob([bytes]))}\n`),
    bytes,
  ])
}
const tableWith = (modulos: string, fotos = '[]') =>
  `{"momento":"${MOMENTO}","modulos":${modulos},"fotos":${fotos}}`

const copies: Record<string, () => Promise<Buffer> | Buffer> = {
  'complete copy': () => copyOf({ [KEYS.inventario]: [] }),
  'cut copy': async () => (await copyOf({ [KEYS.inventario]: [] })).subarray(0, -5),
  'copy with a table of 900 MB': () => Buffer.from(`bomberos-respaldo 1 900000000 ${'0'.repeat(64)}\n{}`),
  'copy whose table is no JSON': () => copyAround('no'),
  'copy of 100,000 levels': () => copyAround(tableWith(`{"x":${'['.repeat(1e5)}${']'.repeat(1e5)}}`)),
  'copy of ten million values': () => copyAround(tableWith(`{"x":[${'0,'.repeat(10_000_000)}0]}`)),
  'copy with a picture of 900 MB': () =>
    copyAround(
      tableWith(
        '{}',
        `[{"source":"idb:11111111-2222-3333-4444-555555555555","type":"image/webp","size":900000000,"sha256":"${'0'.repeat(64)}"}]`,
      ),
    ),
  'export of the configuration': () => Buffer.from('{"configuracion":{},"usuarios":[],"timestamp":""}'),
}

const PICTURE_HEADS = { JPEG: '\xff\xd8\xff\xe0', PNG: '\x89PNG\r\n\x1a\n', SVG: '<svg xmlns="x"/>' }

function pngChunk(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body.toString('latin1')))
  return Buffer.concat([size, body, sum])
}

/** Black and white, so that 100 kB hold 900 million pixels. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((side / 8 + 1) * side)
  return Buffer.concat([
    Buffer.from(PICTURE_HEADS.PNG, 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const pictures: Record<string, { file: string; make: () => Buffer }> = {
  'JPEG head named as a table': { file: 'inventario.csv', make: () => head('JPEG') },
  'JPEG head named as a packet': { file: 'reporte.bombero.json', make: () => head('JPEG') },
  'PNG head named as a copy': { file: 'copia.bomberos', make: () => head('PNG') },
  'SVG named as a picture': { file: 'foto.png', make: () => Buffer.from(PICTURE_HEADS.SVG) },
  'page named as a picture': { file: 'foto.jpg', make: () => Buffer.from('<script>alert(1)</script>') },
  'program named as an Excel file': {
    file: 'inventario.xlsx',
    make: () => Buffer.from(`MZ\0\0${'x'.repeat(500)}`),
  },
  'picture of 900 million points': { file: 'enorme.png', make: () => hugePng(30_000) },
}
function head(kind: keyof typeof PICTURE_HEADS): Buffer {
  return Buffer.concat([Buffer.from(PICTURE_HEADS[kind], 'latin1'), Buffer.alloc(400, 7)])
}

const named = async (
  file: string,
  makers: Record<string, () => string | Buffer | Promise<string | Buffer>>,
): Promise<HostileFile[]> =>
  Promise.all(
    Object.entries(makers).map(async ([name, make]) => ({
      name,
      file,
      bytes: Buffer.from((await make()) as Buffer),
    })),
  )

/** The files that the app's tables accept. */
export const GOOD_TABLES: readonly string[] = [
  ...csvFiles().map(({ name }) => name),
  ...Object.keys(excelFiles),
]

/** Files that somebody may give to any importer: valid ones for other importers, and invalid ones. */
export async function hostileFiles(): Promise<HostileFile[]> {
  return [
    ...csvFiles(),
    ...(await named('tabla.csv', badCsv)),
    ...(await named('tabla.xlsx', { ...excelFiles, ...badExcel })),
    ...(await named('reportes.bombero.json', packets)),
    ...(await named('copia.bomberos', copies)),
    ...Object.entries(pictures).map(([name, { file, make }]) => ({ name, file, bytes: make() })),
  ]
}
