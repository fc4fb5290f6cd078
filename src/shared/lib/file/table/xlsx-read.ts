import { type Sheet, sheetOr } from './sheet'
import { dayStyles } from './xlsx-dates'
import { readSheet, unescapeText } from './xlsx-sheet'
import { attribute, scanXml } from './xml-scan'
import { openZip, type Zip } from './zip-read'

const idOf = attribute('Id')
const referenceOf = attribute('id')
const nameOf = attribute('name')
const targetOf = attribute('Target')
const typeOf = attribute('Type')
const date1904 = attribute('date1904')
const stateOf = attribute('state')

type Part = { id: string; type: string; path: string }

function partOf(zip: Zip, path: string | undefined): AsyncIterable<string> {
  const text = path === undefined ? null : zip.text(path)
  if (!text) throw new Error(`no ${path}`)
  return text
}

/** The parts that a part of the file refers to. */
async function relatedTo(zip: Zip, path: string): Promise<Part[]> {
  const slash = path.lastIndexOf('/') + 1
  const parts: Part[] = []
  await scanXml(partOf(zip, `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`), {
    open(name, tag) {
      if (name !== 'Relationship') return
      const { pathname } = new URL(targetOf(tag) ?? '', `file:///${path}`)
      parts.push({
        id: idOf(tag) ?? '',
        type: (typeOf(tag) ?? '').replace(/^.*\//, ''),
        path: decodeURI(pathname).slice(1),
      })
    },
  })
  return parts
}

async function readWorkbook(pieces: AsyncIterable<string>) {
  const sheets: { name: string; id: string; hidden: boolean }[] = []
  let from1904 = false
  await scanXml(pieces, {
    open(name, tag) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(date1904(tag) ?? '')
      else if (name === 'sheet')
        sheets.push({
          name: unescapeText(nameOf(tag) ?? ''),
          id: referenceOf(tag) ?? '',
          hidden: /hidden/i.test(stateOf(tag) ?? ''),
        })
    },
  })
  return { sheets, from1904 }
}

/** The texts that cells refer to by number, without their pronunciation. */
async function readStrings(pieces: AsyncIterable<string>): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let within = false
  let phonetic = false
  await scanXml(pieces, {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') phonetic = true
      else if (name === 't') within = !phonetic
    },
    text(more) {
      if (within) text += more
    },
    close(name) {
      if (name === 'si') strings.push(unescapeText(text))
      else if (name === 'rPh') phonetic = false
      else if (name === 't') within = false
    },
  })
  return strings
}

/**
 * Reads the sheets of a workbook, in its order. Their memory, rows and columns are limited while they are read.
 * @throws TableError in Spanish, or Error when it is no Excel file
 */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  const zip = openZip(bytes)
  const book = (await relatedTo(zip, '')).find(({ type }) => type === 'officeDocument')?.path
  const { sheets, from1904 } = await readWorkbook(partOf(zip, book))
  const parts = await relatedTo(zip, book ?? '')
  const pathOf = (kind: string) => parts.find(({ type }) => type === kind)?.path
  const [strings, styles] = [pathOf('sharedStrings'), pathOf('styles')]
  const workbook = {
    strings: strings ? await readStrings(partOf(zip, strings)) : [],
    days: styles ? await dayStyles(partOf(zip, styles)) : [],
    from1904,
  }
  if (sheets.length === 0) throw new Error('no sheet')
  const found: Sheet[] = []
  for (const { id, name, hidden } of sheets) {
    const path = parts.find((part) => part.id === id)?.path
    const read = () => readSheet(partOf(zip, path), workbook)
    found.push({ name, hidden, ...(await sheetOr(read, sheets.length > 1)) })
  }
  return found
}
