import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { actAs, follow, login, records } from '../support/actions'
import { button, dialog } from '../support/admin'
import { launch, withApp } from '../support/harness'
import {
  asChief,
  expectSafe,
  expectShown,
  fieldsOf,
  fillHostile,
  hostile,
  PHONE,
  sendHostile,
  textsIn,
} from '../support/hostile/hostile-text'
import { confirmImport, downloaded, openImport, REPORTES } from '../support/phones'
import { CHIEF, toast } from '../support/reportar'

const HALF = 'Fuego \ud83d en la loma'

const seen = (one: Locator) => async () => (await one.count()) > 0

/** Types half a surrogate pair, which the test's keyboard can't. */
const typeHalf = (field: Locator) =>
  field.evaluate((input: HTMLInputElement, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, HALF)

const mailOf = async (page: Page) =>
  new URL((await page.getByRole('link', { name: 'Escribir desde mi correo' }).getAttribute('href')) ?? '')

test('a report keeps what was typed, on this phone, in its file and at the station', () =>
  withApp(async ({ page, url }) => {
    await page.goto('/reportar')
    const form = page.getByRole('main').locator('form')
    await form.getByLabel('Categoría', { exact: true }).selectOption('Seguridad')
    const sent = page.getByRole('heading', { name: 'Reporte guardado' })
    const filled = await sendHostile(form, 'Enviar Reporte', seen(sent))
    const typed = [...filled.values()]
    expect(textsIn(await records(page, REPORTES))).toEqual(expect.arrayContaining(typed))
    await expectSafe(page)
    const file = await downloaded(page)

    await page.goto('/reportar/mis-reportes')
    await expectShown(page, [['Título', filled.get('Título') ?? '']])
    const code = page.getByLabel('Código', { exact: true })
    const text = hostile(false)
    await code.fill(text)
    await page.getByText('Ese código está mal escrito').waitFor()
    await expect.poll(() => code.inputValue()).toBe(text)
    await button(page, 'Tengo una respuesta de la estación').click()
    const answer = page.getByLabel('Respuesta de la estación', { exact: true })
    const message = hostile(true)
    await answer.fill(message)
    await button(page, 'Abrir respuesta').click()
    await page.getByText('Aquí no hay ningún paquete de reportes').waitFor()
    await expect.poll(() => answer.inputValue()).toBe(message)
    await expectSafe(page)

    const station = await launch({ baseURL: url, serviceWorkers: 'block', ...PHONE })
    const panel = await station.newPage()
    await panel.goto('/politicas')
    await actAs(panel, 'user-1')
    const box = await openImport(panel)
    await box.getByLabel('Texto recibido').fill(message)
    await box.getByRole('button', { name: 'Revisar' }).click()
    await box.getByText('No se importó nada').waitFor()
    await expect.poll(() => box.getByLabel('Texto recibido').inputValue()).toBe(message)
    await box
      .getByLabel('Archivo de reportes')
      .setInputFiles({ name: file.name, mimeType: 'application/json', buffer: file.buffer })
    await box.getByText('1 nuevo').waitFor()
    await expectSafe(panel)
    await confirmImport(panel)
    const received = (await records(panel, REPORTES)).find((report) =>
      textsIn(report).includes(typed[0] ?? ''),
    )
    expect(textsIn(received)).toEqual(expect.arrayContaining(typed))
    await panel.goto(`/admin/reportes?ver=${received?.id}`)
    await expectShown(panel, filled)
    await station.close()
  }, PHONE))

test('the contact, login and password forms take any text', () =>
  withApp(async ({ page }) => {
    await page.addInitScript(() => {
      const entry = { data: { email: 'estacion@nabon.ec' }, timestamp: Date.now() + 1000 }
      localStorage.setItem('bomberos_config_configSistema', JSON.stringify(entry))
    })
    await page.goto('/')
    await fillHostile(page.locator('#contacto'))
    await expectSafe(page)

    await follow(page, '/contacto')
    const contact = page.getByRole('main').locator('form')
    const filled = await fillHostile(contact)
    const mail = await mailOf(page)
    expect(mail.searchParams.get('subject')).toBe(filled.get('Asunto'))
    for (const text of [filled.get('Nombre completo'), filled.get('Mensaje')])
      expect(mail.searchParams.get('body')).toContain(text)
    await sendHostile(contact, 'Enviar Mensaje', seen(toast(page, 'Mensaje listo para enviar')))
    await button(page, 'Sí, ya lo envié').click()
    await toast(page, 'Mensaje enviado exitosamente').waitFor()
    await expect.poll(() => fieldsOf(contact).first().inputValue()).toBe('')
    await typeHalf(contact.getByLabel('Asunto', { exact: true }))
    await expect.poll(async () => (await mailOf(page)).searchParams.get('subject')).toBe('Fuego  en la loma')
    await expectSafe(page)

    await follow(page, '/login')
    const wrong = page.getByRole('alert').getByText('Email o contraseña incorrectos')
    await sendHostile(page.getByRole('main').locator('form'), 'Iniciar Sesión', seen(wrong))
    await expectSafe(page)
    await login(page, ...CHIEF)

    await button(page, 'Menú de usuario').click()
    await page.getByRole('menuitem', { name: 'Perfil' }).click()
    await button(page, 'Cambiar contraseña').click()
    const typed = await fillHostile(dialog(page))
    const password = typed.get('Contraseña nueva') ?? ''
    await button(page, 'Guardar').press('Enter')
    await page.getByText('Las dos contraseñas no son iguales.').waitFor()
    await page.getByLabel('Contraseña actual', { exact: true }).fill(CHIEF[1])
    await page.getByLabel('Repita la contraseña nueva', { exact: true }).fill(password)
    await button(page, 'Guardar').press('Enter')
    await toast(page, 'Contraseña actualizada').waitFor()
    await page.evaluate(() => localStorage.removeItem('bomberos_auth_token'))
    await follow(page, '/login')
    await login(page, CHIEF[0], password)
  }, PHONE))

/** The next one is always of another module, so that a changed title shows its arrival. */
const SEARCHED = [
  '/personal',
  '/transparencia',
  '/admin/eventos?asistencia=evento-1715436000001',
  '/admin/personal',
  '/admin/galeria',
  '/admin/eventos',
  '/admin/inventario',
  '/admin/presupuesto',
  '/admin/eventos?tab=asistencias',
  '/admin/rendicion',
  '/admin/servicios',
  '/admin/reportes',
  '/admin/config?tab=bitacora',
]

test('every search box keeps what was typed, in its address too', () =>
  asChief(async ({ page }) => {
    for (const path of SEARCHED) {
      await follow(page, path)
      const box = page.getByRole('searchbox').last()
      const text = hostile(false)
      await box.fill(text)
      if (!path.includes('?asistencia'))
        await page.waitForURL((address) => address.searchParams.get('buscar') === text)
      await expect.poll(() => box.inputValue(), { message: path }).toBe(text)
      await expectSafe(page)
    }
    const box = page.getByRole('searchbox')
    for (const text of ['911', '{"a":1}', hostile(false)]) {
      const before = page.url()
      await box.fill(text)
      await page.waitForURL((address) => address.href !== before)
      await page.reload()
      await expect.poll(() => box.inputValue()).toBe(text)
    }
    await typeHalf(box)
    await page.waitForURL(/buscar=Fuego/)
    await page.reload()
    await expect.poll(() => box.inputValue()).toContain('en la loma')

    await page.keyboard.press('Control+k')
    const everywhere = page.getByRole('combobox', { name: 'Buscar en el panel' })
    const text = hostile(false)
    await everywhere.fill(text)
    await page.getByText('Nada coincide').waitFor()
    await expect.poll(() => everywhere.inputValue()).toBe(text)
    await expectSafe(page)

    await page.goto('/admin/config?tab=backup')
    await button(page, 'Comenzar sin datos de ejemplo').click()
    await fillHostile(dialog(page))
    await expect.poll(() => button(page, 'Quitar los ejemplos').isDisabled()).toBe(true)
    await expectSafe(page)
  }))
