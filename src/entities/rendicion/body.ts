import { excerpt, plainText } from '@/shared/lib/markdown/markdown'
import { fold } from '@/shared/lib/text'
import { EXCERPT_LENGTH } from './filters'
import type { Rendicion } from './rendicion'

const FIRST_HEADING = /^\s*#[ \t]([^\n]*)\n?/

const letters = (text: string) =>
  fold(plainText(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The body without a first heading that only repeats the title, which stands above it already. */
export function bodyOf({ titulo, cuerpoMarkdown }: Rendicion): string {
  const heading = FIRST_HEADING.exec(cuerpoMarkdown)
  const repeats = heading !== null && letters(heading[1] ?? '') === letters(titulo)
  return repeats ? cuerpoMarkdown.slice(heading[0].length) : cuerpoMarkdown
}

/** The card's first 200 characters (spec §2.8). */
export const excerptOf = (rendicion: Rendicion): string => excerpt(bodyOf(rendicion), EXCERPT_LENGTH)
