const tails = new Map<string, Promise<unknown>>()

/** Without the Web Locks API only this tab's writes are queued, which is all a browser that old allows. */
function queue<T>(name: string, task: () => Promise<T>): Promise<T> {
  const run = (tails.get(name) ?? Promise.resolve()).then(task, task)
  tails.set(
    name,
    run.catch(() => undefined),
  )
  return run
}

/** Runs the task alone among all tabs that use the same name. */
export function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  try {
    if (globalThis.navigator?.locks) return navigator.locks.request(name, task) as Promise<T>
  } catch {
    // A sandboxed origin throws on access: fall through to this tab's own queue.
  }
  return queue(name, task)
}

/**
 * Keeps the name to this tab until what it resolves with is called; null where another tab has it for longer than
 * `waitMs`. Without the Web Locks API every tab gets it.
 */
export function holdLock(name: string, waitMs: number): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const held = () => new Promise<void>((release) => resolve(release))
    try {
      const { locks } = navigator
      if (!locks) return resolve(() => undefined)
      locks.request(name, { signal: AbortSignal.timeout(waitMs) }, held).catch(() => resolve(null))
    } catch {
      resolve(() => undefined)
    }
  })
}
