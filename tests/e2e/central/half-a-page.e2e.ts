import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { waitForWorker } from '../support/actions'
import { withCentral } from '../support/central/station'

/** What the page asks for and has got, by the names of the build's scripts, in its order. */
function watchScripts(page: Page): string[] {
  const log: string[] = []
  const note = (what: string) => (request: Request) => {
    const [, name] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name) log.push(`${what} ${name}`)
  }
  page.on('request', note('asks'))
  page.on('requestfinished', note('has'))
  return log
}

test('a page asks at once for what it needs of a central; of one of which only the beginning arrives the phone draws what it has', () =>
  withCentral(async ({ device, weather }) => {
    const reader = await device({ serviceWorkers: 'allow' })
    const log = watchScripts(reader)
    await reader.goto('/')
    await waitForWorker(reader)
    expect(log).toContain('has visitor')
    expect(log.indexOf('asks visitor')).toBeLessThan(log.indexOf('has index'))
    weather('half a page')
    await reader.goto('/galeria', { waitUntil: 'commit' })
    await reader.getByRole('heading', { level: 1, name: 'Galería' }).waitFor()
    weather('fine')
  }))
