const texts = (source: string, found: RegExp) => [...source.matchAll(found)]

/** What each glyph of a font stands for, by the object number of the font's map. */
function glyphsOf(source: string, map: string): Map<string, string> {
  const stream = new RegExp(`(?:^|\\n)${map} 0 obj[\\s\\S]*?endstream`).exec(source)?.[0] ?? ''
  return new Map(
    texts(stream, /<([0-9a-f]{4})><([0-9a-f]{4})>/gi).map(([, glyph = '', code = '']) => [
      glyph.toLowerCase(),
      String.fromCharCode(Number.parseInt(code, 16)),
    ]),
  )
}

/** Each font by its name in the pages. */
function fontsOf(source: string): Map<string, Map<string, string>> {
  const objects = new Map(
    texts(source, /(?:^|\n)(\d+) 0 obj([\s\S]*?)endobj/g).map(([, n = '', body = '']) => [n, body]),
  )
  return new Map(
    texts(source, /\/(F\d+) (\d+) 0 R/g).flatMap(([, name = '', n = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(n) ?? '')?.[1]
      return map ? [[name, glyphsOf(source, map)] as const] : []
    }),
  )
}

/** What the pages of an uncompressed PDF show, line by line, read through the maps that its fonts bring. */
export async function pdfTexts(blob: Blob): Promise<string[]> {
  const source = new TextDecoder('windows-1252').decode(await blob.arrayBuffer())
  const fonts = fontsOf(source)
  let font = ''
  return texts(source, /\/(F\d+) [\d.]+ Tf|<([0-9a-f]*)>\s*Tj/gi).flatMap(([, name, shown]) => {
    font = name ?? font
    if (shown === undefined) return []
    const glyphs = shown.toLowerCase().match(/.{4}/g) ?? []
    return [
      glyphs
        .map((glyph) => fonts.get(font)?.get(glyph) ?? '\ufffd')
        .join('')
        .replaceAll('\u00a0', ' '),
    ]
  })
}
