import { expect, test } from 'vitest'
import { DIST } from '../../tools/build.mjs'
import { waitUntilDrawn } from '../../tools/chromium.mjs'
import { serve } from '../../tools/serve.mjs'
import { actAs, follow } from '../support/actions'
import { type Killable, killHard, launchKillable } from '../support/chromium/kill'
import { temporaryFolder } from '../support/fixture'
import { control, forEachModule, MODULE_FORMS, openForm, storeOwnData, type } from '../support/module-forms'
import { drafts } from '../support/panel'

const unsaved = (name: string) => `Sin guardar todavía en ${name}`

/** Starts the browser on a profile, signed in as the chief, who may edit everything. */
async function start(profile: string, url: string): Promise<Killable> {
  const chromium = await launchKillable(profile)
  await chromium.page.goto(`${url}/politicas`)
  await waitUntilDrawn(chromium.page)
  await actAs(chromium.page, 'user-1')
  return chromium
}

test('after a kill with every module’s form open, each form offers the typed text', async () => {
  const profile = temporaryFolder()
  const server = await serve({ dir: DIST })
  let running: Killable | undefined
  try {
    running = await start(profile.dir, server.url)
    const { page, context } = running
    await storeOwnData(page)
    await forEachModule(MODULE_FORMS, async (module) => {
      const tab = await context.newPage()
      await openForm(tab, module, async (_tab, path) => {
        await tab.goto(`${server.url}${path}`)
      })
      await type(tab, module, module.shared, unsaved(module.name))
      await expect.poll(() => drafts(page)).toContain(unsaved(module.name))
    })
    await killHard(running)

    running = await start(profile.dir, server.url)
    const again = running.page
    await forEachModule(MODULE_FORMS, async (module) => {
      await openForm(again, module, follow)
      await again.getByText('Se recuperó lo que estaba escribiendo.').waitFor()
      await expect.poll(() => control(again, module, module.shared).inputValue()).toBe(unsaved(module.name))
    })
  } finally {
    if (running?.browser.isConnected()) await killHard(running)
    await server.close()
    profile.remove()
  }
})
