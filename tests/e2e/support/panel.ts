import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { button, dialog, expectClean } from './admin'

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/**
 * Expects a toast with this text and sentence and closes it, because only three show at once; it may have closed by
 * itself.
 */
export async function said(page: Page, text: string, sentence = text): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: text }).filter({ hasText: sentence }).first()
  await alert.waitFor()
  const close = alert.getByRole('button', { name: 'Cerrar aviso' })
  await close.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click())
}

/** Saves the open form and waits until its toast is there and the dialog has gone. */
export async function saveForm(page: Page, title: string): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click()
  await said(page, title)
  await dialog(page).waitFor({ state: 'detached' })
}

/** Presses `Eliminar <record>` twice: the first time it cancels, the second time it confirms. */
export async function removeRow(page: Page, record: string, question: string): Promise<void> {
  await button(page, `Eliminar ${record}`).click()
  await dialog(page).getByText(question).waitFor()
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => rowOf(page, record).count()).toBe(1)
  await button(page, `Eliminar ${record}`).click()
  await dialog(page).getByRole('button', { name: 'Eliminar', exact: true }).click()
  await rowOf(page, record).waitFor({ state: 'detached' })
}

/** `expectClean` with the pointer moved away, so that no tooltip shows. */
export async function expectCleanUnhovered(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  await expectClean(page)
}

/** The figure of the card with this label. */
export const card = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('xpath=../following-sibling::span[1]').innerText()

/** The unfinished forms that this browser keeps, as text. */
export const drafts = (page: Page) =>
  page.evaluate(async () => {
    const found: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = reject
        opening.onsuccess = () => {
          const { result } = opening
          const store = [...result.objectStoreNames][0] as string
          const all = result.transaction(store).objectStore(store).getAll()
          all.onerror = reject
          all.onsuccess = () => {
            found.push(...all.result)
            result.close()
            resolve()
          }
        }
      })
    }
    return JSON.stringify(found)
  })
