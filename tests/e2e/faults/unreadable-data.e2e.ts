import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { actAs, entry, follow } from '../support/actions'
import { writeTexts } from '../support/faults'
import { withApp } from '../support/harness'
import { forEachModule, MODULE_FORMS, type ModuleForm, ownData, storeOwnData } from '../support/module-forms'

const PUBLIC = ['/', '/personal', '/galeria', '/transparencia', '/contacto']

async function opens(page: Page, path: string): Promise<void> {
  await follow(page, path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByText('Unexpected Application Error!').count()).toBe(0)
}

const data = async (page: Page, { key }: ModuleForm) => (await entry(page, key))?.data

/** Every text put aside so far. */
const quarantine = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => key.startsWith('bomberos_cuarentena_'))
      .map(([, text]) => text as string),
  )

test('with damaged data every screen opens, good records stay, damaged texts are put aside, and no samples appear', () =>
  withApp(
    async ({ page }) => {
      await storeOwnData(page)
      await actAs(page, 'user-1')
      const broken = MODULE_FORMS.map(({ key }): [string, string] => [key, `{"data": [rota, ${key}`])
      await writeTexts(page, broken, [])
      await page.reload()
      await forEachModule(MODULE_FORMS, async (module) => {
        await opens(page, module.path)
        await expect.poll(() => data(page, module)).toEqual(ownData(module))
      })
      for (const [key, raw] of broken)
        await expect.poll(() => quarantine(page), { message: key }).toContain(raw)

      // Unreadable in the journal too: the lists are empty, without samples; only the users fall back, or nobody
      // could enter.
      const worse = MODULE_FORMS.map(({ key }): [string, string] => [key, `{"journal": ${key}`])
      await page.goto('/politicas')
      await writeTexts(page, broken, worse)
      await page.reload()
      for (const path of PUBLIC) await opens(page, path)
      await forEachModule(MODULE_FORMS, async (module) => {
        await opens(page, module.path)
        const { key, sample } = module
        const stays = key === KEYS.configuracion || key === KEYS.usuarios
        const left = stays ? sample() : []
        await expect
          .poll(async () => new Set([await data(page, module)].flat()))
          .toEqual(new Set([left].flat()))
      })
      for (const [key, raw] of worse)
        await expect.poll(() => quarantine(page), { message: key }).toContain(raw)
    },
    { allow: [/Datos ilegibles/] },
  ))
