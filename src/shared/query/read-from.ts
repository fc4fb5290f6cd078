import type { QueryClient } from '@tanstack/react-query'

/** The data to show in place of this browser's own under a key; undefined where its own is shown. */
export type Source = (key: string) => Promise<unknown> | undefined

const sources = new WeakMap<QueryClient, Source>()

/** From now on this app shows what `source` gives; with null it shows the browser's own data again. */
export function setSource(client: QueryClient, source: Source | null): void {
  if (source) sources.set(client, source)
  else sources.delete(client)
}

/** What the app shows under a key: what the source gives, or else this browser's own data. */
export const readFrom = <T>(client: QueryClient, key: string, own: () => Promise<T>): Promise<T> =>
  (sources.get(client)?.(key) as Promise<T> | undefined) ?? own()
