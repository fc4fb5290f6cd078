import { get, set } from 'idb-keyval'
import { CentralError } from '@/access/central/http'
import { photoId, photosNamedIn } from '@/shared/lib/picture/photo-source'
import { listPhotos } from '@/shared/storage/device/photos'
import { database, relaxedDatabase } from '@/shared/storage/entry/database'
import { StorageError } from '@/shared/storage/errors'
import { forInSlices } from '@/shared/storage/slices'
import type { Collection } from '@/sync/collections'
import { isAlive, recordOf } from '@/sync/fields'
import type { Member } from '@/sync/member'
import { lastStamp } from '@/sync/shadow'
import type { Stamp } from '@/sync/stamp'
import type { PhotoState } from '@/sync/state'
import { readShadow } from '@/sync/store'
import { bringPhoto, sendPhoto } from './transfer'

/** The photos that the central's records name, each with the last word on a record that names it. */
type Named = ReadonlyMap<string, Stamp>

/** A photo that the central hadn't got: when it was last asked for (ms), how often, and its record's last word then. */
type Lack = { at: number; tries: number; stamp: Stamp }

/** What is known of the photos at one central, by id. Earlier versions didn't keep `lacks`. */
type Known = { epoca: string; there: string[]; refused: string[]; lacks?: Record<string, Lack> }

const KNOWN = 'central-fotos'

/** In ms: its sender may have sent the record only just now; one that stays away is asked for ever less often. */
const FIRST_MS = 10_000
const LAST_MS = 6 * 60 * 60_000

/** What is known of photos that a record still names: of others it would only grow. What is here lacks no more. */
async function readKnown(epoca: string, named: Named, here: ReadonlySet<string>): Promise<Required<Known>> {
  const known = await get<Known>(KNOWN, database())
  // A central that came back from an older copy may lack what it once had.
  if (known?.epoca !== epoca) return { epoca, there: [], refused: [], lacks: {} }
  const stamps = new Map(Array.from(named, ([source, stamp]) => [photoId(source), stamp]))
  const arrived = new Set(Array.from(here, photoId))
  const still = (ids: readonly string[]) => ids.filter((id) => stamps.has(id))
  const lacks = Object.entries(known.lacks ?? {}).filter(
    ([id, { stamp }]) => stamps.get(id) === stamp && !arrived.has(id),
  )
  return {
    epoca,
    there: still(known.there),
    refused: still(known.refused),
    lacks: Object.fromEntries(lacks),
  }
}

const writeKnown = (known: Known): Promise<void> => set(KNOWN, known, relaxedDatabase())

/** When (ms) a photo that the central lacked is asked for again: at once where this device's clock was set back since. */
const dueAgain = ({ at, tries }: Lack, now: number): number =>
  at > now ? now : at + Math.min(FIRST_MS * 2 ** (tries - 1), LAST_MS)

const lackedAgain = (lack: Lack | undefined, stamp: Stamp, at: number): Lack => ({
  at,
  tries: (lack?.tries ?? 0) + 1,
  stamp,
})

/** So many are brought before the photos that wait to be sent are looked for again. */
const BATCH = 20

async function namedAtCentral(collections: readonly Collection[]): Promise<Named> {
  const named = new Map<string, string>()
  for (const collection of collections)
    await forInSlices(Object.entries((await readShadow(collection))?.rows ?? {}), ([id, fields]) => {
      if (!isAlive(fields)) return
      const stamp = lastStamp(fields)
      for (const source of photosNamedIn(JSON.stringify(recordOf(id, fields))))
        if (stamp > (named.get(source) ?? '')) named.set(source, stamp)
    })
  return named
}

type Plan = { send: string[]; bring: string[] }

/** In how many ms the first photo that the central lacks is asked for again; null: it lacks none. */
function nextDue({ lacks }: Required<Known>, now: number): number | null {
  const dues = Object.values(lacks).map((lack) => Math.max(dueAgain(lack, now) - now, 0))
  return dues.length > 0 ? Math.min(...dues) : null
}

/** What is to go and to come, from what the records name, what this device has and what is known. Pure. */
function planOf(named: Named, here: ReadonlySet<string>, known: Required<Known>, now: number): Plan {
  const settled = new Set([...known.there, ...known.refused])
  const dues = new Map(Object.entries(known.lacks).map(([id, lack]) => [id, dueAgain(lack, now)]))
  const isDue = (source: string) => (dues.get(photoId(source)) ?? 0) <= now
  return {
    send: [...named.keys()].filter((source) => here.has(source) && !settled.has(photoId(source))),
    bring: [...named.keys()].filter((source) => !here.has(source) && isDue(source)),
  }
}

/** Takes one task after another. One that fails holds up no other; a lost network ends it. @throws the last failure */
async function each(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  let failure: unknown
  for (const task of tasks)
    try {
      await task()
    } catch (error) {
      if (!(error instanceof CentralError) || error.status === 0) throw error
      console.warn('Una fotografía espera', error)
      failure = error
    }
  if (failure) throw failure
}

/** Brings a photo that this device lacks, or notes when it is asked for again. @throws CentralError, StorageError */
async function bring(source: string, stamp: string, known: Required<Known>): Promise<void> {
  const id = photoId(source)
  const { [id]: lack, ...others } = known.lacks
  const lacks = { ...others, [id]: lackedAgain(lack, stamp, Date.now()) }
  try {
    if (await bringPhoto(source)) known.there.push(id)
    known.lacks = known.there.includes(id) ? others : lacks
  } catch (error) {
    if (!(error instanceof CentralError) || error.status === 0) throw error
    known.lacks = lacks
    throw error
  } finally {
    await writeKnown(known)
  }
}

/** Too much has come, or the central can't store: the next photo would fare no better now. */
const LATER: readonly number[] = [429, 503, 507]

const isLater = (error: unknown) => error instanceof CentralError && LATER.includes(error.status)

/** Sends a photo that the central lacks, unless it refuses it for good. @throws CentralError */
async function send(source: string, central: string | undefined, known: Required<Known>): Promise<void> {
  const taken = await sendPhoto(source, central)
  ;(taken ? known.there : known.refused).push(photoId(source))
  await writeKnown(known)
}

/**
 * Sends the photos of records that the central has, and brings some of those that this device lacks. Which they are is
 * derived each time; what was done is kept after each. Returns in how many ms there is more to do; null: when a record
 * changes. @throws CentralError
 */
export async function exchangePhotos(
  collections: readonly Collection[],
  { epoca, central }: Pick<Member, 'epoca' | 'central'>,
  tell: (state: Omit<PhotoState, 'since'>) => void,
): Promise<number | null> {
  const named = await namedAtCentral(collections)
  const here = new Set(await listPhotos())
  const known = await readKnown(epoca, named, here)
  const plan = planOf(named, here, known, Date.now())
  let waiting = plan.send.length
  const say = (full = false) => tell({ waiting, full, refused: known.refused.length })
  say()
  const batch = plan.bring.slice(0, BATCH)
  let takesNone = false
  try {
    await each([
      ...plan.send.map((source) => async () => {
        if (takesNone) return
        await send(source, central, known).catch((error: unknown) => {
          takesNone = isLater(error)
          throw error
        })
        waiting--
        say()
      }),
      ...batch.map((source) => () => bring(source, named.get(source) ?? '', known)),
    ])
  } catch (error) {
    if (!(error instanceof StorageError && error.reason === 'quota')) throw error
    say(true)
    return null
  }
  say()
  if (plan.bring.length > batch.length) return 0
  return nextDue(known, Date.now())
}
