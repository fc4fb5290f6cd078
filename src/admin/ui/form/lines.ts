import * as v from 'valibot'
import { NO_LINK, webLinks } from '@/shared/lib/form/rules'

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** A form's rule for links, one in each line. */
export const webLines = v.pipe(
  v.string(),
  v.check((text) => v.is(webLinks, linesOf(text)), NO_LINK),
)
