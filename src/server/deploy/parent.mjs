/** In ms: how often it is looked at. */
const LOOK_MS = 500

/** As it was at the start: the shell may end before somebody watches it. */
const shell = process.ppid

/**
 * Calls `gone` when the shell in which npm started this process has ended. A shell that is told to end passes no signal
 * on, and what npm started would go on with nobody who knows of it. Without npm nothing is watched.
 * @param {() => void} gone
 */
export function whenShellEnds(gone) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    gone()
  }, LOOK_MS)
  timer.unref()
}
