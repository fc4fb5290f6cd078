import { createContext, use } from 'react'

/** The only way to load the page anew: it waits for unfinished writes, which the old page would lose. */
export function createReload() {
  const tasks = new Set<() => Promise<unknown>>()
  return {
    /** Called and waited for before the page is let go. Returns how to take it back. */
    before(task: () => Promise<unknown>): () => void {
      tasks.add(task)
      return () => void tasks.delete(task)
    },
    /** Loads the page anew, once what was typed is on disk. */
    async run(): Promise<void> {
      await Promise.allSettled([...tasks].map((task) => task()))
      location.reload()
    },
  }
}

export type Reload = ReturnType<typeof createReload>

/** The running app's own: see `createApp`. */
export const ReloadContext = createContext<Reload | null>(null)

export function useReload(): Reload {
  const reload = use(ReloadContext)
  if (!reload) throw new Error('No ReloadContext above this component')
  return reload
}
