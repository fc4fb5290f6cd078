import { slowHash, slowMatches } from '@/shared/lib/file/slow-hash'
import { SAMPLE_PASSWORDS } from './seed'
import type { Usuario } from './usuario'

type Secret = NonNullable<Usuario['secreto']>

/** Never stored in clear (contract §2). @throws RefusedError without https */
export const hashPassword = (password: string): Promise<Secret> => slowHash(password)

/** Whether this device can check a password of theirs. */
export const hasPassword = ({ id, secreto }: Usuario): boolean =>
  secreto !== undefined || SAMPLE_PASSWORDS[id] !== undefined

/** Checks the user's own password, or the sample one while they have none. @throws RefusedError without https */
export const passwordMatches = async ({ id, secreto }: Usuario, password: string): Promise<boolean> =>
  secreto ? slowMatches(secreto, password) : SAMPLE_PASSWORDS[id] === password
