import type { QueryClient } from '@tanstack/react-query'

/** What stands in the place of this browser's data under a key; undefined: nothing does. */
export type Source = (key: string) => Promise<unknown> | undefined

const sources = new WeakMap<QueryClient, Source>()

/** From now on this app shows that instead of what the browser has stored; null: its own data again. */
export function setSource(client: QueryClient, source: Source | null): void {
  if (source) sources.set(client, source)
  else sources.delete(client)
}

/** What the app shows under a key: this browser's own data, unless somebody else's stands in its place. */
export const readFrom = <T>(client: QueryClient, key: string, own: () => Promise<T>): Promise<T> =>
  (sources.get(client)?.(key) as Promise<T> | undefined) ?? own()
