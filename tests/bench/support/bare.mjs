/**
 * Opens a page without a debugger in it. In Playwright's own pages the inspector collects a stack for every Error, and
 * React makes some while it is evaluated: that takes 47 ms at a slow phone's speed, and happens on no real phone.
 * This page gets only the commands sent here. They go the older way of the protocol, because Playwright uses the newer.
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

/** What any page's main thread did while `body` ran, as Chromium traces it. */
async function traced(session, body) {
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
  return events.filter((event) => main.has(threadOf(event)))
}

const tasksIn = (events) =>
  events.filter(({ name }) => name.endsWith('RunTask')).map(({ tdur = 0 }) => tdur / 1000)

/**
 * All tasks in ms on any page's main thread while `body` runs. They are measured in processor time, so that other work of
 * the machine doesn't count.
 * @param {import('playwright-core').CDPSession} session of the browser
 */
export const tasksOf = async (session, body) => tasksIn(await traced(session, body))

/**
 * The longest of them, and how many elements got their style: a count that is the same on any machine.
 * @param {import('playwright-core').CDPSession} session of the browser
 */
export async function workOf(session, body) {
  const events = await traced(session, body)
  const styled = events.filter(({ name }) => name === 'UpdateLayoutTree')
  return {
    longest: Math.max(0, ...tasksIn(events)),
    restyled: styled.reduce((all, { args }) => all + (args.elementCount ?? 0), 0),
  }
}
