import { tooLarge } from './table-error'

/** `tag` is everything between a tag's name and its end, for `attribute`. */
export type XmlHandler = {
  open(name: string, tag: string): void
  close?(name: string): void
  text?(text: string): void
}

/** No cell, style or name is this long. Waiting longer for its end would mean reading all of a bomb. */
const LONGEST = 1024 * 1024

const TAG = /<(\/?)(?:[\w.-]+:)?([\w.-]+)([^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*)>/y
const ASIDES = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
        if (name) return ENTITIES.get(name) ?? whole
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole
      })
    : text

/** Finds an attribute with any prefix. */
export function attribute(name: string): (tag: string) => string | undefined {
  const pattern = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  return (tag) => {
    const found = pattern.exec(tag)
    return found ? unescaped(found[1] ?? found[2] ?? '') : undefined
  }
}

/** Reads the complete tags in `buffer` and returns the rest. */
function consume(buffer: string, handler: XmlHandler): string {
  let at = 0
  for (;;) {
    const start = buffer.indexOf('<', at)
    if (start < 0) return buffer.slice(at)
    const aside = buffer[start + 1] === '!' || buffer[start + 1] === '?'
    if (aside) {
      const kind = ASIDES.find(([mark]) => buffer.startsWith(mark, start))
      const end = kind ? buffer.indexOf(kind[1], start + kind[0].length) : -1
      if (!kind && buffer.length - start > 9) throw new Error('markup that no sheet has')
      if (!kind || end < 0) return buffer.slice(at)
      if (start > at) handler.text?.(unescaped(buffer.slice(at, start)))
      if (kind[0] === '<![CDATA[') handler.text?.(buffer.slice(start + kind[0].length, end))
      at = end + kind[1].length
      continue
    }
    TAG.lastIndex = start
    const tag = TAG.exec(buffer)
    if (!tag) return buffer.slice(at)
    if (start > at) handler.text?.(unescaped(buffer.slice(at, start)))
    const [, slash, name = '', rest = ''] = tag
    if (!slash) handler.open(name, rest)
    if (slash || rest.endsWith('/')) handler.close?.(name)
    at = TAG.lastIndex
  }
}

/**
 * Reads the XML of an Excel part piece by piece, ignoring prefixes.
 * @throws TableError when it is too much, Error when it is no XML
 */
export async function scanXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  let rest = ''
  let depth = 0
  const balanced: XmlHandler = {
    open(name, tag) {
      depth++
      handler.open(name, tag)
    },
    close(name) {
      depth--
      handler.close?.(name)
    },
    text: (text) => handler.text?.(text),
  }
  for await (const piece of pieces) {
    rest = consume(rest + piece, balanced)
    if (rest.length > LONGEST) throw tooLarge()
  }
  if (rest.trim() !== '' || depth !== 0) throw new Error('cut markup')
}
