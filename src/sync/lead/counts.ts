import { sessionUserId } from '@/access/session'
import { findUsuario } from '@/access/usuarios/find-usuario'
import { seal } from '@/sync/change'
import { type Central, readMember } from '@/sync/member'
import { countOthers } from '@/sync/others/others'
import { inSessionOf, NOBODY, type Parcels, together } from '@/sync/others/parcels'
import type { HeldCount, OthersCount } from '@/sync/state'
import { readHeld } from '@/sync/store'

/** Records that the central has and this device can't show. */
export async function heldIn({ collections }: Pick<Central, 'collections'>): Promise<HeldCount[]> {
  const counts: HeldCount[] = []
  for (const collection of collections) {
    const held = Object.values(await readHeld(collection))
    for (const why of ['espacio', 'ilegible'] as const) {
      const count = held.filter((one) => one === why).length
      if (count > 0) counts.push({ key: collection.key, title: collection.title, count, why })
    }
  }
  return counts
}

/** Stamps what is new and counts it: what goes in this session, and what waits for somebody else's. */
export async function countWaiting({
  collections,
}: Pick<Central, 'collections'>): Promise<{ waiting: number; others: OthersCount[] }> {
  const [member, person] = [await readMember(), sessionUserId() ?? NOBODY]
  const all: Parcels[] = []
  for (const collection of collections) all.push(await seal(collection, member))
  const others = Object.entries(countOthers(all, person)).map(async ([id, count]) => ({
    person: id,
    name: (await findUsuario(id))?.name ?? '',
    count,
  }))
  return {
    waiting: all.reduce((sum, one) => sum + Object.keys(together(inSessionOf(one, person))).length, 0),
    others: await Promise.all(others),
  }
}
