import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from '../../tools/accounts.mjs'
import { button, dialog, expectCleanOnPhone } from '../support/admin'
import { sendReport } from '../support/central/sent-report'
import { withCentral } from '../support/central/station'
import { push, shownAvisos, tapAviso, withPushService, workerOf } from '../support/chromium/worker'
import { hasFocus } from '../support/keyboard'
import { said } from '../support/panel'

const HOSTILE = '<img src=x onerror=alert(1)> ‮Humo “😀”'

/** Counts the notes that the page plays. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype
    AudioContext.prototype.createOscillator = function () {
      const played = Number(document.documentElement.dataset.notes ?? 0)
      document.documentElement.dataset.notes = String(played + 1)
      return createOscillator.call(this)
    }
  })
const notes = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.notes ?? 0))

async function openAvisos(page: Page): Promise<void> {
  await button(page, 'Menú de usuario').click()
  await page.getByRole('menuitem', { name: 'Avisos' }).click()
  await dialog(page).waitFor()
}

/** Opens the reports and waits until the tab hears the central. */
const atReports = async (page: Page) => {
  await page.goto('/admin/reportes')
  await page.getByRole('link', { name: 'Central: Al día', exact: true }).waitFor()
}

test('two people of the staff see an emergency at once; one hears a sound, and a push aviso opens it for the other', () =>
  withCentral(async ({ device, url }) => {
    const [chief, inspector] = [await device({ serviceWorkers: 'allow' }), await device()]
    await listen(inspector)
    await signIn(chief, 'jefe')
    await signIn(inspector, 'inspector')
    await openAvisos(inspector)
    await dialog(inspector).getByLabel('Sonido cuando llega una emergencia').check()
    await expect.poll(() => notes(inspector)).toBe(4)
    await inspector.keyboard.press('Escape')
    await atReports(chief)
    await inspector.evaluate(() => {
      document.documentElement.dataset.notes = '0'
    })

    const { id } = await sendReport(url, { titulo: HOSTILE, categoria: 'Emergencia' })
    for (const page of [chief, inspector]) {
      await page
        .getByRole('row')
        .filter({ hasText: HOSTILE })
        .or(page.getByText('Nueva emergencia'))
        .first()
        .waitFor()
      await page
        .getByRole('alert')
        .filter({ hasText: `${HOSTILE}, Km 3` })
        .waitFor()
    }
    await expect.poll(() => notes(inspector)).toBe(4)
    await expectCleanOnPhone(inspector)
    await button(inspector, 'Abrir').click()
    await dialog(inspector).getByText('Sale humo del techo.').waitFor()
    expect(new URL(inspector.url()).searchParams.get('ver')).toBe(id)
    expect(await inspector.getByText('Nueva emergencia').count()).toBe(0)

    const worker = await workerOf(chief)
    const aviso = {
      titulo: 'Emergencia reportada',
      cuerpo: 'Emergencia · VE-1. Ábralo en el panel.',
      url: `/admin/reportes?ver=${id}`,
      tag: 'reporte-1',
      urgente: true,
    }
    await chief.goto('/admin/inventario')
    await push(chief, JSON.stringify(aviso))
    await push(chief, JSON.stringify(aviso))
    const { titulo: title, cuerpo: body, tag, url: data } = aviso
    await expect.poll(() => shownAvisos(worker)).toEqual([{ title, body, tag, data, renotify: true }])
    await tapAviso(worker)
    await dialog(chief).getByText('Sale humo del techo.').waitFor()
    expect(await shownAvisos(worker)).toEqual([])

    await push(chief, 'no es un aviso')
    await expect
      .poll(() => shownAvisos(worker))
      .toMatchObject([{ title: 'Hay novedades en la central', data: '/admin' }])
  }))

const choice = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true })

test('a person turns avisos on and off on a device; signing out ends them, and people who may not see reports aren’t offered them', () =>
  withCentral(async ({ device }) => {
    const page = await device({ serviceWorkers: 'allow' })
    await withPushService(page)
    await signIn(page, 'jefe')
    await workerOf(page)
    await openAvisos(page)
    await choice(page, 'No avisar').and(page.locator(':checked')).waitFor()
    await expectCleanOnPhone(page)

    const told = page.waitForRequest((request) => request.url().endsWith('/api/avisos'))
    await choice(page, 'No avisar').focus()
    await page.keyboard.press('ArrowDown')
    expect((await told).postDataJSON()).toMatchObject({ cuando: 'emergencias' })
    await said(page, 'Este equipo avisa de las emergencias')
    expect(await hasFocus(choice(page, 'Emergencias'))).toBe(true)
    await choice(page, 'Todo').check()
    await said(page, 'Este equipo avisa de todo')
    await page.reload()
    await openAvisos(page)
    await choice(page, 'Todo').and(page.locator(':checked')).waitFor()
    await page.keyboard.press('Escape')
    expect(await hasFocus(button(page, 'Menú de usuario'))).toBe(true)

    const left = page.waitForRequest((request) => request.url().endsWith('/api/sesion'))
    await button(page, 'Menú de usuario').click()
    await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
    const request = await left
    expect([request.method(), request.postDataJSON()]).toEqual([
      'DELETE',
      { endpoint: 'https://fcm.googleapis.com/fcm/send/e2e' },
    ])
    await signIn(page, 'jefe')
    await openAvisos(page)
    await choice(page, 'No avisar').and(page.locator(':checked')).waitFor()

    const storekeeper = await device()
    await signIn(storekeeper, 'bodega')
    await button(storekeeper, 'Menú de usuario').click()
    await storekeeper.getByRole('menuitem', { name: 'Perfil' }).waitFor()
    expect(await storekeeper.getByRole('menuitem', { name: 'Avisos' }).count()).toBe(0)
  }))

test('a browser in which avisos are blocked says so and how to change it', () =>
  withCentral(async ({ device }) => {
    // Chromium refuses what isn't in the list; without a list, with a window it would ask.
    const page = await device({ permissions: [] })
    await signIn(page, 'jefe')
    await openAvisos(page)
    await dialog(page).getByText('Los avisos están bloqueados en este navegador').waitFor()
    expect(await choice(page, 'Todo').isDisabled()).toBe(true)
    await expectCleanOnPhone(page)
  }))
