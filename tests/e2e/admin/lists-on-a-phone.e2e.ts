import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, dialog, openAs } from '../support/admin'
import { withApp } from '../support/harness'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** The page's tables for a screen reader: each role with the chain of roles from the table down to it. */
async function tableRoles(context: BrowserContext, page: Page): Promise<Record<string, number>> {
  const client = await context.newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const chains: Record<string, number> = {}
  for (const node of nodes) {
    const chain: string[] = []
    for (let at = byId.get(node.nodeId); at; at = byId.get(at.parentId ?? '')) {
      const role: string = at.role?.value ?? ''
      if (/^(table|rowgroup|row|cell)$/.test(role)) chain.unshift(role)
    }
    if (chain.at(-1) === node.role?.value) {
      const name = chain.join(' ')
      chains[name] = (chains[name] ?? 0) + 1
    }
  }
  return chains
}

test('on a phone, where each row has two lines, a list is still a table of rows and cells', () =>
  withApp(async ({ page, context }) => {
    await openAs(page, 'jefe', '/admin/personal')
    const rows = page.getByRole('row')
    await expect.poll(() => rows.count()).toBe(3)
    await expect
      .poll(() => page.getByRole('table').evaluate((table) => getComputedStyle(table).display))
      .toBe('block')
    await expect
      .poll(() => tableRoles(context, page))
      .toEqual({ table: 1, 'table rowgroup': 1, 'table rowgroup row': 3, 'table rowgroup row cell': 9 })
  }, PHONE))

test.each([
  ['a finger on a phone', PHONE, /con el dedo\.$/],
  ['keys at a desk', {}, /o use las flechas ↑ ↓ sobre ella\.$/],
])('ordering by hand is explained for %s', (_, device, end) =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/personal')
    const note = page.getByText(/Para cambiar el orden/)
    await expect.poll(() => note.innerText()).toMatch(end)
  }, device),
)

/** The toast that offers an item back. It stands once the row has gone, so that the page is as long as it will be. */
async function afterDeleting(page: Page) {
  await button(page, 'Acciones de Batefuego forestal').click()
  await button(page, 'Eliminar Batefuego forestal').click()
  await dialog(page).getByRole('button', { name: 'Eliminar', exact: true }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Todavía puede recuperarlo.' })
  await toast.waitFor()
  await dialog(page).waitFor({ state: 'detached' })
  await button(page, 'Acciones de Batefuego forestal').waitFor({ state: 'detached' })
  return toast
}

test('whoever reads the end of a page stays there when the toast goes for which it was extended', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'bodega', '/admin/inventario?buscar=e')
    const toast = await afterDeleting(page)
    const toEnd = () =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight)
        return [scrollY, document.documentElement.scrollHeight] as const
      })
    const height = async () => (await toast.boundingBox())?.height ?? expect.fail('no toast')
    const [y, extended] = await toEnd()
    const least = await height()
    await toast.getByRole('button', { name: 'Cerrar aviso' }).click()
    await toast.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => scrollY)).toBe(y)
    // Once its end is out of sight the page is as long as before.
    await page.evaluate(() => scrollTo(0, 0))
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(extended - least)
  }, PHONE))

test('on a phone a toast with its way back is as low as two lines, and rises above the field that has the focus', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'bodega', '/admin/inventario')
    const toast = await afterDeleting(page)
    const bottom = async () => {
      const box = (await toast.boundingBox({ timeout: 1000 })) ?? expect.fail('no toast')
      expect(box.height).toBeLessThan(72)
      return box.y + box.height
    }
    const low = await bottom()
    const under = await page.evaluate((y) => {
      const boxes = [...document.querySelectorAll<HTMLElement>('tbody input')]
      const one = boxes.find((box) => box.getBoundingClientRect().bottom > y)
      if (!one) throw new Error('the toast lies on no control')
      one.focus({ preventScroll: true })
      return one.getBoundingClientRect().top
    }, low - 40)
    expect(under).toBeLessThan(low)
    await expect.poll(bottom).toBeLessThanOrEqual(under)
  }, PHONE))

test('a page that fits the screen does not scroll', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/galeria')
    await page.getByRole('row').nth(1).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  }))
