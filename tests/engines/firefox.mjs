import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOwn } from '../tools/children.mjs'
import { createDriver, soon } from './webdriver.mjs'

const PREFERENCES = {
  'marionette.port': 0,
  'intl.accept_languages': 'es-EC',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
}

/** A client for Firefox's own driver port: a message is its length, a colon and a list. */
function marionette(port) {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map()
  let received = Buffer.alloc(0)
  let asked = 0
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      const [, id, error, result] = Object.values(JSON.parse(received.subarray(colon + 1, end).toString()))
      received = received.subarray(end)
      const { resolve, reject } = waiting.get(id) ?? {}
      if (error) reject?.(new Error(`${error.error}: ${error.message}`))
      else resolve?.(result)
    }
  })
  return {
    send(command, parameters = {}) {
      const id = ++asked
      const message = JSON.stringify([0, id, command, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    end: () => socket.destroy(),
  }
}

/** Debian's Firefox with an empty profile and without a window. */
export async function firefox() {
  const profile = mkdtempSync(join(tmpdir(), 'bomberos-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const browser = startOwn('firefox-esr', ['-headless', '-marionette', '-no-remote', '-profile', profile], {
    env: { ...process.env, TZ: 'America/Guayaquil', MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '900' },
    stdio: 'ignore',
  })
  const port = await soon(() => Number(readFileSync(join(profile, 'MarionetteActivePort'))), 'abrir Firefox')
  const { send, end } = marionette(port)
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })
  return createDriver({
    open: (url) => send('WebDriver:Navigate', { url }),
    script: async (text) => (await send('WebDriver:ExecuteScript', { script: text, args: [] })).value,
    find: async (css) => (await send('WebDriver:FindElement', { using: 'css selector', value: css })).value,
    click: (id) => send('WebDriver:ElementClick', { id }),
    type: (id, text) => send('WebDriver:ElementSendKeys', { id, text }),
    async close() {
      end()
      const ended = new Promise((resolve) => browser.once('close', resolve))
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  })
}
