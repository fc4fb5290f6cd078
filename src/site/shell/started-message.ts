import type { QueryClient } from '@tanstack/react-query'

type Started = Partial<Record<string, string>>

const KEY = ['mensaje-empezado']

/** Keeps what was typed into the home page's form for the contact page, which goes on with it. */
export const carryMessage = (client: QueryClient, typed: Started): void => {
  client.setQueryData(KEY, typed)
}

/** What was carried here, once. */
export function takeMessage(client: QueryClient): Started | undefined {
  const typed = client.getQueryData<Started>(KEY)
  client.removeQueries({ queryKey: KEY })
  return typed
}
