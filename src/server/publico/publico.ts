import { type Database, SilentError } from '@/server/database/database'
import type { Hub } from '@/server/hub'
import { factsOf, type Log } from '@/server/log'
import { toDay } from '@/shared/lib/fecha'
import { FIRMAS } from '@/sync/publico/publico'
import { type PublicCopy, type Read, readCopy } from './copy'
import { COUNTED, SHOWN } from './read'

/** In ms. If the database takes longer than this, readers get the last copy. */
export const PATIENCE_MS = 1000
/** In ms. A figure may be this far behind the services and items that it is counted from. */
const FIGURES_MS = 5000

export type PublicSource = {
  /**
   * What is public now, or the last copy of it where the database takes its time.
   * @throws where there is none yet and the database doesn't answer
   */
  current(): Promise<PublicCopy>
  close(): Promise<void>
}

type Reading = { copy: Promise<PublicCopy>; patience: Promise<void> }

/**
 * Reads what is public once per change, as soon as it changed, so that no reader waits for it. Most of what devices
 * write all day is not public and makes nobody read.
 */
export function createPublicSource(database: Database, hub: Hub, log: Log): PublicSource {
  let last: Read | undefined
  /** The public changes heard of, and those among them that the copy has. */
  let heard = 1
  let seen = 0
  let reading: Reading | undefined
  let counting: ReturnType<typeof setTimeout> | undefined
  /** In ms since 1970: when the last change of a figure was looked at. */
  let counted = 0
  let closed = false

  /** Reads again where something changed meanwhile: whoever publishes and then looks must find it. */
  async function read(): Promise<PublicCopy> {
    for (let times = 0; ; times++) {
      const upTo = heard
      const copy = await database.transaction((query) => readCopy(query, last))
      last = copy
      seen = upTo
      if (seen === heard || times > 0) return copy
    }
  }

  function readTogether(): Reading {
    if (reading) return reading
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise<void>((over) => {
      timer = setTimeout(over, PATIENCE_MS)
    })
    const copy = read().finally(() => {
      clearTimeout(timer)
      reading = undefined
    })
    copy.catch((error) => log('error', factsOf(error)))
    reading = { copy, patience }
    return reading
  }

  function countSoon(): void {
    if (counting || closed || !(last || reading)) return
    const wait = Math.max(0, counted + FIGURES_MS - Date.now())
    counting = setTimeout(async () => {
      counting = undefined
      counted = Date.now()
      // What is being read may have begun before the change.
      await reading?.copy.catch(() => undefined)
      if (!closed) readTogether()
    }, wait)
    counting.unref()
  }

  hub.on(({ channel, colecciones }) => {
    if (channel === 'despachos' || channel === 'entregas') return
    const isOf = (keys: readonly string[]) => !colecciones || colecciones.some((key) => keys.includes(key))
    if (isOf([...SHOWN, FIRMAS])) {
      heard++
      // Before the first reader there is nothing to bring up to date.
      if (last && !closed) readTogether()
    } else if (isOf(COUNTED)) countSoon()
  })

  return {
    async current() {
      const copy = last
      if (copy && seen === heard && copy.day === toDay(new Date())) return copy
      const { copy: fresh, patience } = readTogether()
      const instead = () => {
        if (copy) return copy
        throw new SilentError('nothing read yet')
      }
      return Promise.race([fresh.catch(instead), patience.then(instead)])
    },
    async close() {
      closed = true
      clearTimeout(counting)
      await reading?.copy.catch(() => undefined)
    },
  }
}
