/** In ms: after a failure, then for each further one twice as long, up to the last. */
const FIRST_MS = 5000
const LAST_MS = 5 * 60_000

/** Between half of it and all of it, so that not all devices come back at once. */
export const jitter = (ms: number): number => ms * (0.5 + Math.random() / 2)

/** How long to wait after so many failures in a row; 0 for the first. */
export const backoff = (failures: number): number => jitter(Math.min(FIRST_MS * 2 ** failures, LAST_MS))
