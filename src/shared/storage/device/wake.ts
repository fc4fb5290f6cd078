/** Missing in TypeScript's library: Firefox and Safari don't have it. */
type Waking = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/**
 * Asks the browser to wake the worker with this tag once there is a network, even with the app closed. Where it can't, nothing is lost:
 * the app sends when it is opened.
 */
export async function wakeLater(tag: string): Promise<void> {
  try {
    const registration: Waking | undefined = await navigator.serviceWorker?.getRegistration()
    await registration?.sync?.register(tag)
  } catch {
    // Refused by the person's settings: the app sends when it is opened.
  }
}
