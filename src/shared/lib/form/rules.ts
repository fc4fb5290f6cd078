import * as v from 'valibot'

/** A form's rule for a text that must not be empty. `sentence` is shown beside the field. */
export const required = (sentence: string) => v.pipe(v.string(), v.trim(), v.minLength(1, sentence))

/** A form's rule for a mail address, in the spec's words (§5). */
export const isEmail = v.email<string, string>('Ingrese un email válido')

/** The toast of a form that isn't saved: each wrong field says what is wrong with it. */
export const MARKED_FIELDS = ['No se guardó.', 'Revise los campos marcados.'] as const
