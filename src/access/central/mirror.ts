import { get, update } from 'idb-keyval'
import { usuariosStored } from '@/access/usuarios/stored'
import type { PublicUser, Usuario } from '@/access/usuarios/usuario'
import { announceRemote } from '@/shared/storage/changes'
import { database } from '@/shared/storage/entry/database'
import { writeTogether } from '@/shared/storage/entry/together'
import { same } from '@/shared/storage/merge'
import { callCentral } from './http'

/** Until when (ms) each account may sign in here without the central. */
const RIGHTS = 'central-acceso'

type Rights = Readonly<Record<string, number>>

export const offlineRight = async (id: string): Promise<number> =>
  (await get<Rights>(RIGHTS, database()))?.[id] ?? 0

/** `until` in ms since 1970, as the central said. */
export const grantOffline = (id: string, until: number): Promise<void> =>
  update<Rights>(RIGHTS, (rights) => ({ ...rights, [id]: until }), database())

type Secret = { id: string; secreto: Usuario['secreto'] }

/**
 * The central's account as this device stores it. It keeps the verifier of the password, which the central never sends,
 * and the mail, which the central does not show to every role.
 */
function kept(account: PublicUser, known: Usuario | undefined, secret: Secret | undefined): Usuario {
  const secreto = secret?.id === account.id ? secret.secreto : known?.secreto
  return { ...account, email: account.email || known?.email || '', ...(secreto && { secreto }) }
}

/** Puts the central's accounts in the place of those that are here; `opens` runs before any screen hears of it. */
async function mirrorUsuarios(
  accounts: readonly PublicUser[],
  secret?: Secret,
  opens?: () => void,
): Promise<void> {
  const { key } = usuariosStored
  let changed = false
  await writeTogether([usuariosStored], async ({ [key]: here }) => {
    const known = new Map((Array.isArray(here) ? (here as Usuario[]) : []).map((user) => [user.id, user]))
    const next = accounts.map((account) => kept(account, known.get(account.id), secret))
    changed = next.length > 0 && !same(next, here)
    return { values: changed ? { [key]: next } : {}, rows: [] }
  })
  opens?.()
  if (changed) announceRemote(key)
}

/** Reads the central's accounts; `opens` runs before any screen hears of them. @throws CentralError */
export async function pullUsuarios(secret?: Secret, opens?: () => void): Promise<void> {
  const { usuarios } = await callCentral<{ usuarios: PublicUser[] }>('GET', '/usuarios')
  await mirrorUsuarios(usuarios, secret, opens)
}
