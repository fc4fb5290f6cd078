/** A busy phone may never be idle: after this time the task runs all the same. */
const LATEST_MS = 2000

/** Runs `task` when the phone is idle, so that the screen comes first. Safari knows no idle callbacks. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: LATEST_MS })
  else setTimeout(task, LATEST_MS)
}
