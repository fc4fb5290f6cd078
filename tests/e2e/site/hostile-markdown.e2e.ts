import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { follow } from '../support/actions'
import { button, dialog, field, signInAs } from '../support/admin'
import { withApp } from '../support/harness'
import { rowOf } from '../support/panel'
import { rendiciones, storeLists } from '../support/site-data'

const NESTS = [
  ['4,000 quotations', `${'>'.repeat(4000)} fin`],
  ['2,000 lists', `${'- '.repeat(2000)}fin`],
  ['60 kB of lists', `${' - '.repeat(20_000)}fin`],
] as const

const AS_WRITTEN = 'Este texto tiene demasiadas marcas para darle formato. Se muestra como fue escrito.'

/** One published report after another, each with one of the texts. */
const reports = NESTS.map(([titulo, cuerpoMarkdown], n) => ({
  ...rendiciones[0],
  id: `rc-${n + 1}`,
  titulo,
  cuerpoMarkdown,
}))

const store = (page: Page) => storeLists(page, { [KEYS.rendicion]: reports })

test('a report nested without end is shown with its text, also on paper', () =>
  withApp(async ({ page }) => {
    await store(page)
    await page.goto('/transparencia')
    for (const [n, [titulo, text]] of NESTS.entries()) {
      await follow(page, `/transparencia/rc-${n + 1}`)
      await page.getByRole('heading', { level: 1, name: titulo }).waitFor()
      await page.getByText(AS_WRITTEN).waitFor()
      const shown = page.getByRole('article').getByText('fin')
      await expect.poll(() => shown.textContent()).toBe(text)
      await page.emulateMedia({ media: 'print' })
      await expect.poll(() => shown.isVisible()).toBe(true)
      await page.emulateMedia({ media: 'screen' })
      await follow(page, '/transparencia')
      await page.getByRole('heading', { name: titulo }).waitFor()
    }
  }))

test('the panel shows, edits and previews a report nested without end', () =>
  withApp(async ({ page }) => {
    await store(page)
    await signInAs(page, 'jefe')
    await page.goto('/admin/rendicion')
    for (const [titulo, text] of NESTS) {
      await button(page, `Ver ${titulo}`).click()
      await dialog(page).getByText(AS_WRITTEN).waitFor()
      await dialog(page).getByRole('button', { name: 'Editar' }).click()
      await expect.poll(() => field(page, 'Contenido').inputValue()).toBe(text)
      await dialog(page).getByRole('tab', { name: 'Vista previa' }).click()
      await dialog(page).getByText(AS_WRITTEN).waitFor()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      await rowOf(page, titulo).waitFor()
    }
  }))
