import type { Brigada } from '@/server/brigada/brigada'
import type { Database } from '@/server/database/database'
import type { Schemas } from '@/server/database/schemas'
import { factsOf } from '@/server/log'
import { type Counts, createCounts } from '@/server/metrics'
import { openOne, type Shared } from './opening'
import type { Sitio } from './table'

/** In ms: who asks for one that takes longer to open is told to come back. */
const PATIENCE_MS = 5000
/** In ms: how long one that couldn't be opened is left alone. */
const AGAIN_MS = 10_000

/** One brigade as this process knows it, be it in its memory or not. */
export type Entry = Sitio & {
  database: Database
  counts: Counts
  open: Promise<Brigada> | undefined
  /** Answers under way, open streams too. */
  active: number
  /** In ms since 1970: when something was last asked of it. */
  used: number
  /** In ms since 1970: when it last couldn't be opened. */
  failed: number
}

/** The brigades of a process, by the name under which people reach them: each is in its memory while it is used. */
export function createBrigadas(shared: Shared, schemas: Schemas) {
  let entries = new Map<string, Entry>()

  const entryOf = (sitio: Sitio): Entry => ({
    ...sitio,
    ...{ database: schemas.of(sitio.esquema), counts: createCounts() },
    ...{ open: undefined, active: 0, used: 0, failed: 0 },
  })

  const failed = (entry: Entry) => (error: unknown) =>
    shared.log('brigada', { brigada: entry.esquema, ...factsOf(error) })

  async function close(entry: Entry): Promise<void> {
    const { open } = entry
    entry.open = undefined
    await open?.then((brigada) => brigada.close()).catch(failed(entry))
  }

  /** @throws what hinders it; who asks again soon gets the same without another try */
  async function opened(entry: Entry): Promise<Brigada> {
    entry.used = Date.now()
    if (!entry.open) {
      if (Date.now() - entry.failed < AGAIN_MS) throw new Error('it could not be opened a moment ago')
      const open = openOne(shared, entry)
      entry.open = open
      open.catch((error) => {
        failed(entry)(error)
        entry.failed = Date.now()
        if (entry.open === open) entry.open = undefined
      })
    }
    return entry.open
  }

  return {
    find: (host: string): Entry | undefined => entries.get(host),
    all: (): Entry[] => [...entries.values()],
    opened,

    /** The same, for somebody who waits: null where it takes too long or fails. */
    async openedSoon(entry: Entry): Promise<Brigada | null> {
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<null>((over) => {
        timer = setTimeout(() => over(null), PATIENCE_MS)
      })
      return Promise.race([opened(entry), late])
        .catch(() => null)
        .finally(() => clearTimeout(timer))
    },

    /** What is no longer in the table, or has another schema, is closed; what is new waits until somebody asks. */
    async keep(sitios: readonly Sitio[]): Promise<void> {
      const before = entries
      const stays = ({ anfitrion, esquema }: Sitio) => {
        const known = before.get(anfitrion)
        return known?.esquema === esquema ? known : undefined
      }
      entries = new Map(sitios.map((sitio) => [sitio.anfitrion, stays(sitio) ?? entryOf(sitio)]))
      const gone = [...before.values()].filter((entry) => entries.get(entry.anfitrion) !== entry)
      await Promise.all(gone.map(close))
    },

    /** Lets go of those that nobody used for so long, and for which nothing waits to be told. */
    async letGo(idleMs: number): Promise<void> {
      const isIdle = ({ active, used }: Entry) => active === 0 && Date.now() - used >= idleMs
      for (const entry of entries.values()) {
        if (!entry.open || !isIdle(entry)) continue
        const waits = await entry.open.then(({ central }) => central.avisos.waits()).catch(() => false)
        // Somebody may have come meanwhile.
        if (!waits && isIdle(entry)) await close(entry)
      }
    },

    close: async (): Promise<void> => void (await Promise.all([...entries.values()].map(close))),
  }
}

export type Brigadas = ReturnType<typeof createBrigadas>
