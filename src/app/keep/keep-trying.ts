const FIRST_MS = 5000
const LONGEST_MS = 5 * 60_000

/** A random wait of half to all of `ms`, so that the phones of a whole canton don't come back at once. */
const withJitter = (ms: number) => ms * (0.5 + Math.random() / 2)

/**
 * Runs rounds of sending for as long as the tab lives: when the network or the person is back, and ever later again while
 * one resolves to 'later'. Returns what asks for a round: they run one after another, and whoever asks during one gets the
 * next.
 */
export function keepTrying(round: () => Promise<'done' | 'later'>): () => Promise<void> {
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function turn(): Promise<void> {
    clearTimeout(retry)
    failures = (await round()) === 'later' ? failures + 1 : 0
    if (failures > 0)
      retry = setTimeout(again, withJitter(Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS)))
  }

  function send(): Promise<void> {
    if (running) {
      next ??= running.then(() => {
        next = undefined
        return send()
      })
      return next
    }
    running = turn()
      .catch((error: unknown) => console.error('No se pudo enviar', error))
      .finally(() => {
        running = undefined
      })
    return running
  }
  const again = () => void send()

  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again())
  return send
}
