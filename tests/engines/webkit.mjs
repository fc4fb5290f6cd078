import { existsSync } from 'node:fs'
import { startOwn } from '../tools/children.mjs'
import { freePort } from '../tools/free-port.mjs'
import { createDriver, soon } from './webdriver.mjs'

const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
)

/** WebKitGTK's small browser with an empty profile, over plain WebDriver, on a screen that nobody sees. */
export async function webkit() {
  const port = await freePort()
  const driver = startOwn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`],
    {
      // Root's processes can't be sandboxed.
      env: {
        ...process.env,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        LANG: 'es_EC.UTF-8',
        TZ: 'America/Guayaquil',
      },
      stdio: 'ignore',
    },
  )
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value } = await answer.json()
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  await soon(() => call('GET', '/status'), 'abrir WebKitWebDriver')
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: MINI_BROWSERS.find(existsSync), args: ['--automation'] },
      },
    },
  })
  const session = `/session/${sessionId}`
  await call('POST', `${session}/window/rect`, { width: 1280, height: 900 })
  return createDriver({
    open: (url) => call('POST', `${session}/url`, { url }),
    script: (text) => call('POST', `${session}/execute/sync`, { script: text, args: [] }),
    find: (css) => call('POST', `${session}/element`, { using: 'css selector', value: css }),
    click: (id) => call('POST', `${session}/element/${id}/click`, {}),
    type: (id, text) => call('POST', `${session}/element/${id}/value`, { text }),
    async close() {
      await call('DELETE', session).catch(() => undefined)
      process.kill(-driver.pid)
    },
  })
}
