import type { Moment } from './moments'

/** In ms: after a failure, then for each further one twice as long, up to the last. */
const FIRST_MS = 5000
const LAST_MS = 5 * 60_000

/** Between half of it and all of it, so that the devices of a whole canton don't come back at once. */
export const jitter = (ms: number): number => ms * (0.5 + Math.random() / 2)

/** In ms: how long to wait after so many failures in a row; 0 for the first. */
export const backoff = (failures: number): number => jitter(Math.min(FIRST_MS * 2 ** failures, LAST_MS))

type Work = {
  /** One turn. Resolves to the ms after which the next is due by itself, to 'later' to be tried again as after a failure, or to nothing. */
  turn(): Promise<number | 'later' | null> | Promise<void>
  /** What the console says of a failure; or a function that tells of it, and returns true if the turn is tried again by itself. */
  failed: string | ((error: unknown) => boolean)
  /** When a turn is asked for. */
  when?: readonly Moment[]
}

export type Task = ReturnType<typeof createTask>

/**
 * Work in the background that is done again and again, one turn at a time, and after a failure later and later. A task
 * knows of no other, so that none waits for another.
 *
 *     const cifras = createTask({ turn: count, failed: 'No se pudo contar', when: [onSessionChange, written([KEY])] })
 *     await cifras.go()   // at once; asked for during a turn, the one after it, which all who ask share
 *     cifras.later(300)   // once nobody asked for 300 ms: writes that follow each other go together
 *     cifras.stop()
 */
export function createTask({ turn, failed, when = [] }: Work) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the next turn comes by itself, in ms of this page's life. */
  let due = Number.POSITIVE_INFINITY
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let stopped = false

  function later(ms: number): void {
    clearTimeout(timer)
    if (stopped) return
    due = performance.now() + ms
    timer = setTimeout(() => void go(), ms)
  }

  function again(error: unknown): boolean {
    if (typeof failed === 'function') return failed(error)
    console.warn(failed, error)
    return false
  }

  async function takeTurn(): Promise<void> {
    try {
      const wait = await turn()
      if (wait === 'later') return later(backoff(failures++))
      failures = 0
      if (typeof wait === 'number') later(wait)
    } catch (error) {
      if (!stopped && again(error)) later(backoff(failures++))
    }
  }

  /** Resolves when a turn that began after this was asked for has ended. */
  function go(): Promise<void> {
    if (stopped) return Promise.resolve()
    clearTimeout(timer)
    due = Number.POSITIVE_INFINITY
    if (running) {
      next ??= running.then(() => {
        next = undefined
        return go()
      })
      return next
    }
    running = takeTurn().finally(() => {
      running = undefined
    })
    return running
  }

  const stops = when.map((moment) => moment(() => void go()))

  return {
    go,
    later,
    /** There is something new to do; a task that fails is neither hurried by it nor put off. */
    soon: (ms: number): void =>
      later(failures > 0 ? Math.min(backoff(0), Math.max(due - performance.now(), 0)) : ms),
    stop(): void {
      stopped = true
      clearTimeout(timer)
      for (const stop of stops) stop()
    },
  }
}
