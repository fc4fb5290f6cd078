import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { follow, offline, waitForWorker } from '../support/actions'
import { button, expectClean } from '../support/admin'
import { expectNoViolations } from '../support/axe'
import { type AppOptions, withApp } from '../support/harness'
import { overlap, sideways } from '../support/measure'

const PHONE: AppOptions = { viewport: { width: 360, height: 740 }, hasTouch: true }
/** For tests that also open an unknown address. */
const LOST_PHONE: AppOptions = { ...PHONE, allow: [/404: se intentó abrir/] }
const MOVING: AppOptions = { reducedMotion: 'no-preference' }
const PAGES = [
  ['/', 'Al Servicio de Villa Esperanza'],
  ['/servicios', 'Nuestros Servicios'],
  ['/contacto', 'Contacto'],
  ['/politicas', 'Políticas de Privacidad'],
  ['/terminos', 'Términos de Uso'],
] as const

const dot = (page: Page, slide: number) => button(page, `Ir a la diapositiva ${slide}`)
const isCurrent = async (page: Page, slide: number) =>
  (await dot(page, slide).getAttribute('aria-current')) === 'true'

/**
 * Waits until React has seen that the hero runs or stands still. Polled from here, because the page's timers are held.
 */
const until = (page: Page, state: 'running' | 'still') =>
  expect
    .poll(() => page.locator('[aria-roledescription="carrusel"] > [aria-live]').getAttribute('aria-live'))
    .toBe(state === 'running' ? 'off' : 'polite')

/** Opens home on its first slide with a held clock and the next step exactly 5 s away. */
async function withHeldHome(page: Page, body: () => Promise<void>): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await until(page, 'running')
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
  const first = page.locator('[aria-roledescription="carrusel"] button').first()
  await first.focus()
  await until(page, 'still')
  await first.blur()
  await until(page, 'running')
  if (await isCurrent(page, 2)) await page.clock.runFor(5000)
  await body()
  await page.clock.resume()
}

test('home shows its seven sections in order, with the figures and the sample records', () =>
  withApp(async ({ page }) => {
    await page.goto('/index.html?x=1')
    await page.getByRole('heading', { level: 1, name: 'Al Servicio de Villa Esperanza' }).waitFor()
    expect(new URL(page.url())).toMatchObject({ pathname: '/', search: '?x=1' })
    await expect.poll(() => page.locator('h1').count()).toBe(1)
    await expect
      .poll(() => page.locator('main h2').allTextContents())
      .toEqual([
        'Misión, visión y valores',
        'Nuestros servicios',
        'Estadísticas 2024',
        'Galería',
        'Nuestro equipo',
        'Contacto',
      ])
    for (const figure of ['24/7', '15+', '100%', '245', '93.67%'])
      await expect
        .poll(() => page.getByRole('definition').filter({ hasText: figure }).count(), { message: figure })
        .toBe(1)
    await expect.poll(() => page.locator('#galeria img').count()).toBe(1)
    await expect.poll(() => page.locator('#equipo li h3').allTextContents()).toHaveLength(3)
    const contact = page.locator('#contacto')
    await expect.poll(() => contact.getByLabel('Mensaje', { exact: true }).getAttribute('rows')).toBe('4')
    const eager = page.locator('main img[loading="eager"]')
    await expect
      .poll(() => eager.evaluateAll((list) => list.map((img) => img.getAttribute('src'))))
      .toEqual(['/img/hero-1.svg'])
  }))

test('the hero moves every 5 s; a manual step wraps, rests for 10 s and then it goes on', () =>
  withApp(
    ({ page }) =>
      withHeldHome(page, async () => {
        await page.clock.runFor(4999)
        await expect.poll(() => isCurrent(page, 1)).toBe(true)
        await page.clock.runFor(1)
        await expect.poll(() => isCurrent(page, 2)).toBe(true)

        await button(page, 'Siguiente').click()
        await expect.poll(() => isCurrent(page, 1)).toBe(true)
        // The mouse stays where it clicked, which is over the hero: it fills the screen.
        await page.clock.runFor(9999)
        await until(page, 'still')
        await page.clock.runFor(1)
        await until(page, 'running')
        await page.clock.runFor(4999)
        await expect.poll(() => isCurrent(page, 1)).toBe(true)
        await page.clock.runFor(1)
        await expect.poll(() => isCurrent(page, 2)).toBe(true)

        await button(page, 'Siguiente').click()
        await button(page, 'Anterior').click()
        await expect.poll(() => isCurrent(page, 2)).toBe(true)
        await dot(page, 1).click()
        await expect.poll(() => isCurrent(page, 1)).toBe(true)
      }),
    MOVING,
  ))

