import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import { webLink } from '@/shared/lib/url'

/** A form's rule for a text that must not be empty. `sentence` is shown beside the field. */
export const required = (sentence: string) => v.pipe(v.string(), v.trim(), v.minLength(1, sentence))

/** A form's rule for a mail address, in the spec's words (§5). */
export const isEmail = v.email<string, string>('Ingrese un email válido')

/** A day (`YYYY-MM-DD`) until `hoy`, with one sentence for what is no day and one for a day that is still to come. */
export const pastDay = (hoy: string, noDay: string, later = noDay) =>
  v.pipe(
    v.string(),
    v.check(isDay, noDay),
    v.check((day) => day <= hoy, later),
  )

/** The same, or nothing. */
export const maybePastDay = (hoy: string, noDay: string, later = noDay) =>
  v.union([v.literal(''), pastDay(hoy, noDay, later)], noDay)

export const NO_LINK = 'Cada línea debe ser un enlace que empiece con https:// o http://.'

/** Links, as they are stored. */
export const webLinks = v.array(
  v.pipe(
    v.string(),
    v.check((line) => webLink(line) !== undefined, NO_LINK),
  ),
)

/** What a field says that has too many letters, rows or files. */
export const tooMany = (most: number, what: string) => `Aquí caben ${most} ${what} como máximo.`

/** The toast of a form that isn't saved: each wrong field says what is wrong with it. */
export const MARKED_FIELDS = ['No se guardó.', 'Revise los campos marcados.'] as const
