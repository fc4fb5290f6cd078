import * as v from 'valibot'
import { ROLES } from '@/access/roles'
import { isEmail } from '@/shared/lib/form/rules'

/** A line that a database can hold. */
export const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))

export const nombre = v.pipe(line(200), v.minLength(1))
export const correo = v.pipe(line(200), isEmail)
export const password = v.pipe(v.string(), v.maxLength(200))
export const role = v.picklist(ROLES)
