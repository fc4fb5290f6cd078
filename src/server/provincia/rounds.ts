import { waiting } from '@/server/avisos/queue'
import { LOOK_MS, tend } from '@/server/copies/keep'
import { copiasIn } from '@/server/copies/kept'
import { factsOf, type Log } from '@/server/log'
import type { Brigadas, Entry } from './brigadas'
import { bringUpToDate, folderOf } from './opening'

/** In ms: a brigade that nobody asks for goes out of the memory. */
const IDLE_MS = 15 * 60_000

type Round = { brigadas: Brigadas; folder: string; smtp: string | undefined; log: Log; idleMs?: number }

/**
 * Does for one brigade after the other what a central does by itself, those that nobody asks for too: the step to this
 * version, the copy of the night, and what waits to be told. One that fails keeps no other waiting for long. Ends with the
 * returned function, which waits for what is under way.
 */
export function keepRounds({ brigadas, folder, smtp, log, idleMs = IDLE_MS }: Round) {
  const upToDate = new Set<string>()
  let ended = false

  async function visit(entry: Entry): Promise<void> {
    const { database, esquema } = entry
    const own = folderOf(folder, esquema)
    if (!upToDate.has(esquema)) {
      await bringUpToDate(database, own)
      upToDate.add(esquema)
    }
    await tend(database, copiasIn(own), (event, facts) => log(event, { brigada: esquema, ...facts }))
    if (!entry.open && (await waiting(database.query, smtp))) await brigadas.opened(entry)
  }

  async function round(): Promise<void> {
    for (const entry of brigadas.all()) {
      if (ended) return
      await visit(entry).catch((error) => log('tareas', { brigada: entry.esquema, ...factsOf(error) }))
    }
    await brigadas.letGo(idleMs).catch((error) => log('tareas', factsOf(error)))
  }

  let under = 0
  let running: Promise<void> = Promise.resolve()
  function now(): Promise<void> {
    under++
    running = running.then(round).finally(() => under--)
    return running
  }
  void now()
  // A round may take longer than the time between two.
  const timer = setInterval(() => void (under === 0 && now()), LOOK_MS)
  timer.unref()
  return {
    /** One more, now. */
    now,
    async end(): Promise<void> {
      ended = true
      clearInterval(timer)
      await running
    },
  }
}
