import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { Conteo } from '@/entities/inventario/conteo'
import { type Item, newItem } from '@/entities/inventario/item'
import { KEYS } from '../../keys'
import { ACCOUNTS } from '../../tools/accounts.mjs'
import { DIST } from '../../tools/build.mjs'
import { serve } from '../../tools/serve.mjs'
import { records, waitForWorker } from '../support/actions'
import { button, expectCleanOnPhone } from '../support/admin'
import { closeGently, killHard, onPhone } from '../support/chromium/kill'
import { temporaryFolder } from '../support/fixture'

const GOODS = Array.from({ length: 120 }, (_, n) => ({
  ...newItem('2026-01-01'),
  ...{ id: `inv-${n}`, nombre: `Cosa ${n}`, cantidad: 5 },
  ubicacion: n % 2 === 0 ? 'Bodega 1' : 'bodega 2 ',
}))

test('120 things of two rooms are counted without a network on a phone that dies in the middle, and one press takes it back', async () => {
  const { dir: profile, remove } = temporaryFolder()
  onTestFinished(remove)
  const server = await serve({ dir: DIST })
  const items = (page: Page) => records<Item>(page, KEYS.inventario)
  const result = (page: Page, text: string) =>
    page.getByRole('status').filter({ hasText: text }).first().waitFor()

  await onPhone(
    profile,
    async (page) => {
      await page.goto(server.url)
      await waitForWorker(page)
      await page.goto(`${server.url}/login`)
      await page.evaluate(
        ([key, data]) => localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() + 1000 })),
        [KEYS.inventario, GOODS] as const,
      )
      await page.getByLabel('Email', { exact: true }).fill('bodega@bomberos.example')
      await page.getByLabel('Contraseña', { exact: true }).fill(ACCOUNTS.bodega)
      await page.getByLabel('Recordar sesión').check()
      await button(page, 'Iniciar Sesión').click()
      await page.getByRole('heading', { level: 1, name: 'Panel de Control' }).waitFor()
      await page.goto(`${server.url}/admin/inventario/contar`)
      await page.getByRole('link', { name: 'Contar Bodega 1' }).waitFor()
    },
    closeGently,
  )
  await server.close()

  await onPhone(
    profile,
    async (page) => {
      await page.goto(`${server.url}/admin/inventario/contar`)
      await expectCleanOnPhone(page)
      await page.getByRole('link', { name: 'Contar Bodega 1' }).click()
      await result(page, '60 sin contar')
      await button(page, 'Uno menos de Cosa 0').click()
      await button(page, 'Uno menos de Cosa 0').click()
      await button(page, 'Uno más de Cosa 2').click()
      for (let n = 4; n < 60; n += 2) await button(page, `Cosa ${n} está igual`).click()
      await result(page, 'Faltan 2 · sobra 1 · 28 iguales · 30 sin contar')
      await expectCleanOnPhone(page)
      await expect.poll(async () => (await records<Conteo>(page, KEYS.conteos)).length).toBe(30)
    },
    killHard,
  )

  await onPhone(
    profile,
    async (page) => {
      await page.goto(`${server.url}/admin/inventario/contar`)
      await page.getByText('60 items · 300 unidades · 30 ya contados').waitFor()
      await page.getByRole('link', { name: 'Seguir contando Bodega 1' }).click()
      await result(page, 'Faltan 2 · sobra 1 · 28 iguales · 30 sin contar')
      for (let n = 60; n < 120; n += 2) await button(page, `Cosa ${n} está igual`).click()
      await result(page, 'Faltan 2 · sobra 1 · 58 iguales')
      await page.getByRole('link', { name: 'Otro lugar' }).click()
      await page.getByRole('link', { name: 'Contar bodega 2' }).click()
      await page.getByLabel('Cantidad de Cosa 1', { exact: true }).fill('12')
      await result(page, 'Sobran 7 · 59 sin contar')
      await button(page, 'Revisar y guardar').click()
      await page.getByText('Cosa 1: debía haber 5, hay 12').waitFor()
      await expectCleanOnPhone(page)
      await button(page, 'Seguir contando').click()

      await page.goto(`${server.url}/admin/inventario/contar?lugar=Bodega+1`)
      await button(page, 'Revisar y guardar').click()
      await page.getByText('Cosa 0: debía haber 5, hay 3').waitFor()
      await button(page, 'Guardar').click()
      await page.getByText('Conteo guardado').waitFor()
      const counted = await items(page)
      const quantity = (nombre: string) => counted.find((one) => one.nombre === nombre)?.cantidad
      expect([0, 1, 2, 3, 4].map((n) => quantity(`Cosa ${n}`))).toEqual([3, 5, 6, 5, 5])
      expect(counted.filter(({ contado }) => contado)).toHaveLength(60)
      // The other room's count is still open.
      expect(await records(page, KEYS.conteos)).toHaveLength(1)
      await button(page, 'Deshacer el cambio').click()
      await page.getByText('Cambio deshecho').waitFor()
      const back = await items(page)
      expect(back.map(({ cantidad }) => cantidad)).toEqual(GOODS.map(() => 5))
      expect(back.filter(({ contado }) => contado)).toEqual([])
      expect(await records(page, KEYS.conteos)).toHaveLength(61)
    },
    killHard,
  )
})
