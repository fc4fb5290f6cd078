/** Characters outside the Windows code page: a PDF's standard fonts can't draw them. */
const UNKNOWN = /[^\n -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+/gu

/**
 * The text in characters that a PDF's standard fonts can draw: `Ș` becomes `S`, an emoji `?`. A single unknown
 * character would turn its whole line into other letters.
 */
export const pdfText = (text: string): string =>
  text.normalize('NFC').replace(UNKNOWN, (run) => {
    const plain = run.normalize('NFKD').replace(UNKNOWN, '')
    return plain || (/[\p{L}\p{N}\p{P}\p{S}]/u.test(run) ? '?' : '')
  })
