import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DIST } from '../tools/build.mjs'
import { serve } from '../tools/serve.mjs'
import { killHard, launchKillable } from './kill'
import { CHIEF, fillReport, send, TYPED } from './reportar'

/** How long after the save was shown the power goes: the wait is the experiment itself. */
const DELAYS_MS = [0, 50, 250, 1000, 2500]
const ROUNDS = 3

let profile = ''
let server: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'bomberos-kill-'))
  server = await serve({ dir: DIST })
})
afterAll(async () => {
  await server.close()
  rmSync(profile, { recursive: true, force: true })
})

async function reportAndDie(titulo: string, ms: number): Promise<void> {
  const chromium = await launchKillable(profile)
  await chromium.page.goto(`${server.url}/reportar`)
  await fillReport(chromium.page, { ...TYPED, titulo })
  await send(chromium.page)
  await chromium.page.getByRole('heading', { name: 'Su reporte quedó guardado' }).waitFor()
  await wait(ms)
  await killHard(chromium)
}

test('of 15 reports in a browser that is killed after each save, 15 are there', async () => {
  const titles = DELAYS_MS.flatMap((ms) =>
    Array.from({ length: ROUNDS }, (_, round) => `Corte a ${ms} ms, ${round}`),
  )
  for (const [index, titulo] of titles.entries()) {
    await reportAndDie(titulo, DELAYS_MS[Math.floor(index / ROUNDS)] ?? 0)
  }

  const last = await launchKillable(profile)
  const { page } = last
  await page.goto(`${server.url}/login?redirect=/admin/reportes`)
  await page.getByLabel('Email', { exact: true }).fill(CHIEF[0])
  await page.getByLabel('Contraseña', { exact: true }).fill(CHIEF[1])
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('table', { name: 'Reportes comunitarios' }).waitFor()
  const names = await page
    .getByRole('button', { name: /^Ver Corte a / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace('Ver ', '')))
  expect([...names].sort()).toEqual([...titles].sort())
  await killHard(last)
}, 240_000)
