/** What the fonts of a document can draw, as ranges of a regular expression; the test holds them to the files. */
const DRAWN =
  '\\u0020-\\u007e\\u00a0-\\u024f\\u0259\\u0268\\u0289\\u02bc\\u02c6\\u02dc\\u0300-\\u0304\\u0306-\\u030c\\u0323' +
  '\\u0327-\\u0328\\u0330-\\u0332\\u0391-\\u03a1\\u03a3-\\u03a9\\u03b1-\\u03c9\\u1e00-\\u1efb\\u2002-\\u2003\\u2007' +
  '\\u2009-\\u200a\\u2010-\\u2015\\u2018-\\u201e\\u2020-\\u2022\\u2026\\u202f-\\u2030\\u2032-\\u2033\\u2039-\\u203a\\u2044' +
  '\\u2070-\\u2071\\u2074-\\u208e\\u2090-\\u2094\\u20a1\\u20ac\\u2116\\u2122\\u2126\\u212b\\u2150-\\u215e' +
  '\\u2190-\\u2195\\u21d2\\u2202\\u2206\\u2211-\\u2212\\u2215\\u2219-\\u221a\\u221e\\u2229\\u222b\\u2248' +
  '\\u2260-\\u2261\\u2264-\\u2265\\u25a0-\\u25a1\\u25aa\\u25b2\\u25ba\\u25bc\\u25ca-\\u25cb\\u25cf\\u2605-\\u2606' +
  '\\u2610-\\u2612\\u2713-\\u2714\\u2717\\ufb01-\\ufb02\\ufffd'

const UNDRAWN = new RegExp(`[^\\n${DRAWN}]+`, 'gu')

/** Letters, numbers and signs: what somebody would miss. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A run of characters that the fonts lack, by plainer ones; empty where it has none. */
const plainer = (run: string): string => run.normalize('NFKD').replace(UNDRAWN, '')

/**
 * The text in characters that a document's fonts can draw: what they lack by its plainer form, and where it has none, as
 * with an emoji, by `?`.
 */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(UNDRAWN, (run) => plainer(run) || (SEEN.test(run) ? '?' : ''))

/** The letters and signs of a text that a document would show as others or as `?`, each once, in their order. */
export function undrawable(text: string): string[] {
  const runs = text.normalize('NFC').match(UNDRAWN) ?? []
  const letters = runs.flatMap((run) =>
    [...new Intl.Segmenter('es').segment(run)].map(({ segment }) => segment),
  )
  return [...new Set(letters.filter((letter) => SEEN.test(letter)))]
}
