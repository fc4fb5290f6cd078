import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { backupKeys } from '@/entities/modules'
import { download, entry, follow, holdWrites, login } from '../support/actions'
import { button, expectCleanAtRest, openAs, signInAs } from '../support/admin'
import { allData } from '../support/copias'
import { withApp } from '../support/harness'
import { hasFocus } from '../support/keyboard'
import { CHIEF, toast } from '../support/reportar'

const PHONE = { width: 360, height: 740 }
const CONFIG = 'bomberos_config_configSistema'
const USUARIOS = 'bomberos_config_usuarios'
const TREASURER = ['tesoreria@bomberos.example', 'Tesoreria2024!'] as const

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

async function open(page: Page, where = ''): Promise<void> {
  await openAs(page, 'jefe', `/admin/config${where}`)
  await page.getByRole('heading', { level: 1, name: 'Configuración del Sistema' }).waitFor()
}

async function changePassword(page: Page, current: string, next: string, repeated = next): Promise<void> {
  await field(page, 'Contraseña actual').fill(current)
  await field(page, 'Contraseña nueva').fill(next)
  await field(page, 'Repita la contraseña nueva').fill(repeated)
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click()
}

/** One field of the draft that is on disk. */
const draftAttempts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('bomberos')
        opening.onsuccess = () => {
          const reading = opening.result
            .transaction('datos')
            .objectStore('datos')
            .get('borrador:user-1/config')
          reading.onsuccess = () => resolve(reading.result?.intentosMaximos)
        }
      }),
  )

test('the configuration is saved word for word, shows on the site at once, and its limits really apply', () =>
  withApp(async ({ page, context }) => {
    await open(page)
    const site = await context.newPage()
    await site.goto('/contacto')
    await field(page, 'Nombre de la institución').fill('')
    await button(page, 'Guardar Cambios').click()
    await toast(page, 'Revise los campos marcados.').waitFor()
    // The site has a place, or a whole sentence, for each of them.
    for (const [label, sentence] of [
      ['Cantón', 'El cantón es requerido.'],
      ['Dirección', 'La dirección es requerida.'],
      ['Teléfono', 'El teléfono es requerido.'],
      ['Email', 'El email es requerido.'],
    ] as const) {
      const before = await field(page, label).inputValue()
      await field(page, label).fill(' ')
      await button(page, 'Guardar Cambios').click()
      await page.getByText(sentence, { exact: true }).waitFor()
      await field(page, label).fill(before)
    }
    await page.getByText('Se ve en este equipo, hasta que una central').waitFor()
    await field(page, 'WhatsApp de la estación').fill('+593 4 XXX-XXXX')
    await button(page, 'Guardar Cambios').click()
    await page.getByText('Escriba un número completo, como 099 123 4567').waitFor()
    await field(page, 'WhatsApp de la estación').fill('099 123 4567')
    await field(page, 'Nombre de la institución').fill('Bomberos de <b>San Ñato</b> 🚒')
    await field(page, 'Latitud').fill('-2,5')
    await tab(page, 'Seguridad').click()
    await field(page, 'Tiempo de sesión (minutos)').fill('0')
    await tab(page, 'Backup').click()
    await field(page, 'Retención (días)').fill('7')
    await button(page, 'Guardar Cambios').click()
    // The tab with the error opens.
    await page.getByText('Debe ser un número entero entre 1 y 1440.').waitFor()
    await field(page, 'Tiempo de sesión (minutos)').fill('15')
    await field(page, 'Intentos máximos de inicio de sesión').fill('2')
    await page.getByText('Hay cambios sin guardar.').waitFor()
    await expect.poll(() => draftAttempts(page)).toBe(2)
    await page.reload()
    await page.getByText('Se recuperó lo que estaba escribiendo.').waitFor()
    await button(page, 'Guardar Cambios').click()
    await toast(page, 'Los cambios han sido aplicados exitosamente.').waitFor()
    await expect.poll(() => toast(page, 'Configuración guardada').count()).toBe(1)
    expect((await entry(page, CONFIG))?.data).toMatchObject({
      nombreInstitucion: 'Bomberos de <b>San Ñato</b> 🚒',
      coordenadas: { lat: -2.5, lng: -78.18 },
      whatsapp: '099 123 4567',
      sesionTimeout: 15,
      intentosMaximos: 2,
      retencionBackup: 7,
    })
    await site.getByText('Bomberos de <b>San Ñato</b> 🚒').first().waitFor()
    await site.getByText('Se abre WhatsApp con todo escrito').waitFor()

    const { waiting, letGo } = await holdWrites(page, CONFIG)
    await tab(page, 'General').click()
    await field(page, 'Cantón').fill('San Ñato')
    await button(page, 'Guardar Cambios').click()
    await expect.poll(waiting).toBe(true)
    await field(page, 'Dirección').fill('Escrita mientras guardaba')
    await letGo()
    await expect.poll(async () => (await entry(page, CONFIG))?.data).toMatchObject({ canton: 'San Ñato' })
    await page.getByText('Hay cambios sin guardar.').waitFor()
    await expect.poll(() => field(page, 'Dirección').inputValue()).toBe('Escrita mientras guardaba')

    await site.evaluate(() => localStorage.removeItem('bomberos_auth_token'))
    await site.goto('/login')
    await field(site, 'Email').fill('jefe@bomberos.example')
    for (const _attempt of [1, 2]) {
      await field(site, 'Contraseña').fill('no es')
      await button(site, 'Iniciar Sesión').click()
      await site.getByText('Email o contraseña incorrectos').waitFor()
    }
    await site.getByText(/Demasiados intentos/).waitFor()
    await site.evaluate(() => localStorage.removeItem('bomberos_auth_intentos'))
    await site.reload()
    await login(site, ...CHIEF)
    await expect.poll(() => entry(site, 'bomberos_auth_uso')).toMatchObject({ data: 15, ttl: 15 * 60_000 })
  }))

