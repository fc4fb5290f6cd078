/**
 * @typedef {{
 *   open: (url: string) => Promise<unknown>,
 *   script: (text: string) => Promise<unknown>,
 *   find: (css: string) => Promise<Record<string, string>>,
 *   click: (id: string) => Promise<unknown>,
 *   type: (id: string, text: string) => Promise<unknown>,
 *   close: () => Promise<void>,
 * }} Commands
 */

/** The key of an element in WebDriver's messages. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * The engine as the walk uses it, over the commands that its driver understands. `evaluate` takes a function, as
 * Playwright's does.
 * @param {Commands} commands
 */
export function createDriver({ open, script, find, click, type, close }) {
  const element = async (css) => (await find(css))[ELEMENT]
  return {
    open,
    close,
    evaluate: (run, argument) =>
      script(`return (${run})(${argument === undefined ? '' : JSON.stringify(argument)})`),
    click: async (css) => click(await element(css)),
    type: async (css, text) => type(await element(css), text),
  }
}

/** Asks again until the answer is truthy, for a minute at most: a program or a page may need time to get ready. */
export async function soon(ask, what) {
  const end = Date.now() + 60_000
  let last = ''
  while (Date.now() < end) {
    try {
      const answer = await ask()
      if (answer) return answer
    } catch (error) {
      last = error.message
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new Error(`No se logró: ${what} ${last}`)
}
