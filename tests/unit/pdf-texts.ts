/** What the page shows, from the text operators of an uncompressed PDF in the Windows code page. */
export async function pdfTexts(blob: Blob): Promise<string[]> {
  const source = new TextDecoder('windows-1252').decode(await blob.arrayBuffer())
  return [...source.matchAll(/\(((?:\\.|[^\\)])*)\)\s*Tj/g)].map(([, text = '']) =>
    text.replace(/\\(.)/g, '$1').replaceAll('\u00a0', ' '),
  )
}
