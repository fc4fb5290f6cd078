import { get } from 'idb-keyval'
import { usuariosStored } from '@/access/usuarios/stored'
import type { PublicUser, Usuario } from '@/access/usuarios/usuario'
import { announceRemote } from '@/shared/storage/changes'
import { database } from '@/shared/storage/entry/database'
import type { Row } from '@/shared/storage/entry/rows'
import { writeTogether } from '@/shared/storage/entry/together'
import { same } from '@/shared/storage/merge'
import { callCentral } from './http'

/** Until when (ms) each account may sign in here without the central. */
const RIGHTS = 'central-acceso'

type Rights = Readonly<Record<string, number>>

export const offlineRight = async (id: string): Promise<number> =>
  (await get<Rights>(RIGHTS, database()))?.[id] ?? 0

/** What a person's sign-in without the central needs. `until` in ms since 1970, as the central said. */
type Entry = { id: string; secreto: Usuario['secreto']; until: number }

const rightsWith = async ({ id, until }: Entry): Promise<Row> => [
  RIGHTS,
  { ...(await get<Rights>(RIGHTS, database())), [id]: until } satisfies Rights,
]

/**
 * The central's account as this device stores it. It keeps the verifier of the password, which the central never sends,
 * and the mail, which the central does not show to every role.
 */
function kept(account: PublicUser, known: Usuario | undefined, entry: Entry | undefined): Usuario {
  const secreto = entry?.id === account.id ? entry.secreto : known?.secreto
  return { ...account, email: account.email || known?.email || '', ...(secreto && { secreto }) }
}

/** Puts the central's accounts in the place of those that are here; `opens` runs before any screen hears of it. */
async function mirrorUsuarios(
  accounts: readonly PublicUser[],
  entry?: Entry,
  opens?: () => void,
): Promise<void> {
  const { key } = usuariosStored
  let changed = false
  await writeTogether([usuariosStored], async ({ [key]: here }) => {
    const known = new Map((Array.isArray(here) ? (here as Usuario[]) : []).map((user) => [user.id, user]))
    const next = accounts.map((account) => kept(account, known.get(account.id), entry))
    changed = next.length > 0 && !same(next, here)
    return { values: changed ? { [key]: next } : {}, rows: entry ? [await rightsWith(entry)] : [] }
  })
  opens?.()
  if (changed) announceRemote(key)
}

/** Reads the central's accounts; `opens` runs before any screen hears of them. @throws CentralError */
export async function pullUsuarios(entry?: Entry, opens?: () => void): Promise<void> {
  const { usuarios } = await callCentral<{ usuarios: PublicUser[] }>('GET', '/usuarios')
  await mirrorUsuarios(usuarios, entry, opens)
}
