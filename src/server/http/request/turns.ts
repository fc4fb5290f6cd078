/** So many devices are told of a change at once. */
const AT_ONCE = 10
/** In ms: the others one after the other, so far apart. Of a hundred the last one hears of it after two seconds. */
const STEP_MS = 20

/**
 * Spreads out in time what many devices are told: each of them asks then, and all of them at once would keep waiting
 * whoever is writing.
 */
export function createTurns(now = () => performance.now()) {
  let free = 0
  /** In ms: how long one of so many readers waits for its turn. */
  return (readers: number): number => {
    if (readers <= AT_ONCE) return 0
    const time = now()
    free = Math.max(free, time - AT_ONCE * STEP_MS) + STEP_MS
    return Math.max(0, free - time)
  }
}
