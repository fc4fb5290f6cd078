import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ACCOUNTS } from '../../tools/accounts.mjs'
import { actAs } from './actions'
import { expectNoViolations } from './axe'
import { sideways } from './measure'

type Account = keyof typeof ACCOUNTS

/** The sample users are numbered in the order of the list. */
export const signInAs = (page: Page, account: Account) =>
  actAs(page, `user-${Object.keys(ACCOUNTS).indexOf(account) + 1}`)

/** Signs in as one of the sample users and opens a screen of the panel. */
export async function openAs(page: Page, account: Account, path: string): Promise<void> {
  await signInAs(page, account)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

export const dialog = (page: Page) => page.getByRole('dialog')
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Confirms a deletion after comparing its question to the letter. */
export async function confirmDeletion(page: Page, question: string): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Eliminar' })
  await asked.getByText(question, { exact: true }).waitFor()
  await asked.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await asked.waitFor({ state: 'detached' })
}

/** Expects that axe finds nothing and nothing scrolls sideways on a page at rest. */
export async function expectCleanAtRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  )
  await expectNoViolations(page)
  await expect.poll(() => sideways(page)).toEqual([])
}

/** Expects that axe finds nothing, light or dark, and nothing scrolls sideways. */
export async function expectClean(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expect.poll(() => sideways(page)).toEqual([])
}

/** `expectClean` at a phone's size; then the window is as large as before. */
export async function expectCleanOnPhone(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 360, height: 740 })
  await expectClean(page)
  await page.setViewportSize(before)
}
