import { Interrupted } from '@/sync/talk'
import { backoff } from './pace'

type Work = {
  /** One turn; resolves to the ms after which the next is due by itself, or to null. */
  turn(): Promise<number | null>
  /** Tells of a failure; true: it is tried again by itself. */
  failed(error: unknown): boolean
}

export type Lane = ReturnType<typeof createLane>

/**
 * Work that is done again and again, one turn at a time, and after a failure later and later. A lane knows of no other,
 * so that none waits for another.
 */
export function createLane({ turn, failed }: Work) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  function later(ms: number): void {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void go(), ms)
  }

  async function takeTurn(): Promise<void> {
    try {
      const next = await turn()
      failures = 0
      if (next !== null) later(next)
    } catch (error) {
      if (stopped) return
      if (error instanceof Interrupted || failed(error)) later(backoff(failures++))
    }
  }

  /** Takes a turn now. Asked for during one, it is one more after it. */
  function go(): Promise<void> {
    if (stopped) return Promise.resolve()
    clearTimeout(timer)
    if (running) {
      again = true
      return running
    }
    running = takeTurn().finally(() => {
      running = undefined
      if (again) later(0)
      again = false
    })
    return running
  }

  return {
    go,
    later,
    /** There is something new to do; a lane that fails is not hurried by it. */
    soon: (ms: number): void => later(failures > 0 ? backoff(0) : ms),
    stop(): void {
      stopped = true
      clearTimeout(timer)
    },
  }
}