test('the hero stands still under the keyboard and paused, not under the pointer', () =>
  withApp(
    ({ page }) =>
      withHeldHome(page, async () => {
        const first = page.locator('[aria-roledescription="carrusel"] button').first()
        await expect.poll(() => first.getAttribute('aria-label')).toBe('Pausar las imágenes')

        await page.getByRole('heading', { level: 1 }).hover()
        await until(page, 'running')
        await page.clock.runFor(5000)
        await expect.poll(() => isCurrent(page, 2)).toBe(true)

        await first.focus()
        await until(page, 'still')
        await page.clock.runFor(20_000)
        await expect.poll(() => isCurrent(page, 2)).toBe(true)
        await page.keyboard.press('Enter')
        await button(page, 'Reanudar las imágenes').blur()
        await page.clock.runFor(20_000)
        await expect.poll(() => isCurrent(page, 2)).toBe(true)
        await button(page, 'Reanudar las imágenes').click()
        await until(page, 'running')
        await page.clock.runFor(5000)
        await expect.poll(() => isCurrent(page, 1)).toBe(true)
      }),
    MOVING,
  ))

test('with reduced motion the hero moves only when asked', () =>
  withApp(async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await button(page, 'Reanudar las imágenes').waitFor()
    await page.clock.runFor(20_000)
    await expect.poll(() => isCurrent(page, 1)).toBe(true)
  }))

test('a swipe turns the hero, and scrolling over it does not', () =>
  withApp(async ({ page, context }) => {
    await page.goto('/')
    await dot(page, 1).waitFor()
    const devtools = await context.newCDPSession(page)
    const swipe = async (from: [number, number], to: [number, number]) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
      await touch('touchStart', [from])
      await touch('touchMove', [to])
      await touch('touchEnd', [])
    }
    await swipe([300, 200], [100, 210])
    await page.locator('button[aria-label="Ir a la diapositiva 2"][aria-current="true"]').waitFor()
    await swipe([100, 200], [300, 210])
    await page.locator('button[aria-label="Ir a la diapositiva 1"][aria-current="true"]').waitFor()
    await swipe([200, 600], [180, 300])
    await expect.poll(() => isCurrent(page, 1)).toBe(true)
  }, PHONE))

test('the buttons of the hero scroll to below the header and move the focus there', () =>
  withApp(async ({ page }) => {
    await page.goto('/')
    for (const [name, id] of [
      ['Nuestros Servicios', 'servicios'],
      ['Contactar', 'contacto'],
      ['Bajar a misión, visión y valores', 'mision'],
    ] as const) {
      await button(page, name).click()
      const landed = await page.evaluate(async (section) => {
        const target = document.getElementById(section)
        const header = document.querySelector('header')
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        const top = target?.getBoundingClientRect().top ?? Number.NaN
        return {
          focus: document.activeElement?.id,
          gap: top - (header?.getBoundingClientRect().bottom ?? Number.NaN),
        }
      }, id)
      expect(landed.focus, name).toBe(id)
      expect(landed.gap, name).toBeGreaterThanOrEqual(-1)
      expect(landed.gap, name).toBeLessThan(60)
    }
  }))

