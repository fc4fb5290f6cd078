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

/** `ENERO - OCTUBRE 2026`, `de enero a octubre de 2026`, `Mes: octubre 2026`: the whole of these months. */
const MONTHS = new RegExp(
  String.raw`\b(?:(?:${MONTH})\s*(?:-|–|—|a|al|hasta)\s*|mes\b[\s:]*(?:de\s+)?)(${MONTH})(?:,?\s*(?:del?\s*)?(\d{4}))?\b`,
  'g',
)
const YEAR =
  /\b(?:ejercicio(?: (?:fiscal|economico))?|ano(?: fiscal)?|periodo(?: fiscal)?)\b[\s:]*(?:del?\s+)?(20\d\d)\b/g

const foldTitles = (titles: readonly string[]) =>
  fold(titles.join('\n')).replaceAll('setiembre', 'septiembre')
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * The day of which the titles above a cédula say that its figures are, as `YYYY-MM-DD`; the last one, where they say
 * several: `Al 31 de octubre`, or the last one of the months that they name. A day without its year has that of the titles (`Ejercicio 2026`); without any it is undefined.
 */
export function corteIn(titles: readonly string[]): string | undefined {
  const text = foldTitles(titles)
  const years = [...new Set(text.match(/\b20\d\d\b/g))]
  const found = [...text.matchAll(CUT)].flatMap(([, day, month, own, whole]) => {
    const year = own ?? (years.length === 1 ? years[0] : undefined)
    const written = whole ?? (year && `${day}/${MESES.indexOf(month ?? '') + 1}/${year}`)
    return (written && parseDay(written)) || []
  })
  const months = [...text.matchAll(MONTHS)].flatMap(([, name = '', own]) => {
    const year = Number(own ?? (years.length === 1 ? years[0] : undefined))
    const month = MESES.indexOf(name) + 1
    return Number.isNaN(year) ? [] : (parseDay(`${lastDayOf(year, month)}/${month}/${year}`) ?? [])
  })
  return (found.length > 0 ? found : months).sort().at(-1)
}

/**
 * The fiscal year that the titles above a cédula name, `Ejercicio fiscal 2026`, or else that of its cut; undefined where
 * they name none, or several.
 */
export function ejercicioIn(titles: readonly string[]): number | undefined {
  const years = new Set([...foldTitles(titles).matchAll(YEAR)].map(([, year]) => Number(year)))
  if (years.size > 0) return years.size === 1 ? [...years][0] : undefined
  const corte = corteIn(titles)
  return corte ? Number(corte.slice(0, 4)) : undefined
}
