import { Worker } from 'node:worker_threads'
import type { Database, Query } from './database'

type Call =
  | { call: 'query'; id?: number; sql: string; params: unknown[] }
  | { call: 'begin' | 'unlisten'; id: number }
  | { call: 'end'; id: number; keep: boolean }
  | { call: 'listen'; id: number; channel: string }
  | { call: 'close' }

type Failure = { name: string; message: string; code?: string | undefined }
type Answer = { n: number; value?: unknown; error?: Failure }
type Heard = { heard: number; text: string }

/** Calls the thread; when it has ended, every call fails. */
function callerOf(thread: Worker, hear: (news: Heard) => void) {
  const waiting = new Map<number, (answer: Omit<Answer, 'n'>) => void>()
  let ended: Failure | undefined
  let count = 0
  thread.on('message', (message: Answer | Heard) => {
    if ('heard' in message) return hear(message)
    waiting.get(message.n)?.(message)
    waiting.delete(message.n)
  })
  const end = (error: Failure) => {
    ended ??= error
    for (const answer of waiting.values()) answer({ error: ended })
    waiting.clear()
  }
  thread.on('error', end)
  thread.on('exit', () => end({ name: 'Error', message: 'The database has ended.' }))

  return async (call: Call): Promise<unknown> => {
    if (ended) throw errorOf(ended)
    const n = ++count
    const { value, error } = await new Promise<Omit<Answer, 'n'>>((answered) => {
      waiting.set(n, answered)
      thread.postMessage({ n, ...call })
    })
    if (error) throw errorOf(error)
    return value
  }
}

/** Made where the call was waited for, so that it tells who asked. */
const errorOf = ({ name, message, code }: Failure): Error =>
  Object.assign(new Error(message), { name, ...(code !== undefined && { code }) })

/** PostgreSQL in this process, in a thread of its own. Without a folder it lives in memory. */
export async function openPglite(folder?: string): Promise<Database> {
  const thread = new Worker(new URL('./pglite-thread.mjs', import.meta.url), {
    workerData: { ...(folder && { dataDir: folder }) },
    execArgv: [],
  })
  const hearers = new Map<number, (text: string) => void>()
  const ask = callerOf(thread, ({ heard, text }) => hearers.get(heard)?.(text))
  let count = 0

  const queryOf =
    (id?: number): Query =>
    async (sql, params = []) =>
      (await ask({ call: 'query', sql, params: [...params], ...(id && { id }) })) as never

  const query = queryOf()
  await query('select 1')
  return {
    query,
    async transaction(task) {
      const id = ++count
      await ask({ call: 'begin', id })
      const end = (keep: boolean) => ask({ call: 'end', id, keep })
      const result = await task(queryOf(id)).catch(async (error) => {
        await end(false)
        throw error
      })
      await end(true)
      return result
    },
    async listen(channel, hear) {
      const id = ++count
      hearers.set(id, hear)
      await ask({ call: 'listen', id, channel })
      return async () => {
        hearers.delete(id)
        await ask({ call: 'unlisten', id })
      }
    },
    async close() {
      await ask({ call: 'close' })
      await thread.terminate()
    },
  }
}
