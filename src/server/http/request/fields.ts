import * as v from 'valibot'
import { ROLES } from '@/access/roles'
import { isEmail } from '@/shared/lib/form/rules'
import { newUuid } from '@/shared/storage/ids'

/** A line that a database can hold. */
export const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))

export const nombre = v.pipe(line(200), v.minLength(1))
export const correo = v.pipe(line(200), isEmail)
export const password = v.pipe(v.string(), v.maxLength(200))
export const role = v.picklist(ROLES)

/** What a citizen writes on a page of the site, and how to answer them. */
export const citizenText = v.object({
  /** Made by the sender, so that one whose answer got lost can be sent again. */
  envio: v.optional(v.pipe(v.string(), v.uuid()), newUuid),
  nombre,
  email: correo,
  telefono: v.optional(line(60), ''),
  texto: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(10_000)),
})
