import { expect, test } from 'vitest'
import { follow } from '../support/actions'
import { openAs } from '../support/admin'
import { withApp } from '../support/harness'
import { expectFewLetters } from '../support/measure'

const SCREENS = [
  '/admin/personal',
  '/admin/inventario',
  '/admin/presupuesto',
  '/admin/rendicion',
  '/admin/rendicion?tab=transparencia',
  '/admin/eventos',
  '/admin/servicios?tab=estadisticas',
  '/admin/reportes',
  '/admin/guardias',
  '/admin/guardias?plantilla=true',
  '/admin/config',
  '/admin/config?tab=sitio',
  '/admin/config?tab=sitio&publica=marca',
  '/admin/config?tab=backup',
  '/admin/test',
  '/admin/personal?nuevo=true',
  '/admin',
]

test.each([
  ['phone', { viewport: { width: 360, height: 740 }, hasTouch: true }],
  ['desktop', {}],
])('on a %s the panel has three sizes of letters and two weights', (_, device) =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/galeria')
    await expectFewLetters(page, SCREENS, 3, async (path) => {
      await follow(page, path)
      await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor()
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    })
  }, device),
)
