import { expect, test } from 'vitest'
import { DIST } from '../../tools/build.mjs'
import { waitUntilDrawn } from '../../tools/chromium.mjs'
import { serve } from '../../tools/serve.mjs'
import { actAs, follow } from '../support/actions'
import { control, forEachModulo, MODULOS, openForm, storeOwnData, type } from '../support/fallas'
import { temporaryFolder } from '../support/fixture'
import { type Killable, killHard, launchKillable } from '../support/kill'
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
    await forEachModulo(MODULOS, async (modulo) => {
      const tab = await context.newPage()
      await openForm(tab, modulo, async (_tab, path) => {
        await tab.goto(`${server.url}${path}`)
      })
      await type(tab, modulo, modulo.shared, unsaved(modulo.name))
      await expect.poll(() => drafts(page)).toContain(unsaved(modulo.name))
    })
    await killHard(running)

    running = await start(profile.dir, server.url)
    const again = running.page
    await forEachModulo(MODULOS, async (modulo) => {
      await openForm(again, modulo, follow)
      await again.getByText('Se recuperó lo que estaba escribiendo.').waitFor()
      await expect.poll(() => control(again, modulo, modulo.shared).inputValue()).toBe(unsaved(modulo.name))
    })
  } finally {
    if (running?.browser.isConnected()) await killHard(running)
    await server.close()
    profile.remove()
  }
}, 180_000)
