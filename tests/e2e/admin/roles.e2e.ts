import { expect, test } from 'vitest'
import { actAs } from '../support/actions'
import { button, openAs } from '../support/admin'
import { withApp } from '../support/harness'
import { expectCleanUnhovered, said } from '../support/panel'

const SAVED = 'Permisos actualizados'

test('the chief gives and takes single rights; the role has them at its next step, and one tap brings the usual back', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/config?tab=roles')
    const links = page.getByRole('navigation', { name: 'Módulos' }).getByRole('link')
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
    await page.getByLabel('Rol', { exact: true }).selectOption({ label: 'Administrador Operativo' })
    await expect.poll(() => box('Reportes comunitarios: ver').isChecked()).toBe(false)

    await box('Reportes comunitarios: editar').click()
    await said(page, SAVED)
    // Nobody edits what they can't see.
    await expect.poll(() => box('Reportes comunitarios: ver').isChecked()).toBe(true)
    await box('Galería: ver').click()
    await said(page, SAVED)
    await expect.poll(() => box('Galería: eliminar').isChecked()).toBe(false)

    await actAs(page, 'user-2')
    await page.goto('/admin/reportes')
    await page.getByRole('heading', { level: 1, name: 'Reportes Comunitarios' }).waitFor()
    await expect.poll(() => links.allInnerTexts()).toContain('Reportes Comunitarios')
    await expect.poll(() => links.allInnerTexts()).not.toContain('Gestión de Galería')
    await page.goto('/admin/galeria')
    await page.getByRole('heading', { level: 1, name: 'Acceso restringido' }).waitFor()

    await actAs(page, 'user-1')
    await page.goto('/admin/config?tab=roles&rol=ADMIN_OPERATIVO')
    await button(page, 'Volver a los permisos de siempre').click()
    await said(page, SAVED)
    await button(page, 'Volver a los permisos de siempre').waitFor({ state: 'detached' })
    await expect.poll(() => box('Galería: eliminar').isChecked()).toBe(true)
    await expect.poll(() => box('Reportes comunitarios: ver').isChecked()).toBe(false)
  }))

test('on a phone the roles’ tab passes axe and fits, light and dark', () =>
  withApp(
    async ({ page }) => {
      await openAs(page, 'jefe', '/admin/config?tab=roles')
      await page.getByRole('checkbox', { name: 'Personal: ver' }).waitFor()
      await expectCleanUnhovered(page)
    },
    { viewport: { width: 360, height: 740 } },
  ))
