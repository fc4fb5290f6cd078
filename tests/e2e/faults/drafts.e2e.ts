import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { actAs } from '../support/actions'
import { button, dialog, field, openAs } from '../support/admin'
import { withApp } from '../support/harness'
import { drafts } from '../support/panel'
import { fillReport, send } from '../support/reportar'

const title = (page: Page) => page.getByLabel('Título', { exact: true })
const saved = (page: Page) => page.getByText('Borrador guardado en este teléfono').waitFor()

test('two tabs each keep their own unfinished report to the last key, even without a pause', () =>
  withApp(async ({ page, context }) => {
    await page.goto('/reportar')
    await fillReport(page)
    await saved(page)
    const other = await context.newPage()
    await other.goto('/reportar')
    await expect.poll(() => title(other).inputValue()).toBe('')
    await title(other).fill('De la otra pestaña')
    await saved(other)

    await page.bringToFront()
    await send(page)
    await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
    await other.bringToFront()
    await other.reload()
    await expect.poll(() => title(other).inputValue()).toBe('De la otra pestaña')

    const long = 'Sin pausa cuenta lo que ve'
    const typing = other.getByLabel('Descripción', { exact: true }).pressSequentially(long, { delay: 100 })
    await expect.poll(() => drafts(other)).toContain('Sin p')
    await expect.poll(() => other.getByLabel('Descripción', { exact: true }).inputValue()).not.toBe(long)
    await typing
    await other.reload()
    await expect.poll(() => other.getByLabel('Descripción', { exact: true }).inputValue()).toBe(long)
  }))

test('a draft is shown only to its author, deleted when thrown away, and ignored when it no longer fits', () =>
  withApp(async ({ page }) => {
    const notes = field(page, 'Notas')
    const recovered = dialog(page).getByText('Se recuperó lo que estaba escribiendo.')
    const open = async (user: string) => {
      await actAs(page, user)
      await page.goto('/admin/inventario')
      await button(page, 'Agregar Item').click()
      await notes.waitFor()
    }
    await page.goto('/terminos')
    await open('user-5')
    await notes.fill('La bomba pierde presión')
    await expect.poll(() => drafts(page)).toContain('pierde presión')

    await open('user-1')
    await field(page, 'Nombre').fill('Mío')
    await expect.poll(() => drafts(page)).toContain('Mío')
    await expect.poll(() => notes.inputValue()).toBe('')

    await open('user-5')
    await recovered.waitFor()
    await expect.poll(() => notes.inputValue()).toBe('La bomba pierde presión')
    await page.goBack()
    await button(page, 'Descartar cambios').click()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => drafts(page)).not.toContain('pierde presión')

    await page.evaluate(async () => {
      const opening = indexedDB.open('bomberos')
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const writing = opening.result.transaction('datos', 'readwrite', { durability: 'strict' })
      writing
        .objectStore('datos')
        .put({ nombre: 5, notas: null, ubicacion: 'Bodega 2' }, 'borrador:user-5/inventario:nuevo')
      await new Promise((resolve) => {
        writing.oncomplete = resolve
      })
    })
    await open('user-5')
    await expect.poll(() => field(page, 'Ubicación').inputValue()).toBe('Bodega 2')
    await expect.poll(() => field(page, 'Nombre').inputValue()).toBe('')
  }))

/** Another tab writes the user list, and this one is told as of any change. */
const changeRole = (other: Page, id: string, role: string) =>
  other.evaluate(
    ([user, next]) => {
      const key = 'bomberos_config_usuarios'
      const { data } = JSON.parse(localStorage.getItem(key) ?? '') as { data: { id: string }[] }
      const changed = data.map((one) => (one.id === user ? { ...one, role: next } : one))
      localStorage.setItem(key, JSON.stringify({ data: changed, timestamp: Date.now() + 1 }))
    },
    [id, role] as const,
  )

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('losing the permission closes an open form with a notice, and the draft comes back later', () =>
  withApp(async ({ page, context }) => {
    await openAs(page, 'talento', '/admin/personal')
    const other = await context.newPage()
    await other.goto('/img/emblema.svg')
    await page.bringToFront()
    await button(page, 'Agregar Personal').click()
    await field(page, 'Nombres').fill('Eva Paz')
    await changeRole(other, 'user-3', 'BODEGA')
    await notice(page, 'Se cerró «Agregar Personal»')
      .getByText('Lo que escribió queda guardado como borrador en este navegador.')
      .waitFor()
    await notice(page, 'Se cerró').getByRole('button', { name: 'Cerrar aviso' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => drafts(page)).toContain('Eva Paz')

    await changeRole(other, 'user-3', 'TALENTO_HUMANO')
    await dialog(page).getByText('Se recuperó lo que estaba escribiendo.').waitFor()
    await expect.poll(() => field(page, 'Nombres').inputValue()).toBe('Eva Paz')
    await field(page, 'Cargo').fill('Bombera')
    await dialog(page).getByRole('button', { name: 'Guardar' }).click()
    await notice(page, 'Personal agregado').waitFor()
    await expect.poll(() => notice(page, 'Se cerró').count()).toBe(0)
  }))

test('an import closed by a lost permission says that nothing was imported; one closed by its user says nothing', () =>
  withApp(async ({ page, context }) => {
    await openAs(page, 'bodega', '/admin/inventario')
    const other = await context.newPage()
    await other.goto('/img/emblema.svg')
    await page.bringToFront()
    await button(page, 'Importar inventario').click()
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await button(page, 'Importar inventario').click()
    await dialog(page).waitFor()
    await changeRole(other, 'user-5', 'INSPECTOR')
    await notice(page, 'Su sesión o sus permisos cambiaron. No se importó nada.').waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => notice(page, 'Se cerró').count()).toBe(1)
  }))

test('a chief who loses the role while editing the configuration is told, and finds the typed text again with the role', () =>
  withApp(async ({ page, context }) => {
    await openAs(page, 'jefe', '/admin/config')
    const other = await context.newPage()
    await other.goto('/img/emblema.svg')
    await page.bringToFront()
    const canton = page.getByLabel('Cantón')
    await canton.fill('San Jacinto')
    await changeRole(other, 'user-1', 'TESORERIA')
    await notice(page, 'Se cerró la configuración')
      .getByText('Lo que escribió queda guardado como borrador en este navegador.')
      .waitFor()
    await page.getByRole('heading', { name: 'Acceso restringido' }).waitFor()
    await expect.poll(() => drafts(page)).toContain('San Jacinto')
    await changeRole(other, 'user-1', 'SUPERADMIN')
    await expect.poll(() => canton.inputValue()).toBe('San Jacinto')
  }))
