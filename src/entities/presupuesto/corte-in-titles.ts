import { MESES } from '@/shared/lib/fecha'
import { parseDay } from '@/shared/lib/file/cells'
import { fold } from '@/shared/lib/text'

const MONTH = MESES.join('|')
/** `al 31 de octubre de 2026`, `hasta el 31/10/2026`, `Corte: 2026-10-31`; a day of printing is none of these. */
const CUT = new RegExp(
  String.raw`\b(?:al|hasta(?: el)?|corte)\b[\s:]*` +
    String.raw`(?:(\d{1,2})\s*(?:de\s*)?(${MONTH})(?:,?\s*(?:del?\s*)?(\d{4}))?|(\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}-\d{1,2}-\d{1,2}))`,
  'g',
)

/**
 * The day of which the titles above a cédula say that its figures are, as `YYYY-MM-DD`; the last one, where they say
 * several. A day without its year has that of the titles (`Ejercicio 2026`); without any it is undefined.
 */
export function corteIn(titles: readonly string[]): string | undefined {
  const text = fold(titles.join('\n')).replaceAll('setiembre', 'septiembre')
  const years = [...new Set(text.match(/\b20\d\d\b/g))]
  const found = [...text.matchAll(CUT)].flatMap(([, day, month, own, whole]) => {
    const year = own ?? (years.length === 1 ? years[0] : undefined)
    const written = whole ?? (year && `${day}/${MESES.indexOf(month ?? '') + 1}/${year}`)
    return (written && parseDay(written)) || []
  })
  return found.sort().at(-1)
}
