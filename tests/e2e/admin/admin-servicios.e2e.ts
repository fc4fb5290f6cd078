import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newInforme } from '@/entities/registro-servicios/new-informe'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { KEYS } from '../../keys'
import { download, follow, login, records } from '../support/actions'
import { button, openAs, signInAs } from '../support/admin'
import { expectNoViolations } from '../support/axe'
import { withApp } from '../support/harness'
import { overlap, sideways } from '../support/measure'
import { toast } from '../support/reportar'
import { storeLists } from '../support/site-data'

const KEY = 'bomberos_servicios_servicios'
const NAME = 'Fuga de gas en una panadería: olor fuerte desde la madrugada, tres familias salieron a la calle'

async function fill(page: Page): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByLabel('Fecha', { exact: true }).fill('2026-03-31')
  await form.getByLabel('Hora de inicio', { exact: true }).fill('23:50')
  await form.getByLabel('Hora de fin', { exact: true }).fill('00:20')
  await expect.poll(() => form.getByLabel('Tiempo total (min)').inputValue()).toBe('30')
  await form.getByLabel('Tipo', { exact: true }).selectOption('MATERIALES_PELIGROSOS')
  await form.getByLabel('Descripción', { exact: true }).fill(NAME)
  await form.getByLabel('Dirección', { exact: true }).fill('Calle Sucre')
  await page.getByLabel('Personal asignado', { exact: true }).fill(' Voluntaria Nueva, Beto')
  await form.getByLabel('Tiempo de respuesta (min)').fill('7')
  await form.getByLabel('Costo estimado').fill('1.234,56')
}

test('people with the same name are distinguished, and all of them can be on one service', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/personal')
    await button(page, 'Agregar Personal').waitFor()
    await page.evaluate(() => {
      const key = 'bomberos_personal_personal'
      const { data } = JSON.parse(localStorage.getItem(key) ?? '') as { data: object[] }
      const cargos = ['Jefa', 'Bombera', 'Bombera']
      const namesakes = data.map((miembro, n) => ({
        ...miembro,
        nombres: 'Rosa Elena Chávez',
        cargo: cargos[n],
        orden: n + 1,
      }))
      localStorage.setItem(key, JSON.stringify({ data: namesakes, timestamp: Date.now() + 1000 }))
    })
    await page.goto('/admin/servicios?nuevo=true')
    await fill(page)
    const people = page.getByRole('dialog').getByLabel('Personal asignado')
    const all = [
      'Rosa Elena Chávez (Jefa)',
      'Rosa Elena Chávez (Bombera · n.º 2)',
      'Rosa Elena Chávez (Bombera · n.º 3)',
    ]
    await people.click()
    const offered = page.getByRole('listbox').getByRole('option')
    await expect.poll(() => offered.allInnerTexts()).toEqual(all)
    for (const name of all) await page.getByRole('option', { name }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await toast(page, 'Servicio registrado').waitFor()
    expect((await records(page, KEY)).at(-1)?.personalAsignado).toEqual(['Voluntaria Nueva', 'Beto', ...all])
  }))

test('a name with a comma stays one name when somebody is added', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin/servicios')
    await button(page, 'Nuevo Servicio').waitFor()
    const id = (await records(page, KEY))[0]?.id
    await page.evaluate((key) => {
      const { data } = JSON.parse(localStorage.getItem(key) ?? '') as { data: object[] }
      const [first, ...rest] = data
      const changed = [{ ...first, personalAsignado: ['Paz, Eva'] }, ...rest]
      localStorage.setItem(key, JSON.stringify({ data: changed, timestamp: Date.now() + 1000 }))
    }, KEY)
    await page.goto(`/admin/servicios?editar=${id}`)
    const people = page.getByRole('dialog').getByLabel('Personal asignado')
    await people.fill('Beto')
    await people.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
    await toast(page, 'Servicio actualizado').waitFor()
    const stored = (await records(page, KEY)).find((entry) => entry.id === id)
    expect(stored?.personalAsignado).toEqual(['Paz, Eva', 'Beto'])
  }))

