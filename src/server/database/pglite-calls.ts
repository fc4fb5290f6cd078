import type { Worker } from 'node:worker_threads'
import { SilentError } from './database'

export type Call =
  | { call: 'query'; id?: number; sql: string; params: unknown[] }
  | { call: 'begin' | 'unlisten'; id: number }
  | { call: 'end'; id: number; keep: boolean }
  | { call: 'listen'; id: number; channel: string }
  | { call: 'close' | 'forces' }

type Failure = { name: string; message: string; code?: string | undefined }
type Answer = { n: number; value?: unknown; error?: Failure }
type Heard = { heard: number; text: string }

export type Limits = {
  /** In ms: a thread that has something to do and answers nothing for so long is taken for dead. */
  silentMs: number
  died(): unknown
}

/** @throws what the thread says, or SilentError after `limitMs` */
export type Caller = (call: Call, limitMs: number) => Promise<unknown>

/** Looks within `silentMs`. Of a computer that slept for an hour only one look was missed. */
const LOOKS = 4

/** Made where the call was waited for, so that it tells who asked. */
const errorOf = ({ name, message, code }: Failure): Error =>
  Object.assign(new Error(message), { name, ...(code !== undefined && { code }) })

/** A call that nobody waits for any more stays in the thread's hands until it answers. */
type Waiting = { call: Call; answer(given: Omit<Answer, 'n'>): void }

/** Calls the thread, and ends it when it answers no more. */
export function callerOf(thread: Worker, hear: (news: Heard) => void, { silentMs, died }: Limits) {
  const waiting = new Map<number, Waiting>()
  /** Transactions that have begun: until the one ends, all calls that aren't of it wait. */
  const begun = new Set<number>()
  let over: SilentError | undefined
  let count = 0
  /** Looks in a row without a word; before its first word the thread makes or opens the database. */
  let silent = Number.NEGATIVE_INFINITY

  function post(call: Call, answer: Waiting['answer']): void {
    const n = ++count
    waiting.set(n, { call, answer })
    thread.postMessage({ n, ...call })
  }
  const isOf = ({ call }: Waiting) => 'id' in call && call.id !== undefined && begun.has(call.id)
  /** Whether the thread owes an answer: one that waits for a transaction of ours to go on owes nothing. */
  const owes = () => waiting.size > 0 && (begun.size === 0 || [...waiting.values()].some(isOf))

  function end(cause?: unknown): void {
    if (over) return
    over = new SilentError('ended', { cause })
    clearInterval(looks)
    for (const { answer } of waiting.values()) answer({})
    waiting.clear()
    void thread.terminate()
    died()
  }
  const looks = setInterval(() => {
    silent = owes() ? silent + 1 : Math.min(silent, 0)
    if (silent > LOOKS) end()
  }, silentMs / LOOKS)
  looks.unref()

  thread.on('message', (message: Answer | Heard) => {
    silent = 0
    if ('heard' in message) return hear(message)
    const asked = waiting.get(message.n)
    waiting.delete(message.n)
    if (asked?.call.call === 'begin' && !message.error) begun.add(asked.call.id)
    if (asked?.call.call === 'end') begun.delete(asked.call.id)
    asked?.answer(message)
  })
  thread.on('error', end)
  thread.on('exit', () => end())

  const ask: Caller = async (call, limitMs) => {
    if (over) throw over
    let late = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const { value, error } = await new Promise<Omit<Answer, 'n'>>((answered, failed) => {
      timer = setTimeout(() => {
        late = true
        failed(new SilentError('too slow'))
      }, limitMs)
      post(call, (given) => {
        // Nobody would ever end a transaction that begins after its caller has gone.
        if (late && call.call === 'begin' && !given.error && !over)
          post({ call: 'end', id: call.id, keep: false }, () => undefined)
        answered(given)
      })
    }).finally(() => clearTimeout(timer))
    if (over) throw over
    if (error) throw errorOf(error)
    return value
  }

  return {
    ask,
    async close(): Promise<void> {
      if (over) return
      await ask({ call: 'close' }, silentMs)
      over = new SilentError('closed')
      clearInterval(looks)
      await thread.terminate()
    },
  }
}
