import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openDevice } from './devices.mjs'

/** In ms: how often each of them writes, on average. */
const EVERY_MS = 60_000

/**
 * So many devices that hear and write, in a process of their own: on their phones they don't keep waiting the one that is
 * measured. They stand still at first.
 */
export async function openOthers(url, count) {
  const others = fork(fileURLToPath(import.meta.url), [url, String(count)])
  await once(others, 'message')
  return {
    /** Resolves when they know it. */
    async stand(still) {
      others.send({ still })
      await once(others, 'message')
    },
    async end() {
      others.kill()
      await once(others, 'exit')
    },
  }
}

async function live(url, count) {
  let still = true
  const devices = []
  while (devices.length < count) devices.push(await openDevice(url))
  for (const device of devices) void device.live(EVERY_MS, () => still)
  process.on('message', (told) => {
    still = told.still
    process.send('heard')
  })
  process.on('disconnect', () => process.exit())
  process.send('ready')
}

const [, self, url, count] = process.argv
if (self === fileURLToPath(import.meta.url)) await live(url, Number(count))
