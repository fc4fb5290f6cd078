import * as v from 'valibot'

/** A form's rule for a mail address, in the spec's words (§5). */
export const isEmail = v.email<string, string>('Ingrese un email válido')

/** Why a form isn't saved; what is wrong stands beside each field. */
export const MARKED_FIELDS = 'Revise los campos marcados.'