test('a new password follows the policy, is stored hashed and replaces the old one', () =>
  withApp(
    async ({ page }) => {
      await page.goto('/login')
      await login(page, ...TREASURER)
      // The site has a menu with the same name, which is gone once its page is.
      await page.getByRole('heading', { name: 'Panel de Control', level: 1 }).waitFor()
      await button(page, 'Menú de usuario').click()
      await page.getByRole('menuitem', { name: 'Perfil' }).click()
      await button(page, 'Cambiar contraseña').click()
      await field(page, 'Contraseña nueva').fill('abc')
      for (const lack of [
        'La contraseña debe tener al menos 8 caracteres.',
        'La contraseña debe incluir al menos una mayúscula.',
        'La contraseña debe incluir al menos un número.',
      ])
        await page.getByText(lack).waitFor()
      await changePassword(page, TREASURER[1], 'NuevaClave9', 'otra')
      await page.getByText('Las dos contraseñas no son iguales.').waitFor()
      await changePassword(page, 'no es', 'NuevaClave9')
      await page.getByText('La contraseña actual no es correcta.').waitFor()
      await changePassword(page, TREASURER[1], 'NuevaClave9')
      await toast(page, 'Contraseña actualizada').waitFor()
      expect(JSON.stringify(await entry(page, USUARIOS))).not.toContain('NuevaClave9')
      await page.evaluate(() => localStorage.removeItem('bomberos_auth_token'))
      await follow(page, '/login')
      await field(page, 'Email').fill(TREASURER[0])
      await field(page, 'Contraseña').fill(TREASURER[1])
      await button(page, 'Iniciar Sesión').click()
      await page.getByText('Email o contraseña incorrectos').waitFor()
      await login(page, TREASURER[0], 'NuevaClave9')

      await signInAs(page, 'jefe')
      await follow(page, '/admin/config?tab=bitacora')
      await page.getByText('contraseña: — → cambiada').waitFor()
      await follow(page, '/admin/config?tab=backup')
      const { bytes } = await download(page, () => button(page, 'Exportar Backup').click())
      expect(bytes.toString()).not.toMatch(/secreto|hash|NuevaClave9/)
    },
    { allow: [/AccessError/] },
  ))

test('a field of the backup form keeps the focus when the list of copies arrives', () =>
  withApp(async ({ page }) => {
    await page.addInitScript(() => {
      const asked: { result: never[]; onsuccess?: () => void }[] = []
      const answer = () => {
        for (const request of asked) request.onsuccess?.()
      }
      Object.assign(globalThis, { answer })
      IDBObjectStore.prototype.getAllKeys = () => {
        const request = { result: [] }
        asked.push(request)
        return request as unknown as IDBRequest
      }
    })
    await open(page, '?tab=backup')
    await page.getByRole('status', { name: 'Buscando copias' }).waitFor()
    await field(page, 'Backup automático').focus()
    await page.evaluate(() => (globalThis as unknown as { answer: () => void }).answer())
    await page.getByRole('heading', { name: 'Copias en este navegador' }).waitFor()
    expect(await hasFocus(field(page, 'Backup automático'))).toBe(true)
  }))

