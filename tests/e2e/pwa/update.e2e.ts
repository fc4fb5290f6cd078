import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DIST } from '../../tools/build.mjs'
import { actAs, waitForWorker } from '../support/actions'
import { renewRevisions } from '../support/deploy'
import { temporaryFolder } from '../support/fixture'
import { withApp } from '../support/harness'
import { control, MODULE_FORMS, openForm, type } from '../support/module-forms'
import { drafts } from '../support/panel'
import { fillReport, TYPED } from '../support/reportar'

const next = temporaryFolder()

/** The next release: every page carries a mark, and the worker's list says that all of them changed. */
beforeAll(() => {
  cpSync(DIST, next.dir, { recursive: true })
  for (const name of readdirSync(next.dir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const path = join(next.dir, name)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('<head>', '<head><meta name="version" content="2">'),
    )
  }
  renewRevisions(next.dir)
})
afterAll(() => next.remove())

// Two retries: under load Chromium sometimes leaves a worker waiting that has called skipWaiting long ago.
test('a new version asks first, reloads only the tab that accepts, and no draft is lost', { retry: 2 }, () =>
  withApp(
    async ({ page, context, server }) => {
      await page.goto('/reportar')
      await waitForWorker(page)
      await page.reload()
      await fillReport(page)
      await page.getByText('Borrador guardado en este teléfono').waitFor()
      await actAs(page, 'user-1')
      const panel = MODULE_FORMS.filter(({ name }) => name === 'inventario' || name === 'eventos')
      const others = await Promise.all(
        panel.map(async (modulo) => {
          const tab = await context.newPage()
          await openForm(tab, modulo)
          await tab.evaluate(() => Object.assign(globalThis, { untouched: true }))
          await type(tab, modulo, modulo.shared, `Borrador de ${modulo.name}`)
          await expect.poll(() => drafts(page)).toContain(`Borrador de ${modulo.name}`)
          return { tab, modulo }
        }),
      )

      server.use(next.dir)
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      const notice = page.getByRole('region', { name: 'Versión nueva' }).or(page.getByLabel('Versión nueva'))
      await notice.first().waitFor()
      await expect.poll(() => page.locator('meta[name=version]').count()).toBe(0)
      await page.getByLabel('Ubicación', { exact: true }).fill('Sigue siendo usable')
      await page.getByText('Borrador guardado en este teléfono').waitFor()
      await expect.poll(() => drafts(page)).toContain('Sigue siendo usable')

      // The browser forgets the request: the page says what it waits for, and asks again.
      await page.evaluate(() => {
        const { postMessage } = ServiceWorker.prototype
        ServiceWorker.prototype.postMessage = () => undefined
        Object.assign(globalThis, { hear: () => Object.assign(ServiceWorker.prototype, { postMessage }) })
      })
      await page.getByRole('button', { name: 'Recargar' }).click()
      await page.getByText('Instalando la versión nueva…').waitFor()
      const reloaded = page.waitForEvent('load')
      await page.evaluate(() => (globalThis as unknown as { hear: () => void }).hear())
      await reloaded
      await expect.poll(() => page.locator('meta[name=version]').getAttribute('content')).toBe('2')
      await page.getByText('Se recuperó el borrador').waitFor()
      await expect.poll(() => page.getByLabel('Título', { exact: true }).inputValue()).toBe(TYPED.titulo)
      await expect
        .poll(() => page.getByLabel('Ubicación', { exact: true }).inputValue())
        .toBe('Sigue siendo usable')

      for (const { tab, modulo } of others) {
        await tab.bringToFront()
        await tab.getByText('Otra pestaña ya la usa').waitFor()
        await expect.poll(() => tab.evaluate(() => 'untouched' in globalThis)).toBe(true)
        await expect
          .poll(() => control(tab, modulo, modulo.shared).inputValue())
          .toBe(`Borrador de ${modulo.name}`)
        // It stands behind the open form.
        const at = await tab.getByRole('status', { name: 'Versión nueva' }).boundingBox()
        const top = ({ x, y }: { x: number; y: number }) =>
          document.elementFromPoint(x, y)?.closest('[aria-label="Versión nueva"]') === null
        expect(await tab.evaluate(top, { x: (at?.x ?? 0) + 10, y: (at?.y ?? 0) + 10 })).toBe(true)
        await tab.reload()
        await tab.getByText('Se recuperó lo que estaba escribiendo.').waitFor()
        await expect
          .poll(() => control(tab, modulo, modulo.shared).inputValue())
          .toBe(`Borrador de ${modulo.name}`)
      }
    },
    { worker: true },
  ),
)

test('a version that was being installed before the page was ready is announced too', () =>
  withApp(
    async ({ page, context, server }) => {
      await page.goto('/contacto')
      await waitForWorker(page)
      const worker = join(next.dir, 'sw.js')
      const released = readFileSync(worker, 'utf8')
      // Its installation waits until the test continues it.
      writeFileSync(
        worker,
        `self.addEventListener('install', (event) => event.waitUntil(new Promise((done) => {
          self.addEventListener('message', ({ data }) => data === 'go on' && done())
        })));${released}`,
      )
      onTestFinished(() => writeFileSync(worker, released))
      server.use(next.dir)
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      const late = await context.newPage()
      await late.goto('/terminos')
      await page.close()
      await late.evaluate(async () => {
        const { installing } = await navigator.serviceWorker.ready
        installing?.postMessage('go on')
      })
      await late.getByText('Hay una versión nueva').waitFor()
      await late.getByRole('button', { name: 'Más tarde' }).click()
      await late.getByText('Hay una versión nueva').waitFor({ state: 'detached' })
    },
    { worker: true },
  ))
