import type { QueryClient } from '@tanstack/react-query'

/**
 * Reads again what is on the screen under a key, and forgets the rest: a screen that opens later reads what is stored
 * then, where a form would begin with the old list and keep it. What is being read stays, because a page waits for it.
 */
export function refreshKey(client: QueryClient, key: string): Promise<void> {
  client.removeQueries({ queryKey: [key], type: 'inactive', fetchStatus: 'idle' })
  return client.invalidateQueries({ queryKey: [key] })
}
