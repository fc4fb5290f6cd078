import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildLab } from '../../tools/lab.mjs'
import { withApp } from '../support/harness'
import '../../tools/lab-page'

const EACH = 100

let site: Awaited<ReturnType<typeof buildLab>>
beforeAll(async () => {
  site = await buildLab()
})
afterAll(() => site.remove())

// Separate pages instead of window.open: tabs in one process would share their copy of localStorage.
test.each([4, 8])('%i tabs that create 100 reports each lose none', (tabs) =>
  withApp(
    async ({ context, page }) => {
      const pages = [page]
      while (pages.length < tabs) pages.push(await context.newPage())
      for (const tab of pages) await tab.goto('/')
      await Promise.all(
        pages.map((tab, index) =>
          tab.evaluate(([name, n]) => lab.createMany(name, n), [`tab${index}`, EACH] as const),
        ),
      )
      const kept = new Set(
        (await page.evaluate(() => lab.titles())).filter((title) => title.startsWith('tab')),
      )
      expect(kept.size).toBe(tabs * EACH)

      const fresh = await context.newPage()
      await fresh.goto('/')
      const mirrored = await fresh.evaluate(async () => {
        await lab.titles()
        const raw = localStorage.getItem('bomberos_reportes_reportes')
        return (JSON.parse(raw ?? '') as { data: { id: string }[] }).data.map(({ id }) => id)
      })
      expect(new Set(mirrored).size).toBe(mirrored.length)
      expect(mirrored.length).toBeGreaterThanOrEqual(tabs * EACH)
    },
    { dir: site.dir },
  ),
)

test('each write of another tab is reported once, though it arrives in two ways', () =>
  withApp(
    async ({ context, page }) => {
      const other = await context.newPage()
      for (const tab of [page, other]) await tab.goto('/')
      await other.evaluate(() => {
        const arrived = { channel: 0, storage: 0 }
        new BroadcastChannel('bomberos').onmessage = () => {
          arrived.channel += 1
        }
        addEventListener('storage', ({ key }) => {
          if (key === 'bomberos_reportes_reportes') arrived.storage += 1
        })
        Object.assign(globalThis, { arrived })
      })
      const arrived = () =>
        other.evaluate(
          () => (globalThis as unknown as { arrived: { channel: number; storage: number } }).arrived,
        )
      // The first write makes the list, and has arrived in both ways before anybody counts.
      await page.evaluate(() => lab.createMany('antes', 1))
      await expect.poll(arrived).toEqual({ channel: 1, storage: 1 })
      await other.evaluate(() => lab.listen())
      await page.evaluate((n) => lab.createMany('uno', n), 10)
      await expect.poll(arrived).toEqual({ channel: 11, storage: 11 })
      expect(await other.evaluate(() => lab.heard())).toEqual(
        Array.from({ length: 10 }, () => 'bomberos_reportes_reportes'),
      )
    },
    { dir: site.dir },
  ))
