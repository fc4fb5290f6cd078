import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { factsOf, type Log } from '@/server/log'
import type { Progress } from '@/server/progress'
import { sentenceOf } from '@/shared/lib/spoken-error'

/** In ms: more often nobody reads it. */
const TELL_MS = 300

type Task = {
  /** The long task. It goes on when nobody listens any more. */
  run: (progress: Progress) => Promise<void>
  /** What is said of its end. */
  found?: () => Promise<object>
  log: Log
  /** What the log calls it. */
  name: string
  /** For the person, where it failed for a reason that only the log knows. */
  failed: string
}

/**
 * Answers with lines of JSON while a long task runs: `{ paso, hecho, de }` as it goes on, and at last `{ fin: true }` or
 * `{ error }`.
 */
export function tellSteps(c: Context, { run, found, log, name, failed }: Task): Response {
  c.header('Content-Type', 'application/x-ndjson')
  return stream(c, async (out) => {
    let told = 0
    let last = ''
    const say = (line: object) => out.writeln(JSON.stringify(line)).catch(() => undefined)
    try {
      await run((paso, hecho, de) => {
        if (paso === last && Date.now() - told < TELL_MS) return
        ;[told, last] = [Date.now(), paso]
        void say({ paso, hecho, de })
      })
      await say({ ...(await found?.()), fin: true })
    } catch (error) {
      log(name, factsOf(error))
      await say({ error: sentenceOf(error) ?? failed })
    }
  })
}
