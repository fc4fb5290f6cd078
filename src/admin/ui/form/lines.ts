import * as v from 'valibot'
import { webLink } from '@/shared/lib/url'

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** A form's rule for links, one in each line. */
export const webLines = v.pipe(
  v.string(),
  v.check(
    (text) => linesOf(text).every((line) => webLink(line)),
    'Cada línea debe ser un enlace que empiece con https:// o http://.',
  ),
)
