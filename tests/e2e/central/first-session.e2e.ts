import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { EXISTS } from '@/sync/fields'
import { Client, written } from '../../central/support/client'
import { KEYS } from '../../keys'
import { button } from '../support/admin'
import { withCentral } from '../support/central/station'

const CHIEF = { correo: 'chief@canton.example', clave: 'Cuartel2026' }

const main = (page: Page) => page.getByRole('main').innerText()

test('whoever enters a brigade on a new phone that loses the network sees no invented record or figure, and then the brigade’s', () =>
  withCentral(async ({ url, codigo, device }) => {
    const chief = new Client(url)
    const claim = { ...CHIEF, codigo, nombre: 'Rosa Vera', muestras: 'quitar', dispositivo: chief.device }
    expect((await chief.post('/primera', claim)).status).toBe(201)
    const config = { [EXISTS]: true, nombreInstitucion: 'Bomberos de Alausí', canton: 'Alausí' }
    await chief.sync([
      { c: 'bomberos_config_configSistema', id: 'unico', campos: written(chief.device, config) },
    ])
    const ana = { [EXISTS]: true, nombres: 'Ana de Verdad', cargo: 'Bombera', estado: 'ACTIVO' }
    await chief.sync([{ c: KEYS.personal, id: 'staff-ana', campos: written(chief.device, ana) }])

    const page = await device()
    await page.route('**/api/sync*', (route) => route.abort())
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill(CHIEF.correo)
    await page.getByLabel('Contraseña', { exact: true }).fill(CHIEF.clave)
    await button(page, 'Iniciar Sesión').click()
    await page.getByRole('heading', { level: 1, name: 'Panel de Control' }).waitFor()
    await page.getByText('Sin conexión', { exact: true }).waitFor()
    expect(await main(page)).not.toMatch(/muestra|245|Esperanza|809/)
    const waiting = page.getByRole('region', { name: 'Le toca' })
    await waiting.getByText('Todavía no llega de la central').waitFor()
    expect(await waiting.innerText()).not.toContain('Nada espera')
    await page.goto('/admin/servicios')
    await page.getByRole('heading', { name: 'Todavía no está en este equipo' }).waitFor()
    await page.goto('/contacto')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('contentinfo').innerText()).toContain('Bomberos de Alausí')

    await page.unroute('**/api/sync*')
    await page.goto('/admin/personal')
    await page.getByText('Ana de Verdad').first().waitFor()
  }))
