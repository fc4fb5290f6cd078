/** In ms: whoever asks while a read stands still for so long waits for it no more. */
const PATIENCE_MS = 1000

const patience = async (work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((over) => {
    timer = setTimeout(over, PATIENCE_MS)
  })
  await Promise.race([work.then(nothing, nothing), late])
  clearTimeout(timer)
}

const nothing = () => undefined

/**
 * One read for all who ask while another one is under way. Each gets the result of one that began after they asked, so
 * that nobody misses what was written before.
 */
export function together<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined

  async function inTurn(): Promise<T> {
    if (running) await patience(running)
    running = next
    next = undefined
    return read()
  }
  return () => {
    next ??= Promise.resolve().then(inTurn)
    return next
  }
}
