const tails = new Map<string, Promise<unknown>>()

/**
 * A queue for browsers without the Web Locks API: it orders this tab's writes, which is all that such a browser allows.
 */
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
    // A sandboxed origin throws on access: use this tab's own queue.
  }
  return queue(name, task)
}

/**
 * Holds the lock for this tab until the returned function is called; null when another tab keeps it for longer than
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