test('the dashboard shows each role its own figures and leads to lists, and straight to a new report', () =>
  withApp(async ({ page }) => {
    await openAs(page, 'jefe', '/admin')
    await page.getByText('+2 desde el mes pasado').waitFor()
    await page.getByText('Servicios 2024', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Inventario', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Gestión de Inventario' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.goBack()
    await page.getByRole('link', { name: 'Nuevo reporte', exact: true }).click()
    await page.getByRole('dialog', { name: 'Nuevo Reporte' }).waitFor()

    await page.evaluate(() => localStorage.removeItem('bomberos_auth_token'))
    await follow(page, '/login')
    await login(page, 'bodega@bomberos.example', 'Bodega2024!')
    await page.getByRole('heading', { name: 'Estado del inventario' }).waitFor()
    await expect.poll(() => page.getByText('+2 desde el mes pasado').count()).toBe(0)
    await expect.poll(() => page.getByText('Resumen presupuestario').count()).toBe(0)
  }))

const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

const CALL: RegistroServicio = { ...newRegistro('2026-03-31'), id: 'srv-1', horaInicio: '23:50' }
const FULL: RegistroServicio = {
  ...CALL,
  id: 'srv-2',
  direccion: 'Vía a Cerro Azul, kilómetro 4, frente a la escuela Simón Bolívar',
  personalAsignado: Array.from({ length: 16 }, (_, n) => `María Fernanda Jaramillo ${n}`),
  vehiculos: [1, 2, 3].map((n) => ({
    nombre: `Autobomba ${n}`,
    kmSalida: 1200,
    kmRegreso: 1219.5,
    agua: 6000,
  })),
  insumos: [1, 2, 3, 4].map((n) => ({ nombre: `Espumógeno clase ${n}`, cantidad: 12 })),
  reporte: 'Al llegar se ve un frente de fuego que avanza hacia las viviendas del barrio. '.repeat(60),
  observaciones: 'Se rompió una manguera de 2½″.',
}

test.each([
  ['a short one', CALL, 1],
  ['a full one', FULL, 2],
])(
  'a parte on paper and as a file is one document of as many sheets, with the emblem: %s',
  (_what, registro, count) =>
    withApp(async ({ page, context }) => {
      await storeLists(context, { [KEY]: [registro] })
      await openAs(page, 'jefe', `/admin/servicios?ver=${registro.id}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Imprimir' }).waitFor()
      const { bytes } = await download(page, () => button(page, 'Exportar PDF').click())
      expect(sheets(bytes)).toBe(count)
      // The emblem, once for all pages.
      expect(bytes.toString('latin1').match(/\/Subtype \/Image\b/g)?.length).toBeGreaterThan(0)
      await page.emulateMedia({ media: 'print' })
      await page.getByText('Impreso el').waitFor()
      expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(count)
    }),
)

test('a month’s report stays on one sheet, also with many sectors of long names and every figure', () =>
  withApp(async ({ page, context }) => {
    const list = Array.from({ length: 40 }, (_, n) => ({
      ...{ ...CALL, id: `srv-${n}`, tiempoRespuesta: 8, tiempoTotal: 48, agua: 1000, hectareas: 2 },
      sector: `Barrio San Francisco de Asís, etapa ${n % 10}`,
      fecha: `2026-0${1 + (n % 3)}-1${n % 10}`,
    }))
    const informe = newInforme(
      list,
      { desde: '2026-03-01', hasta: '2026-03-31' },
      'Rosa Vera',
      '',
      '2026-04-02',
    )
    await storeLists(context, { [KEYS.informes]: [{ ...informe, id: 'informe-1' }] })
    await openAs(page, 'jefe', '/admin/servicios?tab=estadisticas&informe=informe-1')
    await button(page, 'Imprimir').waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByText('Impreso el').waitFor()
    expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
  }))

test('axe finds nothing, light or dark, and nothing scrolls sideways', () =>
  withApp(
    async ({ page }) => {
      await signInAs(page, 'jefe')
      const screens: readonly [path: string, sign: Locator][] = [
        ['/admin', page.getByRole('heading', { level: 1 })],
        ['/admin/servicios', page.getByRole('row').nth(1)],
        [
          '/admin/servicios?tab=estadisticas',
          page.getByRole('tab', { name: 'Estadísticas', selected: true }),
        ],
        ['/admin/servicios?nuevo=true', page.getByRole('dialog')],
      ]
      for (const [path, sign] of screens) {
        await follow(page, path)
        await sign.waitFor()
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
        for (const link of await page.getByRole('link', { name: /^Ver todo/ }).all())
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        await expectNoViolations(page)
        await expect.poll(() => sideways(page)).toEqual([])
      }
      // A toast covers neither the buttons of a dialog nor, without one, the bar below.
      const failed = toast(page, 'Error')
      await button(page, 'Guardar').click()
      // It stays while the pointer is on it.
      await failed.hover()
      await expect.poll(() => overlap(failed, button(page, 'Guardar'))).toBe(false)
      // The toast goes once the missing fields are filled.
      for (const label of ['Descripción', 'Dirección'])
        await page.getByRole('dialog').getByLabel(label, { exact: true }).fill('Calle Sucre')
      await failed.waitFor({ state: 'detached' })
      await button(page, 'Guardar').click()
      const saved = toast(page, 'Servicio registrado')
      await saved.hover()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const bar = page.getByRole('navigation', { name: 'Accesos rápidos' })
      await expect.poll(() => overlap(saved, bar)).toBe(false)
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true },
  ))
