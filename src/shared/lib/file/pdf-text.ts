/** What the standard fonts of a PDF can't draw: everything outside the Windows code page. */
const UNKNOWN = /[^\n -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+/gu

/**
 * A text as a PDF's standard fonts can draw it: `Ș` becomes `S`, an emoji `?`. A single letter that they don't know
 * would turn its whole line into other letters.
 */
export const pdfText = (text: string): string =>
  text.normalize('NFC').replace(UNKNOWN, (run) => {
    const plain = run.normalize('NFKD').replace(UNKNOWN, '')
    return plain || (/[\p{L}\p{N}\p{P}\p{S}]/u.test(run) ? '?' : '')
  })
