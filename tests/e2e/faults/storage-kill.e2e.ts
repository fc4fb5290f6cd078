import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { runs } from '../../runs'
import { DIST } from '../../tools/build.mjs'
import { serve } from '../../tools/serve.mjs'
import { killHard, launchKillable } from '../support/chromium/kill'
import { temporaryFolder } from '../support/fixture'
import { CHIEF, fillReport, send, TYPED } from '../support/reportar'

/** How long after the save was shown the power fails; the wait is the experiment. */
const DELAYS_MS = [0, 50, 250, 1000, 2500]
const ROUNDS = runs(10)

let server: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  server = await serve({ dir: DIST })
})
afterAll(() => server.close())

/** Runs the body in a Chromium that is killed afterwards, whatever happens. */
async function inKillable(profile: string, body: (page: Page) => Promise<void>): Promise<void> {
  const chromium = await launchKillable(profile)
  try {
    await body(chromium.page)
  } finally {
    await killHard(chromium)
  }
}

test(
  `${DELAYS_MS.length * ROUNDS} reports survive a browser that is killed after each save`,
  async () => {
    const { dir: profile, remove } = temporaryFolder()
    onTestFinished(remove)
    const titles = DELAYS_MS.flatMap((ms) =>
      Array.from({ length: ROUNDS }, (_, round) => `Corte a ${ms} ms, ${round}`),
    )
    for (const [index, titulo] of titles.entries()) {
      await inKillable(profile, async (page) => {
        await page.goto(`${server.url}/reportar`)
        await fillReport(page, { ...TYPED, titulo })
        await send(page)
        await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
        await wait(DELAYS_MS[Math.floor(index / ROUNDS)] ?? 0)
      })
    }

    await inKillable(profile, async (page) => {
      await page.goto(`${server.url}/login?redirect=/admin/reportes`)
      await page.getByLabel('Email', { exact: true }).fill(CHIEF[0])
      await page.getByLabel('Contraseña', { exact: true }).fill(CHIEF[1])
      await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
      const rows = page
        .getByRole('table', { name: 'Reportes comunitarios' })
        .getByRole('button', { name: /^Ver Corte a / })
      const names = () =>
        rows.evaluateAll((all) => all.map((row) => row.ariaLabel?.replace('Ver ', '')).sort())
      await expect.poll(names).toEqual(titles.sort())
    })
  },
  240_000 * ROUNDS,
)
