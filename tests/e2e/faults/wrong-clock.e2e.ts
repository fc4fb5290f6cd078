import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entry, follow, login } from '../support/actions'
import { type App, withApp } from '../support/harness'
import {
  forEachModule,
  MODULE_FORMS,
  openForm,
  recordOf,
  save,
  storeOwnData,
  type,
} from '../support/module-forms'
import { CHIEF, fillReport, send, TYPED } from '../support/reportar'

const DAY_MS = 24 * 60 * 60 * 1000
const TEN_YEARS_MS = 3653 * DAY_MS

type Records = Record<string, unknown>[]
const list = async (page: Page, key: string) => ((await entry(page, key))?.data ?? []) as Records

/** Lists sorted by date, newest first, and how to add a record with the date that the form offers. */
const DATED = [
  {
    key: 'bomberos_eventos_eventos',
    path: '/admin/eventos',
    fields: { Título: 'Con otro reloj' },
  },
  {
    key: 'bomberos_rendicion_reportesRC',
    path: '/admin/rendicion',
    fields: { Título: 'Con otro reloj', Contenido: 'Texto' },
  },
  {
    key: 'bomberos_servicios_servicios',
    path: '/admin/servicios',
    fields: { Descripción: 'Con otro reloj', Dirección: 'Calle Loja' },
  },
]

/** Adds a record with the form's own date and expects it first on the screen, dated by the device's day. */
async function addDated(page: Page, { key, path, fields }: (typeof DATED)[number]): Promise<void> {
  const before = await list(page, key)
  await follow(page, `${path}?nuevo=true`)
  const dialog = page.getByRole('dialog')
  for (const [label, text] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect.poll(async () => (await list(page, key)).length).toBe(before.length + 1)
  const after = await list(page, key)
  expect(after).toEqual(expect.arrayContaining(before))
  const added = after.find(({ id }) => !before.some((record) => record.id === id))
  expect(added?.fecha).toBe(await page.evaluate(() => new Date().toLocaleDateString('sv')))
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row').nth(1).getByText('Con otro reloj').filter({ visible: true }).waitFor()
}

/** Works with the current clock: a citizen reports, each form saves, and dated records are added. */
async function work({ page }: App, word: string): Promise<void> {
  const reports = await list(page, 'bomberos_reportes_reportes')
  await follow(page, '/reportar')
  await fillReport(page, { ...TYPED, titulo: `Aviso ${word}` })
  await send(page)
  await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
  const sent = (await list(page, 'bomberos_reportes_reportes')).slice(reports.length)
  expect(sent.map(({ titulo }) => titulo)).toEqual([`Aviso ${word}`])
  const shown = await page.evaluate(() => Date.now())
  expect(Math.abs(shown - Date.parse(String(sent[0]?.fechaCreacion)))).toBeLessThan(DAY_MS / 2)

  await forEachModule(MODULE_FORMS, async (module) => {
    const { key, shared } = module
    await openForm(page, module, follow)
    await type(page, module, shared, `Escrito ${word}`)
    await save(page, module)
    await expect
      .poll(async () => recordOf((await entry(page, key))?.data)[shared.field])
      .toBe(`Escrito ${word}`)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
}

test('with the clock a day back, ten years ahead and right again every form saves and nothing is lost', () =>
  withApp(async (app) => {
    const { page, context } = app
    await storeOwnData(page)
    await login(page, ...CHIEF)

    await context.clock.setSystemTime(Date.now() - DAY_MS)
    await page.goto('/admin')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await work(app, 'ayer')

    await context.clock.setSystemTime(Date.now() + TEN_YEARS_MS)
    await page.goto('/admin/eventos')
    await page.getByText('Su sesión terminó').waitFor()
    await login(page, ...CHIEF)
    await page.waitForURL(/\/admin\/eventos$/)
    await work(app, 'en diez años')
    for (const dated of DATED) await addDated(page, dated)

    // The clock is right again: records from the future stay and can be edited like any other.
    await context.clock.setSystemTime(Date.now())
    await page.goto('/admin')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await forEachModule(MODULE_FORMS, async ({ key, path, shared }) => {
      await follow(page, path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(recordOf((await entry(page, key))?.data)[shared.field]).toBe('Escrito en diez años')
    })
    for (const { key } of DATED) expect(JSON.stringify(await list(page, key))).toContain('Con otro reloj')
    const titles = (await list(page, 'bomberos_reportes_reportes')).map(({ titulo }) => titulo)
    expect(titles).toEqual(expect.arrayContaining(['Aviso ayer', 'Aviso en diez años']))
  }))
