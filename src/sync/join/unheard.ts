import { readJournal } from '@/shared/storage/entry/journal'
import { readRaw } from '@/shared/storage/entry/local'
import { writeRows } from '@/shared/storage/entry/rows'
import { readUnseen, rowOfUnseen } from '@/shared/storage/entry/unseen'
import { readWhole } from '@/shared/storage/entry/whole'
import { type Collection, collections, type StoredRecord } from '@/sync/collections'
import { readMember } from '@/sync/member'
import { listOf } from '@/sync/shadow'
import { ownIn } from './own'

/** Signing in reads the configuration, and reading an object writes its defaults. */
async function isBlank(collection: Collection): Promise<boolean> {
  const { key, only, migrations } = collection
  if (!only) return readRaw(key) === null && (await readJournal(key)) === undefined
  const stored = listOf(collection, await readWhole({ key, migrations })) as StoredRecord[] | undefined
  return ownIn(collection, stored ?? []).length === 0
}

/**
 * On a device that hasn't joined a brigade's central yet: what nobody wrote here is unknown, and no sample stands in its
 * place. Joining takes each list off. Somebody signed in, the network went away, and all night the panel said two
 * services, three people and $809.236 of equipment that nobody has.
 */
export async function markUnheard(): Promise<void> {
  const { epoca, left } = await readMember()
  if (epoca || left) return
  const all = collections()
  const blank = await Promise.all(all.map(isBlank))
  const unheard = all.flatMap(({ key }, n) => (blank[n] ? [key] : []))
  await writeRows([rowOfUnseen([...(await readUnseen()), ...unheard])])
}