test('home shows the first 6 active gallery items and 8 active members, by orden', () =>
  withApp(async ({ page }) => {
    await page.addInitScript(() => {
      const save = (key: string, data: object[]) =>
        localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() }))
      const numbers = Array.from({ length: 12 }, (_, index) => 12 - index)
      save(
        'bomberos_galeria_media',
        numbers.map((orden) => ({
          id: `media${orden}`,
          titulo: `Foto ${orden} <b>x</b>`,
          url: '/img/galeria-1.svg',
          seccion: orden === 2 ? 'HERO' : 'GALERIA',
          orden,
          activo: orden !== 3,
        })),
      )
      save(
        'bomberos_personal_personal',
        numbers.map((orden) => ({
          id: `staff${orden}`,
          nombres: `Persona ${orden} Wolfeschlegelsteinhausenbergerdorff`,
          cargo: 'Bombera',
          orden,
          activo: orden !== 1,
        })),
      )
    })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect
      .poll(() => page.locator('#galeria figcaption').allTextContents())
      .toEqual([1, 4, 5, 6, 7, 8].map((n) => `Foto ${n} <b>x</b>`))
    const people = () => page.locator('#equipo li h3').allTextContents()
    await expect
      .poll(async () => (await people()).map((name) => name.split(' ')[1]))
      .toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
    await expectClean(page)
  }, PHONE))

test('/servicios lists the fifteen services, the figures and the three steps', () =>
  withApp(async ({ page }) => {
    await page.goto('/servicios')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByText('Servicio Disponible 24/7').count()).toBe(15)
    await expect
      .poll(async () =>
        (await page.getByRole('definition').allTextContents()).filter((text) => text !== 'dato de muestra'),
      )
      .toEqual(['245', '8,5 min', '245', '320'])
    await expect
      .poll(() => page.locator('ol h3').allTextContents())
      .toEqual(['Llamada', 'Despacho', 'Atención profesional'])
    await expect.poll(() => page.locator('a[href="tel:911"]').count()).toBeGreaterThanOrEqual(3)
  }))

const FIELDS = {
  'Nombre completo': 'Ana Ruiz',
  'Correo electrónico': 'ana@correo.ec',
  Asunto: 'Inspección del local',
  Mensaje: 'Quisiera una inspección de mi local.',
}

async function fill(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(FIELDS)) await page.getByLabel(label, { exact: true }).fill(text)
}

/** The message of the draft as it is on disk. */
const keptMessage = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const opening = indexedDB.open('bomberos')
        opening.onsuccess = () => {
          const datos = opening.result.transaction('datos').objectStore('datos')
          const reading = datos.get('borrador:contacto')
          reading.onsuccess = () => resolve(reading.result?.mensaje)
        }
      }),
  )

/** Addresses that the page sends the browser to; no mail program is installed here. */
async function asked(page: Page): Promise<string[]> {
  const addresses: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.frameRequestedNavigation', ({ url }) => addresses.push(decodeURIComponent(url)))
  await session.send('Page.enable')
  return addresses
}

const NO_MAIL_PROGRAM = /Failed to launch 'mailto:/

test('what was typed into the home page’s form goes on in /contacto, beside what was left there', () =>
  withApp(async ({ page }) => {
    await page.goto('/contacto')
    await page.getByLabel('Teléfono', { exact: true }).fill('042123456')
    await page.getByLabel('Mensaje', { exact: true }).fill('Escrito ayer')
    await expect.poll(() => keptMessage(page)).toBe('Escrito ayer')

    await page.goto('/')
    await fill(page)
    await button(page, 'Enviar Mensaje').click()
    await page.waitForURL('**/contacto')
    const expectTyped = async () => {
      for (const [label, text] of Object.entries({
        ...FIELDS,
        Teléfono: '042123456',
        Mensaje: `Escrito ayer\n\n${FIELDS.Mensaje}`,
      }))
        await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(text)
    }
    await expectTyped()
    await expect.poll(() => keptMessage(page)).toContain(FIELDS.Mensaje)
    await page.reload()
    await expectTyped()
  }))

test('with a WhatsApp number the message opens in the station’s chat', () =>
  withApp(async ({ page, context }) => {
    await context.route(/wa\.me/, (route) => route.fulfill({ body: 'Chat' }))
    await context.addInitScript(() => {
      if (!location.host.startsWith('127.') && !location.host.startsWith('localhost')) return
      const entry = { data: { whatsapp: '099 123 4567' }, timestamp: Date.now() + 1000 }
      localStorage.setItem('bomberos_config_configSistema', JSON.stringify(entry))
    })
    await page.goto('/contacto')
    await page.getByText('Se abre WhatsApp con todo escrito').waitFor()
    await fill(page)
    const opening = context.waitForEvent('page')
    await button(page, 'Enviar Mensaje').click()
    const chat = new URL((await opening).url())
    expect(chat.host + chat.pathname).toBe('wa.me/593991234567')
    expect(chat.searchParams.get('text')).toContain(FIELDS.Mensaje)
    await page.getByText('Envíelo desde WhatsApp.').waitFor()
  }))

