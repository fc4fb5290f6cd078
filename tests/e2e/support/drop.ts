import { resolve } from 'node:path'
import type { Locator, Page } from 'playwright-core'

/** Drags files of the project over the target and drops them there, as with a mouse. */
export async function dropFiles(page: Page, target: Locator, files: string[]): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} isn't on the screen`)
  const data = { items: [], files: files.map((file) => resolve(file)), dragOperationsMask: 1 }
  const devtools = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: box.x + 2, y: box.y + 2, data })
  await devtools.detach()
}
