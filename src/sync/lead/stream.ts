import { backoff } from '@/shared/task/task'

/**
 * In ms: the central says something every 25 s. A line that is silent for so long has died, though nobody closed it.
 */
const SILENT_MS = 55_000

/** What is used of an EventSource. */
export type Stream = Pick<EventSource, 'addEventListener' | 'close' | 'onerror' | 'readyState' | 'CLOSED'>

export type Hears = {
  /** Somebody wrote. The first comes at once: that may have been between the last call and now. */
  changed(): void
  /** The session with the central is over, or the account is not what it was. */
  over(): void
  /** The line died. `listenTo` opens it again, after a longer wait each time. */
  lost(): void
}

const afterwards = (ms: number, task: () => void): (() => void) => {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}

/** Listens to the central's hints. Returns how to stop. */
export function listenTo(
  { changed, over, lost }: Hears,
  open = (): Stream => new EventSource('/api/eventos'),
  after = afterwards,
): () => void {
  let failures = 0
  let stream: Stream | undefined
  let cancel = () => {}

  const next = (ms: number, task: () => void) => {
    cancel()
    cancel = after(ms, task)
  }
  const end = () => {
    cancel()
    stream?.close()
  }
  const broken = () => {
    end()
    lost()
    next(backoff(failures++), begin)
  }
  const on = (event: string, task: () => void) =>
    stream?.addEventListener(event, () => {
      failures = 0
      next(SILENT_MS, broken)
      task()
    })

  function begin(): void {
    const opened = open()
    stream = opened
    on('cambio', changed)
    on('pulso', () => {})
    on('salida', over)
    on('cuenta', over)
    // The browser tries again by itself unless it was refused.
    opened.onerror = () => opened.readyState === opened.CLOSED && broken()
    next(SILENT_MS, broken)
  }

  begin()
  return end
}