test('/contacto names errors, keeps the draft, opens the mail, and is emptied once the person sent it', () =>
  withApp(
    async ({ page }) => {
      await page.addInitScript(() => {
        if (!location.host.startsWith('127.') && !location.host.startsWith('localhost')) return
        const entry = { data: { email: 'estacion@nabon.ec' }, timestamp: Date.now() + 1000 }
        localStorage.setItem('bomberos_config_configSistema', JSON.stringify(entry))
      })
      await page.goto('/contacto')
      await button(page, 'Enviar Mensaje').click()
      for (const sentence of [
        'El nombre debe tener al menos 2 caracteres',
        'Ingrese un email válido',
        'El asunto debe tener al menos 5 caracteres',
        'El mensaje debe tener al menos 10 caracteres',
      ])
        await page.getByText(sentence, { exact: true }).waitFor()
      await expect
        .poll(() =>
          page.getByLabel('Nombre completo', { exact: true }).evaluate((input) => input.matches(':focus')),
        )
        .toBe(true)
      await expectNoViolations(page)

      await fill(page)
      await expect.poll(() => keptMessage(page)).toBe(FIELDS.Mensaje)
      await page.reload()
      await page.getByText('Lo que escribió sigue aquí').waitFor()
      await expect.poll(() => page.getByLabel('Asunto', { exact: true }).inputValue()).toBe(FIELDS.Asunto)
      const mail = page.getByRole('link', { name: 'Escribir desde mi correo' })
      expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain('Quisiera una inspección')

      const opened = await asked(page)
      await button(page, 'Enviar Mensaje').click()
      await expect.poll(() => page.getByLabel('Mensaje', { exact: true }).isDisabled()).toBe(true)
      await page.getByText('Mensaje listo para enviar').waitFor()
      expect(opened).toEqual([
        expect.stringMatching(/^mailto:estacion@nabon\.ec\?subject=Inspección del local&body=Quisiera una/),
      ])
      await page.getByText('¿Ya lo envió?').waitFor()
      await expectNoViolations(page)
      await button(page, 'Todavía no').click()
      await expect.poll(() => page.getByLabel('Mensaje', { exact: true }).inputValue()).toBe(FIELDS.Mensaje)
      await button(page, 'Enviar Mensaje').click()
      await button(page, 'Sí, ya lo envié').click()
      await page.getByText('Mensaje enviado exitosamente').waitFor()
      await page.getByText('Nos comunicaremos contigo a la brevedad posible.').waitFor()
      for (const label of Object.keys(FIELDS))
        await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe('')
      await expect.poll(() => keptMessage(page)).toBeUndefined()
      await expect.poll(() => page.getByRole('img', { name: 'Mapa de ubicación' }).count()).toBe(1)
    },
    { allow: [NO_MAIL_PROGRAM] },
  ))

test('every page opens offline; a message written there stays in the form, and the failure is shown', () =>
  withApp(
    async ({ page, context }) => {
      await page.goto('/')
      await waitForWorker(page)
      await offline(context)
      for (const [path, heading] of PAGES) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
      }
      const notice = page.getByRole('status').filter({ hasText: 'Sin conexión' }).locator('svg')
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        for (const name of ['Llamar al 911', /, inicio$/])
          await expect
            .poll(() => overlap(notice.locator('..'), page.getByRole('banner').getByRole('link', { name })))
            .toBe(false)
      }
      await follow(page, '/contacto')
      await fill(page)
      await button(page, 'Enviar Mensaje').click()
      await page.getByText('Error al enviar mensaje').waitFor()
      await page.getByText('Por favor intenta nuevamente o contacta directamente.').waitFor()
      await expect.poll(() => page.getByLabel('Mensaje', { exact: true }).inputValue()).toBe(FIELDS.Mensaje)
    },
    { worker: true },
  ))

