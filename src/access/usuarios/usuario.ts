import * as v from 'valibot'
import { ROLES } from '@/access/roles'

/** A system user (spec §3). Sample passwords are in the sample data only, never in storage (contract §2). */
export const usuarioSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  email: v.string(),
  role: v.picklist(ROLES),
  active: v.boolean(),
  createdAt: v.string(),
  avatar: v.optional(v.string()),
  /** PBKDF2-SHA256 of a password that its owner chose: base64 salt and hash, and the rounds. */
  secreto: v.optional(v.object({ salt: v.string(), hash: v.string(), rounds: v.number() })),
})

export type Usuario = v.InferOutput<typeof usuarioSchema>

/** What a session and a screen may see of a user: never a password (contract §2). */
export type PublicUser = Omit<Usuario, 'secreto'>

/** What a central needs to know of a new account. */
export type NewAccount = Pick<PublicUser, 'name' | 'email' | 'role'>

export function withoutSecrets({ secreto: _secreto, ...user }: Usuario): PublicUser {
  return user
}
