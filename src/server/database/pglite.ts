import { Worker } from 'node:worker_threads'
import { SpokenError } from '@/shared/lib/spoken-error'
import { type Database, type Query, SilentError, STATEMENT_MS } from './database'
import { type Call, type Caller, callerOf, type Limits } from './pglite-calls'

/** In ms: its longest statement took two; then it comes back no more. */
const SILENT_MS = 60_000
/** In ms: making a new database takes a small computer a minute. */
const OPEN_MS = 5 * 60_000

async function demandOpen(ask: Caller): Promise<void> {
  try {
    await ask({ call: 'query', sql: 'select 1', params: [] }, OPEN_MS)
  } catch (error) {
    if (!(error instanceof SilentError)) throw error
    throw new SpokenError('La base de datos de la central no abre.', { cause: error.cause })
  }
}

/**
 * PostgreSQL in this process, in a thread of its own. Without a folder it lives in memory. `died` hears when the thread
 * answers no more: it is ended, every call fails from then on, and only a new process opens the database again.
 */
export async function openPglite(folder?: string, options: Partial<Limits> = {}): Promise<Database> {
  const { silentMs = SILENT_MS, died = () => undefined } = options
  const thread = new Worker(new URL('./pglite-thread.mjs', import.meta.url), {
    workerData: { ...(folder && { dataDir: folder }) },
    execArgv: [],
  })
  const hearers = new Map<number, (text: string) => void>()
  let isOpen = false
  const limits = { silentMs, died: () => isOpen && died() }
  const { ask, close } = callerOf(thread, ({ heard, text }) => hearers.get(heard)?.(text), limits)
  /** Only one process uses a folder. */
  const tasks = new Set<number>()
  let count = 0

  const queryOf =
    (limitMs: number, id?: number): Query =>
    async (sql, params = []) =>
      (await ask({ call: 'query', sql, params: [...params], ...(id && { id }) }, limitMs)) as never

  const query = queryOf(STATEMENT_MS)
  await demandOpen(ask)
  isOpen = true
  return {
    query,
    async transaction(task, limitMs = STATEMENT_MS) {
      const id = ++count
      const tell = (call: Call) => ask(call, limitMs)
      await tell({ call: 'begin', id })
      const result = await task(queryOf(limitMs, id)).catch(async (error) => {
        const ended = tell({ call: 'end', id, keep: false }).catch(() => undefined)
        if (!(error instanceof SilentError)) await ended
        throw error
      })
      await tell({ call: 'end', id, keep: true })
      return result
    },
    async listen(channel, hear) {
      const id = ++count
      hearers.set(id, hear)
      await ask({ call: 'listen', id, channel }, STATEMENT_MS)
      return async () => {
        hearers.delete(id)
        await ask({ call: 'unlisten', id }, STATEMENT_MS)
      }
    },
    async alone(number, task) {
      if (tasks.has(number)) return false
      tasks.add(number)
      await task().finally(() => tasks.delete(number))
      return true
    },
    durability: async () => ((await ask({ call: 'forces' }, STATEMENT_MS)) === true ? 'forced' : 'missing'),
    close,
  }
}