test('another brigade sees its own name, address and numbers everywhere', () =>
  withApp(async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      const key = 'bomberos_config_configSistema'
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
      const data = {
        ...stored.data,
        nombreInstitucion: 'Benemérito Cuerpo de Bomberos de San Francisco de Milagro Alto',
        canton: 'San Francisco de Milagro Alto',
        direccion: 'Calle Nueva 1',
        telefono: '+593 4 212-3456',
        email: 'hola@milagro.example',
        sitioWeb: 'https://milagro.example/bomberos/',
      }
      localStorage.setItem(key, JSON.stringify({ data, timestamp: Date.now() + 1000 }))
    })
    await page.reload()
    await page
      .getByRole('heading', { level: 1, name: 'Al Servicio de San Francisco de Milagro Alto' })
      .waitFor()
    await page.setViewportSize({ width: 360, height: 740 })
    const name = page.getByRole('banner').getByText('San Francisco de Milagro Alto', { exact: true })
    const cut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight
    await expect.poll(() => name.evaluate(cut)).toBe(false)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(() => page.locator('#contacto a[href="tel:+59342123456"]').count()).toBe(1)
    await expect.poll(() => page.getByText('Villa Esperanza').count()).toBe(0)
    for (const [path] of PAGES) {
      await follow(page, path)
      const samples = page.getByText(/Villa Esperanza|XXX-XXXX|info@bomberos\.example/)
      await expect.poll(() => samples.count(), { message: path }).toBe(0)
      await expect.poll(() => sideways(page), { message: path }).toEqual([])
      if (path !== '/contacto') continue
      const address = page
        .locator('main')
        .getByRole('link', { name: 'milagro.example/bomberos', exact: true })
      await expect.poll(() => address.getAttribute('href')).toBe('https://milagro.example/bomberos/')
      await expect.poll(() => address.getAttribute('rel')).toContain('noopener')
    }
    for (const [path, title] of [
      ['/reportar/mis-reportes', 'Mis reportes'],
      ['/no-existe', 'Página no encontrada'],
      ['/galeria/no-existe', 'Página no encontrada'],
      ['/transparencia/rc-no-existe', 'Página no encontrada'],
    ] as const) {
      await page.evaluate((address) => history.pushState(null, '', address), path)
      await expect
        .poll(() => page.title())
        .toBe(`${title} · Benemérito Cuerpo de Bomberos de San Francisco de Milagro Alto`)
      await expect.poll(() => page.getByRole('main').count(), { message: path }).toBe(1)
    }
  }, LOST_PHONE))

test('no page breaks a rule of axe, light or dark, or scrolls sideways', () =>
  withApp(async ({ page }) => {
    for (const [path] of PAGES) {
      await follow(page, path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => sideways(page), { message: path }).toEqual([])
      await expectNoViolations(page)
      const twice = await page.addStyleTag({ content: 'html { font-size: 200% }' })
      await expect.poll(() => sideways(page), { message: `${path} at 200 %` }).toEqual([])
      const header = await page.locator('header').boundingBox()
      expect(header?.height, `${path} header at 200 %`).toBeLessThan(160)
      await twice.evaluate((style) => (style as Element).remove())
    }
  }, PHONE))

test('the page is light or dark as the system is, until somebody chooses; the panel wears the same', () =>
  withApp(async ({ page, context }) => {
    const ground = (of: Page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const [LIGHT, DARK] = ['rgb(255, 255, 255)', 'rgb(20, 28, 36)']
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/terminos')
    await button(page, 'Tema claro').waitFor()
    await expect.poll(() => ground(page)).toBe(DARK)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => ground(page)).toBe(LIGHT)
    await button(page, 'Tema oscuro').click()
    await button(page, 'Tema claro').waitFor()
    await expect.poll(() => ground(page)).toBe(DARK)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload()
    await button(page, 'Tema claro').waitFor()
    await expect.poll(() => ground(page)).toBe(DARK)

    const panel = await context.newPage()
    await panel.goto('/login')
    await panel.getByLabel('Email', { exact: true }).fill('jefe@bomberos.example')
    await panel.getByLabel('Contraseña', { exact: true }).fill('Jefe2024!')
    await button(panel, 'Iniciar Sesión').click()
    await button(panel, 'Menú de usuario').click()
    await panel.getByRole('menuitem', { name: 'Tema claro' }).click()
    await expect.poll(() => ground(panel)).toBe(LIGHT)
  }, PHONE))
