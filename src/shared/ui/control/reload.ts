const tasks = new Set<() => Promise<unknown>>()

/** Called and waited for before `reload` lets the page go. Returns how to take it back. */
export function beforeReload(task: () => Promise<unknown>): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Loads the page anew, once what was typed is on disk: a page that goes takes an unfinished write along. */
export async function reload(): Promise<void> {
  await Promise.allSettled([...tasks].map((task) => task()))
  location.reload()
}
