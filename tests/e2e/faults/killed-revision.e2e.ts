import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { type Item, newItem } from '@/entities/inventario/item'
import type { Falla } from '@/entities/inventario/revision/falla'
import type { Lista } from '@/entities/inventario/revision/lista'
import type { Respuesta } from '@/entities/inventario/revision/respuesta'
import type { Revision } from '@/entities/inventario/revision/revision'
import { KEYS } from '../../keys'
import { ACCOUNTS } from '../../tools/accounts.mjs'
import { DIST } from '../../tools/build.mjs'
import { serve } from '../../tools/serve.mjs'
import { records, waitForWorker } from '../support/actions'
import { button, expectCleanOnPhone } from '../support/admin'
import { closeGently, killHard, onPhone } from '../support/chromium/kill'
import { temporaryFolder } from '../support/fixture'

const THINGS: Item[] = [
  {
    ...newItem('2026-01-01'),
    id: 'inv-v',
    nombre: 'Autobomba 1',
    categoria: 'VEHICULO',
    ubicacion: 'Cuartel',
  },
  ...Array.from({ length: 20 }, (_, n) => ({
    ...newItem('2026-01-01'),
    ...{ id: `inv-${n}`, nombre: `Cosa ${n}`, ubicacion: 'Autobomba 1' },
  })),
]
const LISTA: Lista = {
  ...{ id: 'lista-1', lista: 'lista-1', nombre: 'Diaria', lugar: 'Autobomba 1', categoria: '', palabra: '' },
  puntos: [
    { id: 'p1', texto: 'Frenos', numero: false, unidad: '', critico: true },
    { id: 'p2', texto: 'Llantas', numero: true, unidad: 'psi', min: 90, max: 120, critico: false },
  ],
  ...{ desde: '2026-01-01T10:00:00.000Z', por: 'Ana', quitada: false },
}

test('a vehicle’s checklist is done with one thumb without a network on a phone that dies in the middle: what was tapped and typed is there, and the vehicle is out', async () => {
  const { dir: profile, remove } = temporaryFolder()
  onTestFinished(remove)
  const server = await serve({ dir: DIST })
  const path = `${server.url}/admin/inventario/revisar?lugar=Autobomba+1`
  const stands = (page: Page, text: string) =>
    page.getByRole('status').filter({ hasText: text }).first().waitFor()

  await onPhone(
    profile,
    async (page) => {
      await page.goto(server.url)
      await waitForWorker(page)
      await page.goto(`${server.url}/login`)
      await page.evaluate(
        (lists) => {
          for (const [key, data] of lists)
            localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() + 1000 }))
        },
        [
          [KEYS.inventario, THINGS],
          [KEYS.listas, [LISTA]],
        ] as [string, object[]][],
      )
      await page.getByLabel('Email', { exact: true }).fill('bodega@bomberos.example')
      await page.getByLabel('Contraseña', { exact: true }).fill(ACCOUNTS.bodega)
      await page.getByLabel('Recordar sesión').check()
      await button(page, 'Iniciar Sesión').click()
      await page.getByRole('heading', { level: 1, name: 'Panel de Control' }).waitFor()
      await page.goto(path)
      await stands(page, '0 de 22')
    },
    closeGently,
  )
  await server.close()

  await onPhone(
    profile,
    async (page) => {
      await page.goto(path)
      await stands(page, '0 de 22')
      await button(page, 'Falla: Frenos').click()
      await page.getByLabel('Qué pasa: Frenos').fill('No sostiene')
      await page.getByLabel('Llantas, en psi').fill('60')
      for (let n = 0; n < 10; n++) await button(page, `Bien: Cosa ${n}`).click()
      await stands(page, '12 de 22 · 2 fallas')
      await expectCleanOnPhone(page)
      await expect.poll(async () => (await records<Respuesta>(page, KEYS.respuestas)).length).toBe(12)
    },
    killHard,
  )

  await onPhone(
    profile,
    async (page) => {
      await page.goto(path)
      await stands(page, '12 de 22 · 2 fallas')
      expect(await page.getByLabel('Qué pasa: Frenos').inputValue()).toBe('No sostiene')
      const fallas = await records<Falla>(page, KEYS.fallas)
      expect(fallas.map(({ que, fuera, nombre }) => [que, fuera, nombre]).sort()).toEqual([
        ['Frenos: No sostiene', true, 'Autobomba 1'],
        ['Llantas: 60 psi', false, 'Autobomba 1'],
      ])
      for (let n = 10; n < 20; n++) await button(page, `Bien: Cosa ${n}`).click()
      await stands(page, '22 de 22 · 2 fallas')
      await button(page, 'Terminar').click()
      await page.getByText('Revisión guardada').waitFor()
      const [revision] = await records<Revision>(page, KEYS.revisiones)
      expect(revision).toMatchObject({ sujeto: 'autobomba 1', faltaron: 0, listas: ['lista-1'] })
      expect(revision?.bien).toHaveLength(20)
      expect(await records(page, KEYS.respuestas)).toEqual([])
      await page.goto(`${server.url}/admin`)
      await page.getByText('Fuera de servicio: Autobomba 1').waitFor()
    },
    killHard,
  )
})
