import { expect, test } from 'vitest'
import { button } from '../support/admin'
import { call, ringHere, volunteer } from '../support/central/brigade'
import { claim, withCentral } from '../support/central/station'
import { workerOf } from '../support/chromium/worker'

test('the icon of a phone with access opens its place, and a call stands on every page of it', () =>
  withCentral(async ({ device, codigo }) => {
    const chief = await device()
    await claim(chief, codigo)
    const luis = await volunteer({ chief, device }, 'Luis Mora', 'Conductor')
    await ringHere(luis)
    const address = () => new URL(luis.url()).pathname

    // What the icons of today's phones open.
    await luis.goto('/')
    await luis.getByRole('heading', { level: 1, name: 'Luis Mora' }).waitFor()
    expect(address()).toBe('/mi')
    await button(luis, 'Abrir menú').click()
    await luis.getByRole('link', { name: 'Inicio', exact: true }).click()
    await expect.poll(address).toBe('/')
    // Whoever goes there, and whoever reloads it, stays.
    await luis.reload()
    await button(luis, 'Abrir menú').click()
    await luis.getByRole('link', { name: 'Mi lugar' }).waitFor()
    expect(address()).toBe('/')

    await call(chief, 'Calle Sucre 5')
    const bar = luis.getByRole('button', { name: /^Hay una salida: Combate de Incendios, Calle Sucre 5/ })
    await bar.waitFor()
    await expect.poll(() => luis.title()).toMatch(/^\(!\) Hay una salida/)
    await bar.click()
    await button(luis, 'Voy directo').click()
    await chief
      .getByRole('region', { name: /^Vienen/ })
      .getByText('Luis Mora')
      .waitFor()
  }))

test('a phone of nobody of the brigade opens the town’s page', () =>
  withCentral(async ({ device, codigo }) => {
    await claim(await device(), codigo)
    const visitor = await device({ serviceWorkers: 'allow' })
    await visitor.goto('/servicios')
    await workerOf(visitor)
    await visitor.goto('/')
    expect(new URL(visitor.url()).pathname).toBe('/')
    expect(await visitor.getByRole('link', { name: 'Mi lugar' }).count()).toBe(0)
  }))
