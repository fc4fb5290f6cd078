import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { Conteo } from '@/entities/inventario/conteo'
import { codigoDeItem, codigoEscrito } from '@/entities/inventario/etiquetas/codigo'
import { type Item, newItem } from '@/entities/inventario/item'
import { KEYS } from '../../keys'
import { ACCOUNTS } from '../../tools/accounts.mjs'
import { TEST_MS } from '../../tools/limits.mjs'
import { offline, records, waitForWorker } from '../support/actions'
import { button, expectCleanOnPhone } from '../support/admin'
import { rows, withCentral } from '../support/central/station'
import { closeGently, killHard, onPhone } from '../support/chromium/kill'
import { temporaryFolder } from '../support/fixture'

const PHONE = { viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' } as const

/** 60 in each of two rooms, five of each. */
const GOODS = Array.from({ length: 120 }, (_, n) => ({
  ...newItem('2026-01-01'),
  ...{ id: `inv-${n + 1000}`, nombre: `Cosa ${n}`, cantidad: 5 },
  ubicacion: n % 2 === 0 ? 'Cuarto 1' : 'Cuarto 2',
}))
const idOf = (n: number) => `inv-${n + 1000}`

const items = (page: Page) => records<Item>(page, KEYS.inventario)
const conteos = (page: Page) => records<Conteo>(page, KEYS.conteos)
const quantityOf = async (page: Page, n: number) =>
  (await items(page)).find(({ id }) => id === idOf(n))?.cantidad
const unsent = async (page: Page) =>
  (await rows<{ ops: object }>(page, 'pendiente:')).flatMap(({ ops }) => Object.keys(ops))
const result = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()

async function storekeeper(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitForWorker(page)
  await page.goto(`${url}/login`)
  await page.getByLabel('Email', { exact: true }).fill('bodega@bomberos.example')
  await page.getByLabel('Contraseña', { exact: true }).fill(ACCOUNTS.bodega)
  await page.getByLabel('Recordar sesión').check()
  await button(page, 'Iniciar Sesión').click()
  await page.getByRole('heading', { level: 1, name: 'Panel de Control' }).waitFor()
}

async function toCount(page: Page, url: string, room: string): Promise<void> {
  await page.goto(`${url}/admin/inventario/contar`)
  await page.getByRole('link', { name: new RegExp(`conta(?:r|ndo) ${room}$`, 'i') }).click()
}

test(
  '120 things of two rooms are counted by two phones without a network, one of them dies; what they say differently is asked about, and one press takes the count back on both',
  () =>
    withCentral(async ({ url, device }) => {
      const { dir: profile, remove } = temporaryFolder()
      onTestFinished(remove)
      const b = await device(PHONE)

      await onPhone(
        profile,
        async (a) => {
          await storekeeper(a, url)
          await a.goto(`${url}/admin/inventario`)
          await expect.poll(() => rows(a, `sombra:${KEYS.inventario}`)).toHaveLength(1)
          await a.evaluate(
            ([key, more]) => {
              const { data, timestamp } = JSON.parse(localStorage.getItem(key) ?? '')
              localStorage.setItem(
                key,
                JSON.stringify({ data: [...data, ...more], timestamp: Math.max(Date.now(), timestamp + 1) }),
              )
            },
            [KEYS.inventario, GOODS] as const,
          )
          await a.reload()
          await storekeeper(b, url)
          await b.goto(`${url}/admin/inventario`)
          await expect.poll(async () => (await items(b)).length).toBeGreaterThanOrEqual(120)
          await expect.poll(() => unsent(a)).toEqual([])
        },
        // A cookie is on the disk half a minute later, or once the browser closes.
        closeGently,
      )

      await onPhone(
        profile,
        async (a) => {
          await toCount(a, url, 'Cuarto 1')
          await offline(a.context())
          await result(a, '60 sin contar')
          await button(a, 'Uno menos de Cosa 0').click()
          await button(a, 'Uno menos de Cosa 0').click()
          for (let n = 2; n < 60; n += 2) await button(a, `Cosa ${n} está igual`).click()
          await result(a, 'Faltan 2 · 29 iguales · 30 sin contar')
          await expect.poll(async () => (await conteos(a)).length).toBe(30)
        },
        killHard,
      )

      await toCount(b, url, 'Cuarto 2')
      await offline(b.context())
      await result(b, '60 sin contar')
      // Here by its label, typed as it is where no camera is.
      await button(b, 'Escanear').click()
      await b.getByLabel('O escriba el código').fill(codigoEscrito(codigoDeItem({ id: idOf(119) })))
      await button(b, 'Buscar').click()
      await b.getByRole('listitem').filter({ hasText: 'Cosa 119' }).and(b.locator(':focus')).waitFor()
      await b.getByLabel('Cantidad de Cosa 119', { exact: true }).fill('12')
      for (let n = 1; n < 119; n += 2) await button(b, `Cosa ${n} está igual`).click()
      await result(b, 'Sobran 7 · 59 iguales')
      await expectCleanOnPhone(b)
      // Whoever has this phone also looked at one shelf of the other room.
      await toCount(b, url, 'Cuarto 1')
      await button(b, 'Uno menos de Cosa 0').click()
      await button(b, 'Cosa 2 está igual').click()
      await result(b, 'Falta 1 · 1 igual · 58 sin contar')

      await onPhone(
        profile,
        async (a) => {
          await offline(a.context())
          await toCount(a, url, 'Cuarto 1')
          await result(a, 'Faltan 2 · 29 iguales · 30 sin contar')
          for (let n = 60; n < 120; n += 2) await button(a, `Cosa ${n} está igual`).click()
          await result(a, 'Faltan 2 · 59 iguales')
          await expect.poll(async () => (await conteos(a)).length).toBe(60)

          await offline(a.context(), false)
          await offline(b.context(), false)
          for (const page of [a, b]) await page.reload()
          for (const page of [a, b]) await expect.poll(async () => (await conteos(page)).length).toBe(122)
          await result(a, '59 iguales · 1 por elegir')
          await expectCleanOnPhone(a)
          await button(a, 'Hay 3 de Cosa 0').click()
          await result(a, 'Faltan 2 · 59 iguales')
          await button(a, 'Revisar y guardar').click()
          await a.getByText('Cosa 0: debía haber 5, hay 3').waitFor()
          await expectCleanOnPhone(a)
          await button(a, 'Guardar').click()
          await a.getByText('Conteo guardado').waitFor()
          await expect.poll(() => quantityOf(b, 0)).toBe(3)
          // The other room's count is still open on both.
          for (const page of [a, b]) await expect.poll(async () => (await conteos(page)).length).toBe(60)

          await toCount(b, url, 'Cuarto 2')
          await button(b, 'Revisar y guardar').click()
          await b.getByText('Cosa 119: debía haber 5, hay 12').waitFor()
          await button(b, 'Guardar').click()
          await b.getByText('Conteo guardado').waitFor()
          await expect.poll(() => quantityOf(a, 119)).toBe(12)
          await expect.poll(() => conteos(a)).toEqual([])
          await expect
            .poll(async () =>
              (await items(a)).filter(({ nombre, contado }) => /^Cosa /.test(nombre) && contado),
            )
            .toHaveLength(120)

          await button(b, 'Deshacer el cambio').click()
          await b.getByText('Cambio deshecho').waitFor()
          for (const page of [a, b]) {
            await expect.poll(() => quantityOf(page, 119)).toBe(5)
            // What the other phone saved stays.
            await expect.poll(() => quantityOf(page, 0)).toBe(3)
            await expect.poll(async () => (await conteos(page)).length).toBe(60)
          }
          for (const page of [a, b]) await expect.poll(() => unsent(page)).toEqual([])
        },
        closeGently,
      )
    }),
  3 * TEST_MS,
)
