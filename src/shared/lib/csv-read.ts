import { unguard } from './csv'

const SAMPLE_LINES = 20
const DELIMITERS = ['\t', ';'] as const

/** Text of a file in UTF-8, in the UTF-16 of Excel's "Unicode text", or else in the Windows code page. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Most lines of a semicolon file have semicolons; a comma file has few, though its semicolon twin has commas. */
function delimiterOf(text: string): string {
  const unquoted = text.replace(/"[^"]*"/g, '')
  const lines = unquoted
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
  const common = (mark: string) => lines.filter((line) => line.includes(mark)).length * 2 > lines.length
  return DELIMITERS.find(common) ?? ','
}

/** Rows of a CSV text; commas, semicolons or tabs, with or without a BOM. Blank lines stay, so that lines count. */
export async function readCsv(text: string): Promise<string[][]> {
  const { default: Papa } = await import('papaparse')
  const body = text.replace(/^\uFEFF/, '')
  const announced = /^sep=(.)(\r\n|\r|\n)/i.exec(body)
  const delimiter = announced?.[1] ?? delimiterOf(body)
  const { data } = Papa.parse<string[]>(announced ? body.replace(/^sep=./i, '') : body, { delimiter })
  return data.map((row) => row.map(unguard))
}
