import { ARCHIVO_BYTES, ARCHIVO_TYPES, type ArchivoKind } from './archivo'
import { decodeText } from './table/decode'
import { TableError } from './table/table-error'
import { openZip, type Zip } from './table/zip-read'

/** In bytes after unpacking: ten times the largest attachment, as tables of numbers pack well. */
const MOST_UNPACKED = 100 * 1024 * 1024

const beginsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((char, at) => bytes[at] === char.charCodeAt(0))

/** A table of text begins with no markup, and holds nothing that isn't written. */
function isTextTable(bytes: Uint8Array): boolean {
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  return text.trim() !== '' && !/^\s*</.test(text) && !/[^\P{Cc}\t\r\n\f\u0080-\u009f]/u.test(text)
}

/** In characters: what a table says of itself is a few thousand. */
const MOST_LISTED = 1024 * 1024

/** Where Excel keeps macros of today and of 1992, and OpenDocument its own. */
const PROGRAM = /vbaproject|(?:^|[\\/])macrosheets[\\/]|^(?:basic|scripts)[\\/]./i
/** Nobody who writes tables spells a type with references. */
const MACROS = /vbaproject|macroenabled|macrosheet|&#|<!doctype/i

/** Of a table: a sheet, its drawings and pictures are some each. */
const MOST_PARTS = 5000

async function textIn(zip: Zip, name: string): Promise<string> {
  let text = ''
  for await (const piece of zip.text(name) ?? []) {
    text += piece
    if (text.length > MOST_LISTED) throw new Error('no list of parts')
  }
  return text
}

/** In UTF-16 each sign stands beside a null, and the words above in none. */
const namesMacros = (types: string): boolean => MACROS.test(types) || types.includes('\0')

async function sheetKind(bytes: Uint8Array): Promise<ArchivoKind | 'bomba' | null> {
  try {
    const zip = openZip(bytes, MOST_UNPACKED)
    if (zip.names().length > MOST_PARTS) return null
    await zip.unpackAll()
    // A table with macros is a program. Excel takes its names in any capitals, and the part under any name.
    if (zip.names().some((name) => PROGRAM.test(name))) return null
    if (zip.has('xl/workbook.xml') && zip.has('[Content_Types].xml'))
      return namesMacros(await textIn(zip, '[Content_Types].xml')) ? null : 'xlsx'
    const isOds =
      zip.has('content.xml') && (await textIn(zip, 'mimetype')).endsWith('.opendocument.spreadsheet')
    return isOds ? 'ods' : null
  } catch (error) {
    return error instanceof TableError ? 'bomba' : null
  }
}

/**
 * What a file is by its bytes: its name and declared type prove nothing. `bomba` is a small file that unpacks to more
 * than a phone can hold; null is nothing that may be attached.
 */
export async function archivoKind(bytes: Uint8Array): Promise<ArchivoKind | 'bomba' | null> {
  if (beginsWith(bytes, '%PDF-')) return 'pdf'
  if (beginsWith(bytes, 'PK\x03\x04')) return sheetKind(bytes)
  return isTextTable(bytes) ? 'csv' : null
}

/** An attached file out of a copy, byte for byte and with its own type; null for what is none, such as a picture. */
export async function admitArchivo(file: Blob): Promise<Blob | null> {
  if (file.size > ARCHIVO_BYTES || file.type.startsWith('image/')) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = await archivoKind(bytes)
  return kind && kind !== 'bomba' ? new Blob([bytes], { type: ARCHIVO_TYPES[kind] }) : null
}