test('a backup is exported, restored and undone; foreign files are refused in words', () =>
  withApp(
    async ({ page }) => {
      await login(page, ...CHIEF)
      await open(page, '?tab=backup')
      const spec = await download(page, () => button(page, 'Exportar Backup').click())
      expect(spec.name).toMatch(/^backup-sistema-\d{4}-\d{2}-\d{2}\.json$/)
      const content = JSON.parse(spec.bytes.toString())
      expect(Object.keys(content)).toEqual(['configuracion', 'usuarios', 'timestamp'])
      expect(content.usuarios).toHaveLength(6)
      await toast(page, 'Datos exportados').getByText('Solo configuración y usuarios.').waitFor()

      const full = await download(page, () => button(page, 'Descargar copia completa').click())
      expect(full.name).toMatch(/^respaldo-completo-\d{4}-\d{2}-\d{2}\.bomberos$/)
      await page.getByText('La última copia completa se descargó hace un momento.').waitFor()
      const before = await allData(page)
      expect(backupKeys()).toEqual(expect.arrayContaining(Object.keys(before)))
      expect(before).toHaveProperty('bomberos_inventario_items')

      await button(page, 'Comenzar sin datos de ejemplo').click()
      await expect.poll(() => button(page, 'Quitar los ejemplos').isDisabled()).toBe(true)
      await field(page, 'Escriba COMENZAR para confirmar').fill('comenzar')
      await button(page, 'Quitar los ejemplos').click()
      await toast(page, 'Ejemplos quitados').waitFor()
      await expect
        .poll(() => entry(page, 'bomberos_inventario_items'))
        .toMatchObject({ data: [], emptied: true })
      const emptied = await allData(page)

      const give = (name: string, buffer: Buffer) =>
        page
          .getByLabel('Archivo de la copia')
          .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
      const flipped = Buffer.from(full.bytes)
      flipped[flipped.length - 20] = (flipped[flipped.length - 20] ?? 0) ^ 1
      for (const [bytes, sentence] of [
        [flipped, 'no coincide con su suma de comprobación'],
        [full.bytes.subarray(0, full.bytes.length - 100), 'le faltan datos al final'],
        [
          Buffer.from(full.bytes.toString('latin1').replace('respaldo 1 ', 'respaldo 9 '), 'latin1'),
          'versión más nueva',
        ],
        [Buffer.from('PK otra cosa'), 'no es una copia completa de esta aplicación'],
        [spec.bytes, 'es un backup de configuración y usuarios'],
      ] as const) {
        await give('x.bomberos', bytes)
        await toast(page, sentence).waitFor()
      }
      await expect.poll(() => allData(page)).toEqual(emptied)

      await give(full.name, full.bytes)
      await page.getByRole('dialog').getByText('Inventario', { exact: true }).waitFor()
      await page.getByText('Aquí 0 · en la copia 25').waitFor()
      await page.getByLabel('Reemplazar').check()
      await page.getByRole('dialog').getByRole('button', { name: 'Restaurar', exact: true }).click()
      await toast(page, 'Copia restaurada').waitFor()
      await expect.poll(() => allData(page)).toEqual(before)

      await button(page, 'Deshacer restauración').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click()
      await toast(page, 'Restauración deshecha').waitFor()
      await expect.poll(() => allData(page)).toEqual(emptied)
      await page.getByText('Antes de deshacer una restauración').waitFor()
      await expect.poll(() => button(page, 'Deshacer restauración').count()).toBe(0)

      await tab(page, 'Historial').click()
      for (const line of ['Se empezó sin datos de ejemplo', 'Restauración deshecha'])
        await page.getByRole('table').getByText(line).filter({ visible: true }).waitFor()
      await page.getByRole('table').getByText('Inició sesión').filter({ visible: true }).first().waitFor()
      await page.getByRole('searchbox').fill('restauracion')
      await page.waitForURL(/buscar=restauracion/)
      await page.getByText('Inició sesión').first().waitFor({ state: 'detached' })
      const csv = await download(page, () => button(page, 'Exportar CSV').click())
      expect(csv.bytes.toString().split('\r\n')[0]).toBe('\uFEFFFecha,Usuario,Acción,Módulo,Registro,Cambios')
    },
    { allow: [/CopiaError/] },
  ))

test('axe finds nothing on any tab or dialog, light or dark, and nothing scrolls sideways', () =>
  withApp(
    async ({ page }) => {
      await login(page, ...CHIEF)
      await open(page)
      await expectCleanAtRest(page)
      await tab(page, 'Seguridad').click()
      await expectCleanAtRest(page)
      await tab(page, 'Usuarios').click()
      await button(page, 'Acciones de Inspector').click()
      await expectCleanAtRest(page)
      await button(page, 'Editar Inspector').click()
      await page.getByRole('dialog').waitFor()
      await expectCleanAtRest(page)
      await button(page, 'Cancelar').click()
      await tab(page, 'Historial').click()
      await page.getByText('Inició sesión').filter({ visible: true }).first().waitFor()
      await expectCleanAtRest(page)
      await tab(page, 'Backup').click()
      await expect
        .poll(() => page.getByRole('heading', { level: 2 }).first().innerText())
        .toBe('Copia completa')
      const top = async (inside: Locator) => (await inside.boundingBox())?.y ?? 0
      expect(await top(page.getByText('Copia completa', { exact: true }))).toBeLessThan(
        await top(page.getByLabel('Backup automático')),
      )
      await button(page, 'Guardar copia aquí').click()
      await toast(page, 'Copia guardada').waitFor()
      await toast(page, 'Copia guardada').waitFor({ state: 'detached' })
      await expectCleanAtRest(page)
      await page
        .getByRole('button', { name: /^Restaurar copia del/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
      await expectCleanAtRest(page)
      await button(page, 'Cancelar').click()
      await button(page, 'Comenzar sin datos de ejemplo').click()
      await page.getByRole('dialog').waitFor()
      await expectCleanAtRest(page)
      await button(page, 'Cancelar').click()
      await button(page, 'Menú de usuario').click()
      await page.getByRole('menuitem', { name: 'Perfil' }).click()
      await button(page, 'Cambiar contraseña').click()
      await field(page, 'Contraseña actual').waitFor()
      await expectCleanAtRest(page)
    },
    { viewport: PHONE, hasTouch: true },
  ))
