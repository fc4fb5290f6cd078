import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { EXISTS } from '@/sync/fields'
import { Client, written } from '../../central/support/client'
import { KEYS } from '../../keys'
import { signIn } from '../../tools/accounts.mjs'
import { records } from '../support/actions'
import { withCentral } from '../support/central/station'
import { bringBack, putAway } from '../support/chromium/tabs'

const names = async (page: Page) =>
  (await records<{ nombres: string }>(page, KEYS.personal)).map(({ nombres }) => nombres)

/** Another device of the brigade tells the central of a person. */
async function arrives(url: string, nombres: string): Promise<void> {
  const client = new Client(url)
  await client.signIn('jefe@bomberos.example', 'Jefe2024!')
  const known = (await client.sync()).filas.find(
    ({ c, campos }) => c === KEYS.personal && campos[EXISTS]?.[1],
  )
  const values = Object.fromEntries(
    Object.entries(known?.campos ?? {}).map(([field, register]) => [field, register[1]]),
  )
  const campos = written('zzzzzzzz', { ...values, [EXISTS]: true, nombres })
  await client.sync([{ c: KEYS.personal, id: `staff-${nombres}`, campos }])
}

/** Resolves once this page leads: it has had a round with the central and listens to it. */
const leads = (page: Page) => page.waitForRequest(/\/api\/eventos$/)

/** Waits until no tab is in the middle of anything; a browser freezes none that is. */
const atRest = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name).sort()),
    )
    .toEqual(['bomberos-central', 'bomberos-central-a-la-vista'])

// The tests freeze a tab by force. One that has the database open keeps the others waiting, which they say and try again.
const expects = /IndexedDB no respondió|no confirmó que los datos quedaran guardados/

test('the tab in view talks to the central, also when the one that did is frozen, reloads or dies', () =>
  withCentral(
    async ({ tabs, url }) => {
      const browser = await tabs()
      const first = await browser.newPage()
      let taken = leads(first)
      await signIn(first, 'jefe')
      await taken
      const second = await browser.newPage()
      taken = leads(second)
      await second.goto('/admin/personal')
      await atRest(first)
      await putAway(first)
      await taken
      await arrives(url, 'Uno')
      await expect.poll(() => names(second)).toContain('Uno')

      taken = leads(first)
      await bringBack(first)
      await atRest(second)
      await putAway(second)
      await taken
      await arrives(url, 'Dos')
      await expect.poll(() => names(first)).toContain('Dos')

      await bringBack(second)
      taken = leads(second)
      await first.reload()
      await taken
      await arrives(url, 'Tres')
      await expect.poll(() => names(first)).toContain('Tres')

      taken = leads(first)
      const crash = await browser.newCDPSession(second)
      crash.send('Page.crash').catch(() => undefined)
      await taken
      await arrives(url, 'Cuatro')
      await expect.poll(() => names(first)).toContain('Cuatro')
    },
    { expects },
  ))

test('a tab that loses the network before it has what talks to the central talks as soon as there is one', () =>
  withCentral(async ({ device, url }) => {
    const page = await device()
    await signIn(page, 'jefe')
    await expect.poll(() => names(page)).not.toContain('Uno')
    const talks = '**/assets/with-central-*.js'
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('with-central'))
    await page.route(talks, (route) => route.abort())
    // The page is no other one then, as long as the server can't be reached either.
    await page.route(`${url}/`, (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    )
    await page.goto('/admin/personal')
    await lost
    await arrives(url, 'Uno')
    await page.unroute(talks)
    await expect.poll(() => names(page)).toContain('Uno')
  }))
