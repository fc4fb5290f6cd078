import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entry, follow, login } from '../support/actions'
import { withApp } from '../support/harness'
import { hasFocus } from '../support/keyboard'
import { CHIEF } from '../support/reportar'

const START = new Date('2026-03-10T12:00:00-05:00')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

async function attempt(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
}

test('the login form shows each of its messages', () =>
  withApp(async ({ page }) => {
    await page.clock.install()
    await page.goto('/login')
    await attempt(page, 'no-es-email', '')
    await page.getByText('Ingrese un email válido').waitFor()
    await page.getByText('La contraseña es requerida').waitFor()

    await page.clock.pauseAt(Date.now() + 60_000)
    await attempt(page, CHIEF[0], 'otra')
    await page.getByRole('button', { name: 'Iniciando sesión...' }).waitFor()
    await expect.poll(() => page.getByLabel('Email', { exact: true }).isDisabled()).toBe(true)
    await page.clock.resume()
    await page.getByRole('alert').getByText('Email o contraseña incorrectos').waitFor()

    const password = page.getByLabel('Contraseña', { exact: true })
    // The password is selected, ready to be replaced.
    await expect.poll(() => hasFocus(password)).toBe(true)
    await page.keyboard.type('x')
    await expect.poll(() => password.inputValue()).toBe('x')
    await expect.poll(() => password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Mostrar u ocultar lo escrito' }).click()
    await expect.poll(() => password.getAttribute('type')).toBe('text')
  }))

test('a stored session never holds a password', () =>
  withApp(async ({ page }) => {
    await login(page, ...CHIEF)
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
    expect(stored).toContain('bomberos_auth_user')
    expect(stored).not.toContain(CHIEF[1])
    expect((await entry(page, 'bomberos_auth_token'))?.ttl).toBe(86_400_000)
  }))

test('three wrong passwords in a row lock the form for five minutes, even after a reload', () =>
  withApp(async ({ page }) => {
    await page.clock.install({ time: START })
    await page.goto('/login')
    for (let i = 0; i < 3; i++) {
      await attempt(page, CHIEF[0], 'otra')
      await page.clock.runFor(600)
      await page.getByText('Email o contraseña incorrectos').waitFor()
    }
    const button = page.getByRole('button', { name: 'Iniciar Sesión' })
    await page.getByText('Podrá probar otra vez en').waitFor()
    await expect.poll(() => button.isDisabled()).toBe(true)
    await page.reload()
    await page.getByText('Podrá probar otra vez en').waitFor()
    await expect.poll(() => button.isDisabled()).toBe(true)
    await page.clock.runFor(5 * MINUTE)
    await expect.poll(() => button.isDisabled()).toBe(false)
    await attempt(page, ...CHIEF)
    await page.clock.runFor(600)
    await page.waitForURL(/\/admin$/)
  }))

test('a remembered session lives its 24 hours and no longer', () =>
  withApp(async ({ page }) => {
    await page.clock.install({ time: START })
    await page.goto('/login')
    await page.getByLabel('Recordar sesión').check()
    await attempt(page, ...CHIEF)
    await page.clock.runFor(600)
    await page.waitForURL(/\/admin$/)

    await page.clock.setSystemTime(new Date(START.getTime() + 23 * HOUR))
    await follow(page, '/admin/reportes')
    await page.getByRole('heading', { level: 1, name: 'Reportes Comunitarios' }).waitFor()
    await page.clock.setSystemTime(new Date(START.getTime() + 24 * HOUR + MINUTE))
    await page.goto('/admin/reportes')
    await page.getByRole('heading', { name: 'Acceso al Sistema' }).waitFor()
  }))

test('a session that is not remembered also ends after 30 minutes without use', () =>
  withApp(async ({ page }) => {
    await page.clock.install({ time: START })
    await page.goto('/login')
    await attempt(page, ...CHIEF)
    await page.clock.runFor(600)
    await page.waitForURL(/\/admin$/)

    await page.clock.setSystemTime(new Date(START.getTime() + 29 * MINUTE))
    await follow(page, '/admin/reportes')
    await page.getByRole('searchbox').click()
    await page.clock.setSystemTime(new Date(START.getTime() + 50 * MINUTE))
    await follow(page, '/admin/personal')
    await page.getByRole('heading', { level: 1, name: 'Gestión de Personal' }).waitFor()
    await page.clock.setSystemTime(new Date(START.getTime() + 90 * MINUTE))
    await page.goto('/admin/reportes')
    await page.getByRole('heading', { name: 'Acceso al Sistema' }).waitFor()
    await page.getByRole('status').filter({ hasText: 'Su sesión terminó' }).waitFor()
  }))

test('Cerrar Sesión forgets user and token and goes home', () =>
  withApp(async ({ page }) => {
    await login(page, ...CHIEF)
    await follow(page, '/')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('link', { name: /, inicio$/ }).click()
    await expect.poll(() => page.locator('#menu-movil').count()).toBe(0)
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('button', { name: 'Menú de usuario' }).click()
    await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
    await page.locator('#menu-movil').waitFor({ state: 'detached' })
    await page.waitForURL((address) => address.pathname === '/')
    await expect.poll(() => entry(page, 'bomberos_auth_user')).toBeNull()
    await expect.poll(() => entry(page, 'bomberos_auth_token')).toBeNull()
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Acceso al Sistema' }).waitFor()
    await expect.poll(() => page.getByText('Su sesión terminó').count()).toBe(0)
  }))
