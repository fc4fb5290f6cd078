/** In ms. A tap that falls into longer work waits for all of it. */
const SLICE_MS = 12

/**
 * Lets the browser handle what waits. No timer: a hidden tab's comes once a second or later, and the lock of a list may
 * be held meanwhile.
 */
export const rest = (): Promise<void> =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      go()
    })
    port1.start()
    port2.postMessage(null)
  })

/** Calls `each` for all of a list, in their order, in slices between which the browser handles what waits. */
export async function forInSlices<T>(list: readonly T[], each: (one: T) => void): Promise<void> {
  let since = performance.now()
  for (const one of list) {
    each(one)
    if (performance.now() - since < SLICE_MS) continue
    await rest()
    since = performance.now()
  }
}

/** How many records take a slow phone as long to sort or count as a screen to draw. */
const LONG_LIST = 500

/** Between two steps of work with a long list. */
export const restAfter = async (list: readonly unknown[]): Promise<unknown> =>
  list.length > LONG_LIST && rest()
