import type { QueryClient } from '@tanstack/react-query'

/** The data to show under a key: this browser's `own`, or something in its place. */
export type Source = (key: string, own: () => Promise<unknown>) => Promise<unknown>

const sources = new WeakMap<QueryClient, Source>()

/** From now on this app shows what `source` gives; with null it shows the browser's own data again. */
export function setSource(client: QueryClient, source: Source | null): void {
  if (source) sources.set(client, source)
  else sources.delete(client)
}

/**
 * What the app shows under a key: what the source gives, or without one this browser's own data. What was begun before
 * the source changed is read again: a page that opens while somebody signs in would show what visitors see.
 */
export async function readFrom<T>(client: QueryClient, key: string, own: () => Promise<T>): Promise<T> {
  const source = sources.get(client)
  const value = source ? ((await source(key, own)) as T) : await own()
  return sources.get(client) === source ? value : readFrom(client, key, own)
}

/**
 * Reads again what is on the screen under a key, and forgets the rest: a screen that opens later reads what is stored
 * then, where a form would begin with the old list and keep it. What is being read stays, because a page waits for it.
 */
export function refreshKey(client: QueryClient, key: string): Promise<void> {
  client.removeQueries({ queryKey: [key], type: 'inactive', fetchStatus: 'idle' })
  return client.invalidateQueries({ queryKey: [key] })
}
