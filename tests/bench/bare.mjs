/**
 * A page without a debugger in it. Playwright's own pages have the inspector collect a stack for every Error that is
 * made, and React makes some while it is evaluated: that alone is a task of 47 ms on a slow phone, which no phone has.
 * Only what is asked for here is sent to the page, by the protocol's older way: the newer one is Playwright's.
 * @param {import('playwright-core').Browser} browser
 */
export async function openBare(browser) {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send('Target.createBrowserContext')
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId })
  const waiting = new Map()
  let last = 0
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message)
    const { done, failed } = waiting.get(id) ?? {}
    if (error) failed?.(new Error(error.message))
    else done?.(result)
  })

  /** Sends a command to the page. */
  const send = (method, params = {}) =>
    new Promise((done, failed) => {
      waiting.set(++last, { done, failed })
      session
        .send('Target.sendMessageToTarget', {
          sessionId,
          message: JSON.stringify({ id: last, method, params }),
        })
        .catch(failed)
    })

  return {
    send,
    session,
    /** Calls a function in the page and waits for what it promises. */
    evaluate: async (body) => {
      const { result } = await send('Runtime.evaluate', {
        expression: `(${body})()`,
        awaitPromise: true,
        returnByValue: true,
      })
      return result.value
    },
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId })
      await session.detach()
    },
  }
}

/**
 * The longest task in ms on any page's main thread while `body` runs, in the processor's time: what else the machine
 * does meanwhile doesn't count, as it does where the browser is slowed down.
 * @param {import('playwright-core').CDPSession} session of the browser
 */
export async function longestTask(session, body) {
  const events = []
  const collect = ({ value }) => events.push(...value)
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  })
  await body()
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  )
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}
