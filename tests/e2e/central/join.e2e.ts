import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleRegistros } from '@/entities/registro-servicios/seed'
import { EXISTS } from '@/sync/fields'
import type { Op } from '@/sync/wire'
import { Client, written } from '../../central/support/client'
import { KEYS } from '../../keys'
import { signIn } from '../../tools/accounts.mjs'
import { records } from '../support/actions'
import { button, expectClean } from '../support/admin'
import { change, staff, withCentral } from '../support/central/station'
import { said } from '../support/panel'

/** Services of the log, `letters` long each, as a device tells them. */
const services = (device: string, count: number, letters: number): Op[] =>
  Array.from({ length: count }, (_, n) => {
    const { id, ...sample } = sampleRegistros()[0] ?? { id: '' }
    const values = { ...sample, descripcion: `Salida ${n} `.padEnd(letters, 'x') }
    return { c: KEYS.servicios, id: `${id}${n}`, campos: written(device, { [EXISTS]: true, ...values }) }
  })

async function chiefAt(url: string): Promise<Client> {
  const client = new Client(url)
  await client.signIn('jefe@bomberos.example', 'Jefe2024!')
  return client
}

async function tell(url: string, ops: Op[]): Promise<void> {
  const client = await chiefAt(url)
  for (let at = 0; at < ops.length; at += 80) await client.sync(ops.slice(at, at + 80))
}

type Person = { nombres: string; cargo: string }

const cargo = async (page: Page, name: string) =>
  (await records<Person>(page, KEYS.personal)).find(({ nombres }) => nombres === name)?.cargo

const log = (page: Page) => records<{ id: string; descripcion: string }>(page, KEYS.servicios)

test('a device with records of its own is asked before anything goes up or is replaced, and what it adds reaches the others', () =>
  withCentral(async ({ device }) => {
    const [own, other] = [await device(), await device()]
    await own.goto('/')
    await own.evaluate((key) => {
      const data = [{ id: 'staff1', nombres: 'Nadia Solo Aquí', cargo: 'Bombera' }]
      localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() }))
    }, KEYS.personal)
    await signIn(own, 'jefe')
    await own.goto('/admin/central')
    await own.getByRole('region', { name: '¿Qué hacemos con los registros de este equipo?' }).waitFor()
    await own.getByText(/1 registro solo en este equipo/).waitFor()
    await expectClean(own)
    await signIn(other, 'operaciones')
    const names = (page: Page) =>
      records<{ nombres: string }>(page, KEYS.personal).then((list) => list.map(({ nombres }) => nombres))
    await expect.poll(() => names(other)).toHaveLength(3)
    await button(own, 'Agregar los de este equipo').click()
    await said(own, 'Este equipo ya está en la central')
    for (const page of [own, other])
      await expect
        .poll(async () => (await names(page)).sort())
        .toEqual(expect.arrayContaining(['Nadia Solo Aquí']))
    await expect.poll(async () => (await names(own)).length).toBe(4)
  }))

test('what a device wrote without a right that it lost meanwhile is shown with its reason, both values and three ways on', () =>
  withCentral(async ({ device, url }) => {
    const [chief, helper] = [await staff(await device(), 'jefe'), await staff(await device(), 'operaciones')]
    const [person] = await records<{ nombres: string }>(helper, KEYS.personal)
    const name = person?.nombres ?? ''
    // The form's code comes with its first use; these pages have no worker.
    await change(helper, name, 'Cargo', 'Escrito con red')
    await expect.poll(() => cargo(chief, name)).toBe('Escrito con red')
    await helper.context().setOffline(true)
    await change(helper, name, 'Cargo', 'Escrito sin red')
    await chief.goto('/admin/config?tab=roles&rol=ADMIN_OPERATIVO')
    await chief.getByRole('checkbox', { name: 'Personal: editar', exact: true }).click()
    const known = await chiefAt(url)
    await expect.poll(async () => (await known.sync()).filas.map(({ c }) => c)).toContain(KEYS.permisos)
    await helper.context().setOffline(false)
    await helper.goto('/admin/central')
    const refused = helper.getByRole('region', { name: 'Lo que la central no recibió' })
    await refused.getByText(name).waitFor()
    await expect
      .poll(() => helper.getByRole('region', { name: 'Estado' }).innerText())
      .toContain('La central no recibió 1 cambio')
    await button(helper, `Ver los dos ${name}`).click()
    await expectClean(helper)
    expect(await cargo(helper, name)).toBe('Escrito con red')
    await button(chief, 'Volver a los permisos de siempre').click()
    await said(chief, 'Permisos actualizados')
    await helper.goto('/admin/personal')
    await button(helper, `Editar ${name}`).waitFor()
    await helper.goto('/admin/central')
    await button(helper, `Reintentar ${name}`).click()
    await refused.waitFor({ state: 'detached' })
    for (const page of [chief, helper]) await expect.poll(() => cargo(page, name)).toBe('Escrito sin red')
  }))

test('a device joins with three years of the log, and says what stays on the central once its space is full', () =>
  withCentral(
    async ({ url, device }) => {
      await tell(url, services('aaaaaaaa', 1800, 400))
      const page = await device()
      await signIn(page, 'jefe')
      await expect.poll(async () => (await log(page)).length).toBe(1802)
      await tell(url, services('bbbbbbbb', 1200, 9000))
      await page.goto('/admin/central')
      await page.getByText(/no caben en este equipo\. Siguen en la central/).waitFor()
      expect((await log(page)).length).toBeGreaterThan(0)
    },
    { expects: /QuotaExceededError/ },
  ))
