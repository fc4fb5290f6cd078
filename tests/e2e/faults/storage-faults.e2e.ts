import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { KEYS } from '../../keys'
import { signIn } from '../../tools/accounts.mjs'
import { PUBLIC_ROUTES } from '../../tools/routes.mjs'
import { blockStorage, follow, records } from '../support/actions'
import { button, dialog, field, openAs } from '../support/admin'
import { fillUp } from '../support/faults'
import { withApp } from '../support/harness'
import { fillReport, send, TYPED, toast } from '../support/reportar'

const REPORTES = 'bomberos_reportes_reportes'

/** Expects the form to say in advance that nothing is kept here, then why this report isn't, and to lose none of it. */
async function expectNotKept(page: Page, why: string): Promise<void> {
  await page.goto('/reportar')
  await page.getByText('Este navegador no guarda nada').waitFor()
  await fillReport(page)
  await send(page)
  await toast(page, why).waitFor()
  await expect.poll(() => page.getByLabel('Título', { exact: true }).inputValue()).toBe(TYPED.titulo)
}

/** Saves another place for the item. */
async function note(page: Page, nombre: string, notas: string): Promise<void> {
  await button(page, `Editar ${nombre}`).click()
  await field(page, 'Notas').fill(notas)
  await button(page, 'Guardar').click()
}

test('a full disk never claims success and keeps the typed text and the old list; deleting still works', () =>
  withApp(
    async ({ page }) => {
      await openAs(page, 'jefe', '/admin/reportes')
      await page.getByRole('row').nth(2).waitFor()
      const before = await records(page, REPORTES)
      await fillUp(page)

      await follow(page, '/reportar')
      await fillReport(page)
      await send(page)
      await toast(page, 'No se pudo enviar el reporte. Inténtalo de nuevo.').waitFor()
      await toast(page, 'No hay espacio en este dispositivo').waitFor()
      await expect.poll(() => page.getByText('Reporte enviado').count()).toBe(0)
      await expect.poll(() => page.getByLabel('Título', { exact: true }).inputValue()).toBe(TYPED.titulo)
      await expect.poll(() => records(page, REPORTES)).toEqual(before)

      await follow(page, '/admin/reportes')
      const first = String(before[0]?.titulo)
      await page.getByRole('button', { name: `Editar ${first}` }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Respuesta').fill('Una respuesta larga '.repeat(40))
      await form.getByRole('button', { name: 'Guardar', exact: true }).click()
      await toast(page, 'No se pudo actualizar el reporte.').waitFor()
      await expect.poll(() => form.getByLabel('Respuesta').inputValue()).toContain('Una respuesta larga')
      await expect.poll(() => records(page, REPORTES)).toEqual(before)
      await form.getByRole('button', { name: 'Cancelar' }).click()
      await page.getByRole('button', { name: 'Descartar cambios' }).click()
      await form.first().waitFor({ state: 'detached' })

      await page.getByRole('button', { name: `Eliminar ${first}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
      await toast(page, 'Reporte eliminado').waitFor()
      await expect.poll(() => records(page, REPORTES)).toEqual(before.slice(1))
    },
    // What the app fills in by itself after the start, a slow machine fills in only now, and it can't be written either.
    { allow: [/Error al guardar/, /quota/i, /No se pudo reparar/] },
  ))

test('with a full disk a storekeeper signs in, deletes what is no longer there and saves again', () =>
  withApp(
    async ({ page }) => {
      await openAs(page, 'bodega', '/admin/inventario')
      await page.getByRole('row').nth(2).waitFor()
      await page.getByRole('button', { name: 'Menú de usuario' }).click()
      await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await fillUp(page)
      await signIn(page, 'bodega')
      await follow(page, '/admin/inventario')
      const before = await records(page, KEYS.inventario)
      const [gone, kept] = before.map(({ nombre }) => String(nombre))

      await note(page, String(kept), 'Una nota mucho más larga que la de antes. '.repeat(4))
      await toast(page, 'No hay espacio en este dispositivo').waitFor()
      expect(await records(page, KEYS.inventario)).toEqual(before)
      await button(page, 'Cancelar').click()
      await button(page, 'Descartar cambios').click()
      await dialog(page).first().waitFor({ state: 'detached' })

      await button(page, `Eliminar ${gone}`).click()
      await dialog(page).getByRole('button', { name: 'Eliminar' }).click()
      await toast(page, 'Item eliminado').waitFor()
      await note(page, String(kept), 'Bodega 3')
      await toast(page, 'Item actualizado').waitFor()
      expect((await records(page, KEYS.inventario)).find(({ nombre }) => nombre === kept)).toMatchObject({
        notas: 'Bodega 3',
      })
    },
    { allow: [/Error al guardar/, /quota/i, /No se pudo reparar/] },
  ))

test.each([
  ['localStorage', { localStorage: true }],
  ['IndexedDB', { indexedDB: true }],
  ['both', { localStorage: true, indexedDB: true }],
])('with %s blocked every public page renders and the form says that nothing is kept', (_name, blocked) =>
  withApp(
    async ({ page, context }) => {
      await blockStorage(context, blocked)
      for (const path of PUBLIC_ROUTES) {
        await follow(page, path)
        await page.getByRole('heading', { level: 1 }).waitFor()
      }
      await expectNotKept(page, 'No se pudo enviar el reporte. Inténtalo de nuevo.')
    },
    { allow: [/Error al/, /No se pudo reparar/, /denied/] },
  ),
)

test('with an IndexedDB that never answers, pages are drawn and nothing claims to be saved', () =>
  withApp(
    async ({ page, context }) => {
      await context.addInitScript(() => {
        IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
      })
      await openAs(page, 'jefe', '/admin/reportes')
      await page.getByRole('row').nth(2).waitFor()
      await expectNotKept(page, 'El navegador no confirmó que los datos quedaran guardados.')
    },
    { allow: [/Error al/] },
  ))

test('the good records of a damaged list stay, the rest is put aside and nothing becomes sample data', () =>
  withApp(
    async ({ page }) => {
      await page.goto('/reportar')
      await fillReport(page)
      await send(page)
      await page.getByRole('heading', { name: 'Reporte guardado' }).waitFor()
      await page.evaluate((key) => localStorage.setItem(key, '{"data": [rota'), REPORTES)

      await openAs(page, 'jefe', '/admin/reportes')
      await page.getByRole('row').filter({ hasText: TYPED.titulo }).waitFor()
      const aside = await page.evaluate(() =>
        Object.entries(localStorage).filter(([key]) => key.startsWith('bomberos_cuarentena_')),
      )
      expect(aside.map(([, raw]) => raw)).toEqual(['{"data": [rota'])
      expect((await records(page, REPORTES)).map(({ titulo }) => titulo)).toContain(TYPED.titulo)
    },
    { allow: [/Datos ilegibles/] },
  ))
