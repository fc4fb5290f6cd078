import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleMiembros } from '@/entities/personal/seed'
import { EXISTS } from '@/sync/fields'
import { Client, written } from '../../central/support/client'
import { KEYS } from '../../keys'
import { records } from '../support/actions'
import { button, dialog, expectClean } from '../support/admin'
import { change, claim, rows, withCentral } from '../support/central/station'
import { said } from '../support/panel'

type Account = { correo: string; clave: string }

const FIRST: Account = { correo: 'chief@canton.example', clave: 'Cuartel2026' }
const SECOND: Account = { correo: 'jefa@parroquia.example', clave: 'Estacion2026' }

/** Somebody's session at the central of this address. */
async function signedIn(url: string, { correo, clave }: Account): Promise<Client> {
  const client = new Client(url)
  await client.signIn(correo, clave)
  return client
}

/** `otra`: whoever is signed in here takes the link that leads to another session with the central. */
async function signIn(page: Page, { correo, clave }: Account): Promise<void> {
  await page.goto('/login?otra=true')
  await page.getByLabel('Email', { exact: true }).fill(correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(clave)
  await button(page, 'Iniciar Sesión').click()
  await page.waitForURL(({ pathname }) => pathname === '/admin')
}

const people = async (page: Page) =>
  (await records<{ nombres: string; cargo: string }>(page, KEYS.personal)).map(
    ({ nombres, cargo }) => `${nombres}: ${cargo}`,
  )

/** All that a central tells: the public, a page without scripts, and its chief's devices. */
async function told(url: string, chief: Client): Promise<string> {
  const page = await fetch(`${url}/personal`)
  return JSON.stringify([(await chief.get('/publico')).body, await page.text(), await chief.sync()])
}

const question = (page: Page) =>
  page.getByRole('region', { name: '¿Qué hacemos con los registros de este equipo?' })

/** Meets the other brigade's central at the usual address, and is asked. */
async function meets(page: Page): Promise<void> {
  await signIn(page, SECOND)
  await page.goto('/admin/central')
  await question(page).getByText('Aquí responde otra central').waitFor()
  await question(page).getByText('Personal: 1 registro solo en este equipo. La central tiene 0.').waitFor()
}

test('a phone of one brigade that finds another’s central at its address tells it nothing, and does what its person answers', () =>
  withCentral(async ({ device, codigo, url, hosts, another }) => {
    const [one, two] = [await device(), await device()]
    await claim(one, codigo)
    const { id: _, ...sample } = sampleMiembros()[0] ?? { id: '' }
    const first = await signedIn(url, FIRST)
    const alba = { ...sample, [EXISTS]: true, nombres: 'Alba Primera', cargo: 'Bombera' }
    await first.sync([{ c: KEYS.personal, id: 'staff-alba', campos: written(first.device, alba) }])
    expect(await told(url, first)).toContain('Alba Primera')
    await signIn(two, FIRST)
    for (const page of [one, two]) {
      await page.goto('/admin/personal')
      await expect.poll(() => people(page)).toEqual(['Alba Primera: Bombera'])
    }
    await two.route('**/api/**', (route) => route.abort())
    await change(two, 'Alba Primera', 'Cargo', 'Escrito sin red')

    const other = await another()
    const second = new Client(other.url)
    const claimed = { ...SECOND, nombre: 'Eva Ruiz', codigo: other.codigo, muestras: 'quitar' }
    expect((await second.post('/primera', { ...claimed, dispositivo: second.device })).status).toBe(201)
    await hosts('another')
    await two.unroute('**/api/**')
    for (const page of [one, two]) await meets(page)
    await expectClean(one)
    expect(await told(other.url, second)).not.toContain('Alba')

    await button(one, 'Usar solo lo de la central').click()
    await dialog(one).getByText('Dejan de verse aquí 1 registro que solo están en este equipo').waitFor()
    await dialog(one).getByRole('button', { name: 'Usar solo lo de la central' }).click()
    await said(one, 'Este equipo ya está en la central')
    await expect.poll(() => people(one)).toEqual([])
    expect(JSON.stringify(await rows(one, 'copia-datos:'))).toContain('Alba Primera')
    expect(await told(other.url, second)).not.toContain('Alba')

    await button(two, 'Agregar los de este equipo').click()
    await said(two, 'Este equipo ya está en la central')
    expect(JSON.stringify(await rows(two, 'copia-datos:'))).toContain('Escrito sin red')
    for (const page of [one, two])
      await expect.poll(() => people(page)).toEqual(['Alba Primera: Escrito sin red'])
    await expect.poll(() => told(other.url, second)).toContain('Alba Primera')
  }))
