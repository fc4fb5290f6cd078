import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { records } from '../support/actions'
import { button, openAs } from '../support/admin'
import { withApp } from '../support/harness'
import { hasFocus } from '../support/keyboard'

/** Stands on it and presses it, without the way there past a hundred rows. */
async function enter(page: Page, target: Locator): Promise<void> {
  await target.focus()
  await page.keyboard.press('Enter')
}

/** Opens the log of calls with so many of them. */
async function openLog(page: Page, count: number): Promise<void> {
  await openAs(page, 'jefe', '/admin/servicios')
  const [first] = await records<Record<string, unknown>>(page, KEYS.servicios)
  await page.evaluate(
    ({ key, sample, length }) => {
      const data = Array.from({ length }, (_, i) => ({
        ...sample,
        id: `serv-${i}`,
        descripcion: `Salida ${i}`,
      }))
      localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() + 1 }))
    },
    { key: KEYS.servicios, sample: first, length: count },
  )
  await page.reload()
  await button(page, 'Página siguiente').waitFor()
}

test('a page that is turned below a long list begins with its first row; the last one gives the list the focus', () =>
  withApp(
    async ({ page }) => {
      await openLog(page, 120)
      const list = page.getByRole('table', { name: 'Bitácora de servicios' })
      const top = () => list.evaluate((table) => Math.round(table.getBoundingClientRect().top))
      await enter(page, button(page, 'Página siguiente'))
      await page.getByText('51 a 100 de 120').waitFor()
      await expect.poll(top).toBeGreaterThan(0)
      expect(await hasFocus(button(page, 'Página siguiente'))).toBe(true)
      await enter(page, button(page, 'Página siguiente'))
      await page.getByText('101 a 120 de 120').waitFor()
      await expect.poll(top).toBeGreaterThan(0)
      await expect.poll(() => hasFocus(list.locator('..'))).toBe(true)
    },
    { viewport: { width: 360, height: 740 } },
  ))

test('the title of a page has the focus also where the page left was still drawing its rows', () =>
  withApp(async ({ page }) => {
    await openLog(page, 120)
    await enter(page, page.getByRole('navigation').getByRole('link', { name: 'Guardias', exact: true }))
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1, name: 'Guardias' }))).toBe(true)
  }))

/** How many elements got their styles looked up while `body` ran. */
async function restyled(page: Page, body: () => Promise<void>): Promise<number> {
  const browser = page.context().browser() ?? expect.fail()
  const session = await browser.newBrowserCDPSession()
  let count = 0
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as { name: string; args?: { elementCount?: number } }[])
      if (event.name === 'UpdateLayoutTree') count += event.args?.elementCount ?? 0
  })
  const traceConfig = { includedCategories: ['devtools.timeline'] }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await body()
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return count
}

// What a dialog's code writes on the page would be inherited by every row, and looking that up was half of a tap's work.
test('opening a record looks up the styles of its dialog, and not those of the list behind it', () =>
  withApp(async ({ page }) => {
    await openLog(page, 120)
    const rows = await page.locator('tbody *').count()
    const open = async () => {
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
    }
    await page.locator('tbody [aria-label^="Ver "]').first().focus()
    // Once before, because the page may still be fitting its letters.
    await open()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const opening = await restyled(page, open)
    expect(opening).toBeGreaterThan(0)
    expect(opening).toBeLessThan(rows / 2)
  }))
