import type { Locks } from '@/sync/lead/leadership'

type Grant = (lock: Lock | null) => unknown
type Asked = { client: string; grant: () => void }
type Held = { client: string; steal: () => void }

/** The browser's lock manager for exclusive locks: a queue for each name, requests that are aborted, and theft. */
export class MemoryLocks {
  private readonly queues = new Map<string, Asked[]>()
  private readonly held = new Map<string, Held>()

  private next(name: string): void {
    if (!this.held.has(name)) this.queues.get(name)?.shift()?.grant()
  }

  holders = (name: string): string[] => {
    const held = this.held.get(name)
    return held ? [held.client] : []
  }

  /** Resolves when everything that follows from what was done has happened: nothing here waits for a clock. */
  settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

  client(client: string): Locks & { close(): void } {
    const request = (name: string, { steal, signal }: LockOptions, task: Grant): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const queue = this.queues.get(name) ?? []
        this.queues.set(name, queue)
        const grant = () => {
          const held: Held = {
            client,
            steal: () => reject(new DOMException('stolen', 'AbortError')),
          }
          this.held.set(name, held)
          const release = () => {
            if (this.held.get(name) !== held) return
            this.held.delete(name)
            this.next(name)
          }
          Promise.resolve()
            .then(() => task({ name, mode: 'exclusive' }))
            .then(resolve, reject)
            .finally(release)
        }
        const asked = { client, grant }
        signal?.addEventListener('abort', () => {
          const at = queue.indexOf(asked)
          if (at < 0) return
          queue.splice(at, 1)
          reject(signal.reason)
        })
        if (steal) {
          this.held.get(name)?.steal()
          grant()
        } else {
          queue.push(asked)
          this.next(name)
        }
      })
    return {
      request: request as Locks['request'],
      query: async () => ({
        held: Array.from(this.held, ([name, { client: clientId }]) => ({
          name,
          clientId,
          mode: 'exclusive' as const,
        })),
        pending: [],
      }),
      close: () => {
        for (const queue of this.queues.values())
          queue.splice(0, queue.length, ...queue.filter((asked) => asked.client !== client))
        for (const [name, held] of this.held)
          if (held.client === client) {
            this.held.delete(name)
            this.next(name)
          }
      },
    }
  }
}
