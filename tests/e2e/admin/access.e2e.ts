import { expect, test } from 'vitest'
import type { ACCOUNTS } from '../../tools/accounts.mjs'
import { follow, login } from '../support/actions'
import { signInAs } from '../support/admin'
import { type App, withApp } from '../support/harness'

/** In the order of the menu: under its headings, and within each as the specification lists them. */
const ROUTES = {
  '/admin': 'Panel de Control',
  '/admin/calendario': 'Calendario',
  '/admin/servicios': 'Bitácora de Servicios',
  '/admin/reportes': 'Reportes Comunitarios',
  '/admin/guardias': 'Guardias',
  '/admin/personal': 'Gestión de Personal',
  '/admin/eventos': 'Gestión de Eventos',
  '/admin/inventario': 'Gestión de Inventario',
  '/admin/presupuesto': 'Gestión Presupuestaria',
  '/admin/rendicion': 'Rendición de Cuentas',
  '/admin/buzon': 'Buzón',
  '/admin/galeria': 'Gestión de Galería',
  '/admin/test': 'Prueba de Almacenamiento',
  '/admin/datos': 'Protección de Datos',
  '/admin/config': 'Configuración del Sistema',
} as const

type Path = keyof typeof ROUTES
const PATHS = Object.keys(ROUTES) as Path[]

const ROLES: [account: keyof typeof ACCOUNTS, role: string, open: Path[]][] = [
  ['jefe', 'Super Administrador', PATHS],
  [
    'operaciones',
    'Administrador Operativo',
    [
      '/admin',
      '/admin/personal',
      '/admin/galeria',
      '/admin/eventos',
      '/admin/servicios',
      '/admin/guardias',
      '/admin/calendario',
    ],
  ],
  ['talento', 'Talento Humano', ['/admin', '/admin/personal', '/admin/guardias', '/admin/calendario']],
  [
    'tesoreria',
    'Tesorería',
    [
      '/admin',
      '/admin/presupuesto',
      '/admin/rendicion',
      '/admin/reportes',
      '/admin/buzon',
      '/admin/calendario',
    ],
  ],
  ['bodega', 'Bodega / Guardalmacén', ['/admin', '/admin/inventario', '/admin/calendario']],
  [
    'inspector',
    'Inspector / Prevención',
    [
      '/admin',
      '/admin/rendicion',
      '/admin/eventos',
      '/admin/servicios',
      '/admin/reportes',
      '/admin/buzon',
      '/admin/calendario',
    ],
  ],
]

const signIn = ({ page }: App, account: string, password: string) =>
  login(page, `${account}@bomberos.example`, password)

const restricted = ({ page }: App) => page.getByRole('heading', { level: 1, name: 'Acceso restringido' })

test.each(ROLES)(
  '%s opens what the matrix gives and nothing else, by address, link and back button',
  (account, role, open) =>
    withApp(async (app) => {
      const { page } = app
      await signInAs(page, account)
      await page.goto('/admin')
      const links = page.getByRole('navigation', { name: 'Módulos' }).getByRole('link')
      const config = page.getByRole('link', { name: ROUTES['/admin/config'] })
      const inMenu = PATHS.filter((path) => open.includes(path) && path !== '/admin/config')
      const expected = inMenu.map((path) => ROUTES[path])
      await expect.poll(() => links.allInnerTexts()).toEqual(expected)
      await expect.poll(() => config.count()).toBe(open.includes('/admin/config') ? 1 : 0)

      // The guard is the same for addresses and links; the screens' own tests open each by its address.
      for (const path of PATHS.filter((one) => !open.includes(one))) {
        await follow(page, path)
        await restricted(app).waitFor()
        await page.getByText(`El rol ${role} no incluye este módulo.`).waitFor()
        await page.getByRole('link', { name: 'Ir al Panel de Control' }).click()
        await page.getByRole('heading', { level: 1, name: ROUTES['/admin'] }).waitFor()
      }

      for (const path of open) {
        await page.getByRole('link', { name: ROUTES[path], exact: true }).first().click()
        await page.waitForURL((address) => address.pathname === path)
        await page.getByRole('banner').getByText(ROUTES[path]).waitFor()
        await expect.poll(() => restricted(app).count()).toBe(0)
      }
      const closed = PATHS.find((path) => !open.includes(path))
      if (!closed) return
      await page.goto(closed)
      await restricted(app).waitFor()
      await follow(page, '/terminos')
      await page.goBack()
      await restricted(app).waitFor()
      await page.getByRole('link', { name: 'Ir al Panel de Control' }).click()
      await page.waitForURL(/\/admin$/)
    }),
)

test('signed out, every panel address asks to sign in and comes back to it', () =>
  withApp(async (app) => {
    const { page } = app
    await page.goto('/admin/test')
    for (const path of PATHS) {
      await page.evaluate((address) => history.pushState(null, '', address), path)
      await page.waitForURL((address) => address.searchParams.get('redirect') === path)
      await page.getByRole('heading', { name: 'Acceso al Sistema' }).waitFor()
    }
    await page.goto('/admin/inventario')
    await page.waitForURL(/\/login\?redirect=/)
    await signIn(app, 'bodega', 'Bodega2024!')
    await page.waitForURL(/\/admin\/inventario$/)
    await page.goBack()
    await page.goto('/login')
    await page.waitForURL(/\/admin$/)
  }))

test('a redirect to another site is not followed', () =>
  withApp(async (app) => {
    for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      await follow(app.page, `/login?redirect=${encodeURIComponent(target)}`)
      await signIn(app, 'jefe', 'Jefe2024!')
      await app.page.getByRole('heading', { level: 1, name: ROUTES['/admin'] }).waitFor()
      expect(new URL(app.page.url()).pathname).toBe('/admin')
      expect(new URL(app.page.url()).origin).toBe(app.url)
      await app.page.evaluate(() => localStorage.removeItem('bomberos_auth_token'))
    }
  }))

test('editing the role in localStorage gives no permission', () =>
  withApp(async (app) => {
    const { page } = app
    await signIn(app, 'bodega', 'Bodega2024!')
    await page.evaluate(() => {
      for (const key of ['bomberos_auth_user', 'bomberos_config_usuarios']) {
        const raw = localStorage.getItem(key)
        if (raw) localStorage.setItem(key, raw.replaceAll('BODEGA', 'SUPERADMIN'))
      }
    })
    await page.goto('/admin/config')
    await restricted(app).waitFor()
    await page.getByText('El rol Bodega / Guardalmacén no incluye este módulo.').waitFor()
  }))

test('a user deactivated in another tab is out at the next navigation', () =>
  withApp(async (app) => {
    const { page, context } = app
    await signIn(app, 'bodega', 'Bodega2024!')
    await follow(page, '/admin/inventario')
    const other = await context.newPage()
    await other.goto('/img/emblema.svg')
    // Like an import from another device: an entry without a revision, newer than what is here.
    await other.evaluate(() => {
      const key = 'bomberos_config_usuarios'
      const { data } = JSON.parse(localStorage.getItem(key) ?? '') as {
        data: { id: string; active: boolean }[]
      }
      const users = data.map((user) => (user.id === 'user-5' ? { ...user, active: false } : user))
      localStorage.setItem(key, JSON.stringify({ data: users, timestamp: Date.now() + 1000 }))
    })
    await page.bringToFront()
    await page.getByRole('heading', { name: 'Acceso al Sistema' }).waitFor()
    await page.goto('/admin/inventario')
    await page.getByRole('heading', { name: 'Acceso al Sistema' }).waitFor()
    await page.getByRole('status').filter({ hasText: 'Su cuenta no está activa' }).waitFor()
  }))
