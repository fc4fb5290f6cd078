import { SYNC_TAG } from './device'

/** Missing in TypeScript's library: Firefox and Safari don't have it. */
type Waking = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/**
 * Asks the browser to wake the worker once there is a network, even with the app closed. Where it can't, nothing is lost:
 * the app sends when it is opened.
 */
export async function wakeLater(): Promise<void> {
  try {
    const registration: Waking | undefined = await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register(SYNC_TAG)
  } catch {
    // Refused by the person's settings: the app sends when it is opened.
  }
}
