import { get, set } from 'idb-keyval'
import { photoId } from '@/shared/lib/picture/photo-source'
import { database, relaxedDatabase } from '@/shared/storage/entry/database'
import type { Stamp } from '@/sync/stamp'

/** The photos that the central's records name, each with the last word on a record that names it. */
export type Named = ReadonlyMap<string, Stamp>

/** A photo that the central hadn't got: when it was last asked for (ms), how often, and its record's last word then. */
type Lack = { at: number; tries: number; stamp: Stamp }

/** What is known of the photos at one central, by id. Earlier versions didn't keep `lacks`. */
export type Known = { epoca: string; there: string[]; refused: string[]; lacks?: Record<string, Lack> }

const KNOWN = 'central-fotos'

/** In ms: its sender may have sent the record only just now; one that stays away is asked for ever less often. */
const FIRST_MS = 10_000
const LAST_MS = 6 * 60 * 60_000

/** What is known of photos that a record still names: of others it would only grow. */
export async function readKnown(epoca: string, named: Named): Promise<Required<Known>> {
  const known = await get<Known>(KNOWN, database())
  // A central that came back from an older copy may lack what it once had.
  if (known?.epoca !== epoca) return { epoca, there: [], refused: [], lacks: {} }
  const stamps = new Map(Array.from(named, ([source, stamp]) => [photoId(source), stamp]))
  const still = (ids: readonly string[]) => ids.filter((id) => stamps.has(id))
  const lacks = Object.entries(known.lacks ?? {}).filter(([id, { stamp }]) => stamps.get(id) === stamp)
  return {
    epoca,
    there: still(known.there),
    refused: still(known.refused),
    lacks: Object.fromEntries(lacks),
  }
}

export const writeKnown = (known: Known): Promise<void> => set(KNOWN, known, relaxedDatabase())

/** When (ms) a photo that the central lacked is asked for again. */
export const dueAgain = ({ at, tries }: Lack): number => at + Math.min(FIRST_MS * 2 ** (tries - 1), LAST_MS)

export const lackedAgain = (lack: Lack | undefined, stamp: Stamp, at: number): Lack => ({
  at,
  tries: (lack?.tries ?? 0) + 1,
  stamp,
})
