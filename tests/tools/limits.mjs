/**
 * Each limit only ends what hangs. On two slow or busy processors a second of work takes a minute, which is no fault, so
 * none of them says how fast anything is.
 */

/** For what one line of a test waits: something on a page, a condition, a process that starts. */
export const WAIT_MS = 2 * 60_000

/** For one test, and for what a file does before its tests. */
export const TEST_MS = 8 * 60_000

/** For one step of `npm test`: less than whoever runs the whole waits for it. */
export const STEP_MS = 60 * 60_000
